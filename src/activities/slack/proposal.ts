import type { WebClient } from '@slack/web-api';
import { notInChannel } from '../../messages/not-in-channel.ts';
import { isCardCut, proposalCard } from '../../messages/proposal/proposal-card.ts';
import { proposalLine } from '../../messages/proposal/proposal-line.ts';
import { proposalNotice } from '../../messages/proposal/proposal-notice.ts';
import type { MessageRef } from '../../shared/launch.ts';
import type { Proposal } from '../../shared/proposal.ts';
import type { ProposalLine, ProposalNotice } from '../../shared/proposal-line.ts';
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
      return card;

      async function postCard(): Promise<MessageRef> {
        try {
          return await postOnce(slack, { ...post, ...(thread && { threadTs: thread.ts }) });
        } catch (error) {
          if (!isClosedToUs(error)) throw error;
          const blocks = [...notInChannel(channel), ...post.blocks];
          return postOnce(slack, { ...post, blocks, channel: await directChannel(slack, by.user) });
        }
      }

      async function shareAll(place: MessageRef): Promise<void> {
        await shareFile(slack, {
          channel: place.channel,
          threadTs: thread?.ts ?? place.ts,
          name: `${proposal.request.of}s.csv`,
          title: `All ${proposal.changes.length} changes`,
          text: proposalCsv(proposal),
        });
      }
    },

    async editProposal({ message, proposal }: { message: MessageRef; proposal: Proposal }) {
      await editMessage(slack, message, proposalCard(proposal));
    },

    /** A reply below the card: it notifies, where an edit does not. */
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
    }) {
      await postOnce(slack, { channel, threadTs: ts, key, ...proposalLine(line, proposal) });
    },

    /** Only to the person who asked. */
    async tellProposer(to: { user: string; channel: string; notice: ProposalNotice }) {
      await whisper(slack, to, proposalNotice(to.notice));
    },
  };
}
