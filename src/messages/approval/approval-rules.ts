import type { RichTextBlock } from '@slack/types';
import type { ApprovalView } from '../../shared/approval.ts';
import { counted } from '../kit/counted.ts';
import { oneLine } from '../kit/one-line.ts';
import { bold, line, list, richText } from '../kit/rich-text.ts';
import { peopleWords } from './people-words.ts';

/** Which rules ask for approval, and who may give it. */
export function approvalRules({ asked, approvals }: ApprovalView): RichTextBlock[] {
  const rules = asked
    .slice(0, 5)
    .map(({ sentence, rule }) =>
      line(oneLine(sentence, 300), ` (policy: ${oneLine(rule.path, 60)}, line ${rule.line})`),
    );
  const may = approvals.needed.map(({ count, users, roles }) =>
    line(
      `${counted(count, 'approval')} from `,
      ...(users.length > 0 ? peopleWords(users) : [roles.join(' or ')]),
    ),
  );
  return [
    richText(line(bold('This needs approval.')), list(rules)),
    richText(line(bold('Who may approve')), list(may)),
  ];
}
