import type { HomeView } from '@slack/types';
import { closedHome, homeView } from '../../messages/home/home-view.ts';
import type { Person } from '../../shared/launch.ts';
import type { PeopleInSlack } from '../gate/people-in-slack.ts';
import { readHome, type HomeSources } from './read-home.ts';

export interface HomeDeps extends HomeSources {
  people: Pick<PeopleInSlack, 'isColleague'>;
}

export function createHomeActivities({ slack, people, ...sources }: HomeDeps) {
  return {
    /** Reads and publishes the Home tab of one person; in one piece, since it may be large. */
    async publishHome(by: Person): Promise<void> {
      const isColleague = await people.isColleague(by);
      const view: HomeView = isColleague
        ? homeView(await readHome(by.user, { ...sources, slack }))
        : closedHome(
            'Only members of the agency see here what is under way. Ask a colleague there.',
          );
      await slack.views.publish({ user_id: by.user, view });
    },
  };
}
