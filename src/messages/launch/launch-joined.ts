import { message, type Message } from '../kit/message.ts';
import { link, paragraph, person } from '../kit/rich-text.ts';

/** For somebody who gave a plan that is being launched at this moment: one run, and where it is. */
export function launchJoined({
  requester,
  permalink,
}: {
  requester: string;
  permalink?: string;
}): Message {
  return message(
    'This plan is being launched already.',
    paragraph(
      'Exactly this plan is open already: ',
      person(requester),
      ' gave it first. Nothing runs twice; ',
      ...(permalink === undefined
        ? ['you find it in the channel.']
        : [link(permalink, 'here is its message'), '.']),
    ),
  );
}
