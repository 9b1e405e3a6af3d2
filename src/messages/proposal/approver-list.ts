import type { RichTextBlock, RichTextSection } from '@slack/types';
import type { Proposal } from '../../shared/proposal.ts';
import type { Requirement } from '../../shared/policy.ts';
import { peopleWords } from '../approval/people-words.ts';
import { oneLine } from '../kit/one-line.ts';
import { bold, line, list, richText, type Words } from '../kit/rich-text.ts';

/** Who may approve, by requirement, and who has; nothing where nobody has to. */
export function approverList({ approvals, signed, version }: Proposal): RichTextBlock | undefined {
  if (approvals === undefined || approvals.needed.length === 0) return undefined;
  const lines = approvals.needed.slice(0, mostRequirements).map((requirement, place) => {
    const yes = signed.filter((each) => each.version === version && each.counts.includes(place));
    return requirementLine(
      requirement,
      yes.map(({ by }) => by.user),
    );
  });
  return richText(line(bold('Who may approve')), list(lines));
}

function requirementLine({ count, roles, users }: Requirement, signed: string[]): RichTextSection {
  const who: Words[] =
    users.length === 0 ? ['nobody is in it: change the policy'] : peopleWords(users);
  const names = oneLine(roles.map((role) => role.replaceAll('_', ' ')).join(' or '), 150);
  return line(
    `${count} of ${names} (`,
    ...who,
    `), `,
    ...(signed.length === 0 ? ['none so far'] : ['so far ', ...peopleWords(signed)]),
  );
}

const mostRequirements = 6;
