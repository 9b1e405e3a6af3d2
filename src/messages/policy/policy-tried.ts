import type { KnownBlock } from '@slack/types';
import type { Judgement } from '../../shared/gate.ts';
import type { PolicyAnswer } from '../../shared/policy-answer.ts';
import { approvalRules } from '../approval/approval-rules.ts';
import { escape } from '../kit/escape.ts';
import { header } from '../kit/header.ts';
import { message, type Message } from '../kit/message.ts';
import { moment } from '../kit/moment.ts';
import { note } from '../kit/note.ts';
import { oneLine } from '../kit/one-line.ts';
import { bold, line, list, paragraph, richText } from '../kit/rich-text.ts';

/** What the policy would say to a request, with the rules that decide. */
export function policyTried({
  what,
  judgement,
}: Extract<PolicyAnswer, { kind: 'tried' }>): Message {
  const words = oneLine(what, 300);
  return message(
    `${outcomes[judgement.outcome]}: ${words}`,
    header(outcomes[judgement.outcome]),
    paragraph(bold(words)),
    ...decision(judgement),
    note(
      `Policy ${escape(oneLine(judgement.version, 20))}. This was only a trial: nothing was done.`,
    ),
  );
}

const outcomes: Record<Judgement['outcome'], string> = {
  allow: 'Allowed',
  ask: 'Needs approval',
  refuse: 'Refused',
};

function decision(judgement: Judgement): KnownBlock[] {
  const { sentence, rule, also } = judgement;
  const reasons = [{ sentence, rule }, ...also];
  if (judgement.outcome === 'ask') {
    const { approvals } = judgement;
    return [
      ...approvalRules({ asked: reasons, approvals, signed: [] }),
      note(`If it were asked for now, it would be open until ${moment(approvals.deadlineAt)}.`),
    ];
  }
  const lines = reasons.slice(0, 10).map((reason) => {
    const { path, line: at } = reason.rule;
    const where = path === '' ? '' : ` (policy: ${oneLine(path, 60)}, line ${at})`;
    return line(`${oneLine(reason.sentence, 300)}${where}`);
  });
  return [richText(list(lines))];
}
