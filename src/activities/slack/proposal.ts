import type { WebClient } from '@slack/web-api';
import type { Message } from '../../messages/kit/message.ts';
import { titleOf } from '../../messages/proposal/change-words.ts';
import { cardElsewhere } from '../../messages/proposal/card-elsewhere.ts';
import { isCardCut, proposalCard } from '../../messages/proposal/proposal-card.ts';
import { proposalLine } from '../../messages/proposal/proposal-line.ts';
import { proposalNotice } from '../../messages/proposal/proposal-notice.ts';
import type { MessageRef } from '../../shared/launch.ts';
import type { Proposal } from '../../shared/proposal.ts';
import type { ProposalLine, ProposalNotice } from '../../shared/proposal-line.ts';
import { callEach } from './call-each.ts';
import { isClosedToUs } from './closed-to-us.ts';
import { directChannel } from './direct-channel.ts';
import { editMessage } from './edit-message.ts';
import { postOnce } from './post-once.ts';
import { proposalCsv } from './proposal-csv.ts';
import { shareFile } from './share-file.ts';
import { whisper } from './whisper.ts';

/** What Slack gets to see of a proposal. */
export function createProposalSlackActivities({ slack }: { slack: WebClient }) {
  return {
    /** Posts a card; where the channel is closed to us, to the person who asked. */
    async postProposal({
      proposal,
      thread,
    }: {
      proposal: Proposal;
      thread?: MessageRef;
    }): Promise<MessageRef> {
      const { channel, by } = proposal.request;
      const key = `${proposal.id} card ${proposal.version}`;
      const post = { channel, key, ...proposalCard(proposal) };
      const card = await postCard();
      if (isCardCut(proposal)) await shareAll(card);
      await callAll(proposal, card);
      return card;

      async function postCard(): Promise<MessageRef> {
        try {
          return await postOnce(slack, { ...post, ...(thread && { threadTs: thread.ts }) });
        } catch (error) {
          if (!isClosedToUs(error)) throw error;
          return postTo(by.user, key, channel, post);
        }
      }

      async function shareAll(place: MessageRef): Promise<void> {
        await shareFile(slack, {
          channel: place.channel,
          threadTs: thread?.channel === place.channel ? thread.ts : place.ts,
          name: `${proposal.request.of}s.csv`,
          title: `All ${proposal.changes.length} changes`,
          text: proposalCsv(proposal),
        });
      }
    },

    /**
     * Shows on the card how the proposal stands. One that somebody deleted, or whose channel was closed, goes on in the
     * direct messages of who asked.
     * @returns where the card is now
     */
    async editProposal({
      message,
      proposal,
    }: {
      message: MessageRef;
      proposal: Proposal;
    }): Promise<MessageRef> {
      const { channel, by } = proposal.request;
      const content = proposalCard(proposal);
      const shown = message.channel === channel ? content : elsewhere(channel, content);
      const isShown = (await editMessage(slack, message, shown)) === 'shown';
      // There is a fresh card in the place of one that is superseded.
      if (isShown || proposal.state === 'superseded') return message;
      const key = `${proposal.id} card ${proposal.version} instead of ${message.ts}`;
      const direct = await postTo(by.user, key, channel, content);
      await callAll(proposal, direct);
      return direct;
    },

    /** A reply below the card: it notifies, where an edit does not. Without its card it goes to who asked. */
    async sayOfProposal({
      key,
      message: { channel, ts },
      line,
      proposal,
    }: {
      key: string;
      message: MessageRef;
      line: ProposalLine;
      proposal: Proposal;
    }): Promise<void> {
      const content = proposalLine(line, proposal);
      try {
        await postOnce(slack, { channel, threadTs: ts, key, ...content });
      } catch (error) {
        if (!isClosedToUs(error)) throw error;
        await postTo(proposal.request.by.user, key, channel, content);
      }
    },

    /** Only to the person who asked. */
    async tellProposer(to: { user: string; channel: string; notice: ProposalNotice }) {
      await whisper(slack, to, proposalNotice(to.notice));
    },
  };

  /** Those who may approve do not see what is a direct message to somebody else. */
  async function callAll(proposal: Proposal, { channel, ts }: MessageRef): Promise<void> {
    const { id, state, request, approvals, signed } = proposal;
    if (!channel.startsWith('D') || state !== 'waiting' || approvals === undefined) return;
    const yes = new Set(signed.map(({ by }) => by.user));
    const all = new Set(approvals.needed.flatMap(({ users }) => users));
    await callEach(slack, {
      key: `${id} call ${ts}`,
      urgency: 'asked',
      what: titleOf(proposal),
      requester: request.by.user,
      approvers: [...all].filter((user) => !yes.has(user)),
      deadlineAt: approvals.deadlineAt,
    });
  }

  async function postTo(
    user: string,
    key: string,
    wanted: string,
    content: Message,
  ): Promise<MessageRef> {
    const channel = await directChannel(slack, user);
    return postOnce(slack, { channel, key, ...elsewhere(wanted, content) });
  }
}

function elsewhere(wanted: string, { text, blocks }: Message): Message {
  return { text, blocks: [cardElsewhere(wanted), ...blocks] };
}
