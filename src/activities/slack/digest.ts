import { WebAPIPlatformError, type WebClient } from '@slack/web-api';
import { digestMessage } from '../../messages/digest/digest-message.ts';
import { digestCompletion } from '../../messages/digest-notices/digest-completion.ts';
import { sentence } from '../../messages/kit/sentence.ts';
import { digestKey, missingOf, postedSince, type DigestMaterial } from '../../shared/digest-run.ts';
import type { MessageRef } from '../../shared/launch.ts';
import { composeDigest, type DigestFigures } from '../digest/compose-digest.ts';
import { isOvertaken } from '../digest/digest-activities.ts';
import { isClosedToUs } from './closed-to-us.ts';
import { editMessage } from './edit-message.ts';
import { postOnce } from './post-once.ts';
import { shareDigestFiles, type DigestFiles } from './share-digest-files.ts';
import { whisper } from './whisper.ts';

/** What became of a digest that was to be posted. `closed`: with the word of Slack for it. */
export type DigestPosting =
  | { outcome: 'posted'; message: MessageRef }
  | { outcome: 'overtaken' }
  | { outcome: 'closed'; reason: string };

/** What Slack gets to see of digests. */
export function createDigestSlackActivities({
  slack,
  figures,
}: {
  slack: WebClient;
  figures: DigestFigures;
}) {
  return {
    /** Posts a digest, unless it is in the channel already or a later one is due by now. */
    async postDigestMessage(
      material: DigestMaterial & { heldFrom?: string },
    ): Promise<DigestPosting> {
      if (isOvertaken(material)) return { outcome: 'overtaken' };
      const { settings, heldFrom } = material;
      const { view } = await composeDigest(material, figures);
      const content = digestMessage(view, { ...(heldFrom !== undefined && { heldFrom }) });
      const post = {
        channel: settings.channel,
        key: digestKey(settings.id, material.due),
        since: postedSince(material.due),
      };
      try {
        return { outcome: 'posted', message: await postOnce(slack, { ...post, ...content }) };
      } catch (error) {
        if (!isClosedToUs(error) || !(error instanceof WebAPIPlatformError)) throw error;
        return { outcome: 'closed', reason: error.data.error };
      }
    },

    /** Shows in the message what was lacking before. `gone`: somebody deleted it, or its channel was closed. */
    async editDigestMessage({
      message,
      heldFrom,
      ...material
    }: DigestMaterial & { message: MessageRef; heldFrom?: string }): Promise<'shown' | 'gone'> {
      const { view } = await composeDigest(material, figures);
      const { asOf: completedAt } = material.gathered;
      const extra = { completedAt, ...(heldFrom !== undefined && { heldFrom }) };
      return editMessage(slack, message, digestMessage(view, extra));
    },

    /** Its CSV and its charts in the thread, each once. */
    async shareDigestFiles(files: DigestFiles): Promise<void> {
      await shareDigestFiles(slack, files, await composeDigest(files, figures));
    },

    /** In the thread: what was lacking is there, or is not to be had. An edit notifies nobody. */
    async sayDigestCompletion({
      message,
      ended,
      ...material
    }: DigestMaterial & { message: MessageRef; ended: 'completed' | 'incomplete' }): Promise<void> {
      await postOnce(slack, {
        channel: message.channel,
        threadTs: message.ts,
        key: `${digestKey(material.settings.id, material.due)} ${ended}`,
        since: postedSince(material.due),
        ...digestCompletion({ ended, missing: missingOf(material.gathered) }),
      });
    },

    /** As it would be posted now, to one person. */
    async tellDigestPreview({
      user,
      channel,
      ...material
    }: DigestMaterial & { user: string; channel: string }): Promise<void> {
      const { view } = await composeDigest(material, figures);
      await whisper(slack, { user, channel }, digestMessage(view, { preview: true }));
    },

    /** A sentence to one person. */
    async tellOfDigest(to: { user: string; channel: string; words: string }): Promise<void> {
      await whisper(slack, to, sentence(to.words));
    },
  };
}
