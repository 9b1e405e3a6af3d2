import type { WebClient } from '@slack/web-api';
import type { Message } from '../../messages/kit/message.ts';
import { sentence } from '../../messages/kit/sentence.ts';
import { notInChannel } from '../../messages/not-in-channel.ts';
import { operationAnswer } from '../../messages/operation/operation-answer.ts';
import { operationAsking } from '../../messages/operation/operation-asking.ts';
import { operationClosed } from '../../messages/operation/operation-closed.ts';
import { operationDone } from '../../messages/operation/operation-done.ts';
import { operationFailed, writeFailed } from '../../messages/operation/operation-failed.ts';
import { operationPreview } from '../../messages/operation/operation-preview.ts';
import { operationProblems } from '../../messages/operation/operation-problems.ts';
import { operationSending } from '../../messages/operation/operation-sending.ts';
import type { MessageRef } from '../../shared/launch.ts';
import type { OperationContent, OperationNotice } from '../../shared/operation.ts';
import { isClosedToUs } from './closed-to-us.ts';
import { directChannel } from './direct-channel.ts';
import { editMessage } from './edit-message.ts';
import { postOnce } from './post-once.ts';
import { whisper } from './whisper.ts';

interface InOperation {
  workflowId: string;
  message: MessageRef;
}

/** What Slack gets to see of an operation. */
export function createOperationSlackActivities({ slack }: { slack: WebClient }) {
  return {
    /** Posts the preview; where the channel is closed to us, to the person who asked. */
    async postOperation(operation: {
      workflowId: string;
      channel: string;
      by: string;
      content: OperationContent;
    }): Promise<MessageRef> {
      const { workflowId, channel, by, content } = operation;
      const post = { channel, key: workflowId, ...messageOf(workflowId, content) };
      try {
        return await postOnce(slack, post);
      } catch (error) {
        if (!isClosedToUs(error)) throw error;
        const blocks = [...notInChannel(channel), ...post.blocks];
        return postOnce(slack, { ...post, blocks, channel: await directChannel(slack, by) });
      }
    },

    async editOperation({
      workflowId,
      message,
      content,
    }: InOperation & { content: OperationContent }) {
      await editMessage(slack, message, messageOf(workflowId, content));
    },

    /** How it ended, as a reply: it notifies, where an edit does not. */
    async announceOperation({
      workflowId,
      message: { channel, ts },
      content,
    }: InOperation & { content: OperationContent }) {
      const key = `${workflowId} result`;
      await postOnce(slack, { channel, threadTs: ts, key, ...messageOf(workflowId, content) });
    },

    /** Only to one person. */
    async tellOperation(to: { user: string; channel: string; notice: OperationNotice }) {
      await whisper(slack, to, noticeOf(to.notice));
    },
  };
}

function messageOf(workflowId: string, content: OperationContent): Message {
  switch (content.kind) {
    case 'preview':
      return operationPreview(content.preview, { workflowId, ...content });
    case 'asking':
      return operationAsking(content, workflowId);
    case 'sending':
      return operationSending(content);
    case 'done':
      return operationDone(content);
    case 'cancelled':
    case 'rejected':
    case 'withdrawn':
    case 'expired':
    case 'unapproved':
    case 'refused':
      return operationClosed(content);
    case 'failed':
      return writeFailed(content);
  }
}

function noticeOf(notice: OperationNotice): Message {
  switch (notice.kind) {
    case 'answer':
      return operationAnswer(notice);
    case 'problems':
      return operationProblems(notice);
    case 'refused':
      return sentence(notice.reason);
    case 'failed':
      return operationFailed(notice.operation, notice.failure);
  }
}
