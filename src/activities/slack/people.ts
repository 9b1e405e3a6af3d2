import type { WebClient } from '@slack/web-api';
import type { Person } from '../../shared/launch.ts';

export function createPeopleActivities({ slack }: { slack: WebClient }) {
  let ownTeam: Promise<string | undefined> | undefined;
  const team = () =>
    (ownTeam ??= slack.auth.test().then(
      ({ team_id }) => team_id,
      (error: unknown) => {
        ownTeam = undefined;
        throw error;
      },
    ));

  return {
    /** Full members of the agency's own workspace may act; guests, strangers, bots and leavers may not. */
    async mayAct(
      person: Person,
    ): Promise<{ accepted: true } | { accepted: false; reason: string }> {
      const { user } = await slack.users.info({ user: person.user });
      if (user === undefined || user.deleted === true || user.is_bot === true) {
        return { accepted: false, reason: 'Slack does not know you as an active person.' };
      }
      const isGuest = user.is_restricted === true || user.is_ultra_restricted === true;
      const isOutside = user.is_stranger === true || user.team_id !== (await team());
      if (!isGuest && !isOutside) return { accepted: true };
      const reason =
        'Only members of the agency may launch, stop or look at media plans. Ask a colleague there.';
      return { accepted: false, reason };
    },
  };
}
