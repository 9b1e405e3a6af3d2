import type { WebClient } from '@slack/web-api';
import { exportAnswer } from '../../messages/why/export-answer.ts';
import { whyAnswer } from '../../messages/why/why-answer.ts';
import type { LedgerRecord } from '../../shared/ledger.ts';
import type { ExportAnswer, WhyAnswer } from '../../shared/why.ts';
import { whisper } from './whisper.ts';

interface Asked {
  user: string;
  channel: string;
}

export function createWhySlackActivities({ slack }: { slack: WebClient }) {
  return {
    /** The answer to `/adops why`, to the person who asked. */
    async tellWhy(asked: Asked & { answer: WhyAnswer }): Promise<void> {
      const { answer } = asked;
      await whisper(slack, asked, whyAnswer(answer, await linksOf(recordsOf(answer))));
    },

    /** What became of `/adops why export`, to the person who asked. */
    async tellExport(asked: Asked & { answer: ExportAnswer }): Promise<void> {
      await whisper(slack, asked, exportAnswer(asked.answer));
    },
  };

  /** Addresses of the messages, by id of the entry. One that is gone has none. */
  async function linksOf(records: LedgerRecord[]): Promise<Record<string, string>> {
    const links = await Promise.all(
      records.map(async ({ id, message }) => {
        if (message === undefined) return [];
        const { channel, ts } = message;
        const answer = await slack.chat
          .getPermalink({ channel, message_ts: ts })
          .catch(() => undefined);
        return answer?.permalink === undefined ? [] : [[id, answer.permalink]];
      }),
    );
    return Object.fromEntries(links.flat());
  }
}

function recordsOf(answer: WhyAnswer): LedgerRecord[] {
  if (answer.kind === 'changes') return answer.changes.map(({ record }) => record);
  return answer.kind === 'entry' ? [answer.change.record] : [];
}
