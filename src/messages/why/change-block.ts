import type { RichTextBlock, RichTextSection } from '@slack/types';
import { slashCommand } from '../../shared/ids.ts';
import { undoableKinds, type LedgerKind, type LedgerRecord } from '../../shared/ledger.ts';
import type { WhyChange } from '../../shared/why.ts';
import { oneLine } from '../kit/one-line.ts';
import { richMoment } from '../kit/rich-moment.ts';
import { bold, code, line, link, person, richText, type Words } from '../kit/rich-text.ts';
import { fieldMoves } from './field-moves.ts';

/** One change with all that is known of it: a line for each, none for what there is not. */
export function changeBlock(change: WhyChange, permalink?: string): RichTextBlock {
  const { record } = change;
  return richText(
    ...[
      titleLine(change),
      moveLine(record),
      peopleLine(record),
      textLine('Reason', record.reason === undefined ? [] : [record.reason]),
      textLine('Evidence', record.evidence ?? []),
      policyLine(record),
      lastLine(change, permalink),
    ].filter((section) => section !== undefined),
  );
}

/** What was done, in a word before the object. */
export const kindWords: Record<LedgerKind, string> = {
  launch: 'Launched',
  pause: 'Paused',
  resume: 'Resumed',
  bid: 'Bid changed',
  budget: 'Budget changed',
  operation: 'Changed by form',
  freeze: 'Frozen',
  unfreeze: 'No longer frozen',
};

function titleLine({ record, count, names }: WhyChange): RichTextSection {
  const { kind, target, partOf } = record;
  const whole = partOf === undefined ? '' : `, as part of ${partOf.kind} «${name(partOf.name)}»`;
  if (count === 1) {
    const id = oneLine(target.id, 30);
    return line(bold(kindWords[kind]), ` · ${target.kind} «${name(target.name)}» (${id})${whole}`);
  }
  const named = names.map((each) => `«${oneLine(each, 30)}»`).join(', ');
  const more = count > names.length ? ' …' : '';
  const many = `${count.toLocaleString('en')} ${target.kind}s`;
  return line(bold(kindWords[kind]), ` · ${many}${whole}: ${named}${more}`);
}

const name = (text: string): string => oneLine(text, 50);

function moveLine(record: LedgerRecord): RichTextSection | undefined {
  const { kind, operation, until } = record;
  const ends: Words[] =
    until === undefined
      ? [kind === 'freeze' ? 'until somebody ends it' : '']
      : ['until ', richMoment(until)];
  const words: Words[] = [
    operation === undefined ? '' : code(oneLine(operation, 60)),
    operation === undefined ? '' : '  ',
    fieldMoves(record),
    ...ends,
  ].filter((word) => word !== '');
  return words.length === 0 ? undefined : line(...words);
}

function peopleLine({ by, confirmedBy, approvedBy, at }: LedgerRecord): RichTextSection {
  const shown = approvedBy.slice(0, 4);
  const approvals = shown.flatMap((user, place): Words[] => [
    place === 0 ? '' : ', ',
    person(user),
  ]);
  const more = approvedBy.length - shown.length;
  return line(
    richMoment(at),
    ' by ',
    person(by.user),
    ...(confirmedBy === undefined ? [] : [', confirmed by ', person(confirmedBy)]),
    ...(approvals.length === 0 ? [] : [', approved by ', ...approvals]),
    more > 0 ? ` and ${more} more` : '',
  );
}

/** The first of several lines. */
function textLine(
  label: string,
  [text, ...others]: readonly string[],
): RichTextSection | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  const more = others.length === 0 ? '' : ` (and ${others.length} more in the export)`;
  return line(bold(`${label}: `), oneLine(text, 140), more);
}

function policyLine({ policy }: LedgerRecord): RichTextSection | undefined {
  if (policy === undefined) return undefined;
  return line(
    bold('Policy: '),
    `${oneLine(policy.rule, 60)} of version ${oneLine(policy.version, 8)}`,
  );
}

function lastLine({ record, count }: WhyChange, permalink: string | undefined): RichTextSection {
  const { kind, shortId, undoneBy, run } = record;
  const undo: Words[] =
    undoneBy !== undefined && count === 1
      ? ['  ·  undone by ', code(undoneBy)]
      : undoableKinds.includes(kind)
        ? [
            '  ·  ',
            code(`${slashCommand} undo ${count === 1 ? shortId : oneLine(run.workflowId, 60)}`),
          ]
        : [];
  return line(
    count === 1 ? 'Entry ' : 'Newest entry ',
    code(oneLine(shortId, 40)),
    ...undo,
    ...(permalink === undefined ? [] : ['  ·  ', link(permalink, 'Message')]),
  );
}
