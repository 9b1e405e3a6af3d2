import type { RichTextBlock } from '@slack/types';
import { missingSignatures, type ApprovalView } from '../../shared/approval.ts';
import { counted } from '../kit/counted.ts';
import { bold, paragraph, type Words } from '../kit/rich-text.ts';
import { peopleWords } from './people-words.ts';

/** `1 of 2 approvals: @Jonas.` */
export function approvalProgress({ approvals, signed }: ApprovalView): RichTextBlock {
  const needed = approvals.needed.reduce((all, { count }) => all + count, 0);
  const version = signed[0]?.version ?? 0;
  const missing = missingSignatures({ needed: approvals.needed, signed, version });
  const given = needed - missing.reduce((all, count) => all + count, 0);
  const by: Words[] =
    signed.length === 0 ? ['.'] : [': ', ...peopleWords(signed.map((each) => each.by.user)), '.'];
  return paragraph(bold(`${given} of ${counted(needed, 'approval')}`), ...by);
}
