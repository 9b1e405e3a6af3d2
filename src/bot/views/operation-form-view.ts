import type { KnownBlock, ModalView } from '@slack/types';
import { escape } from '../../messages/kit/escape.ts';
import { note } from '../../messages/kit/note.ts';
import { isRead } from '../../operations/catalogue.ts';
import {
  fieldsPerStep,
  hiddenFields,
  shownFields,
  type OperationForm,
} from '../../operations/operation-form.ts';
import type { FieldProblem, GivenFields } from '../../operations/read-form.ts';
import { actionIds, viewIds } from '../../shared/ids.ts';
import { fieldBlock } from './field-block.ts';
import { writeMemory } from './form-memory.ts';
import { plain } from './plain.ts';

/** The form of an operation as a modal, with what it holds and what is wrong with it. */
export function operationFormView(
  form: OperationForm,
  shown: {
    channel: string;
    given: GivenFields;
    revealed: readonly string[];
    problems?: readonly FieldProblem[];
  },
): ModalView {
  const { channel, given, revealed, problems = [] } = shown;
  const { endpoint } = form;
  const hidden = hiddenFields(form, revealed).length;
  const fields = shownFields(form, revealed);
  const names = fields.map(({ name }) => name);
  const problemsOf = (isAbout: (field: string | undefined) => boolean) =>
    problems.filter(({ field }) => isAbout(field)).map(({ message }) => warning(message));
  return {
    type: 'modal',
    callback_id: viewIds.operationForm,
    private_metadata: writeMemory({
      channel,
      operation: endpoint.operation,
      revealed: [...revealed],
    }),
    title: plain(isRead(endpoint) ? `Ask the ${endpoint.service} service` : 'Prepare a change'),
    submit: plain(isRead(endpoint) ? 'Show' : 'Preview'),
    close: plain('Cancel'),
    blocks: [
      ...heading(form),
      ...problemsOf((field) => field === undefined || !names.includes(field)),
      ...fields.flatMap((field) => [
        ...problemsOf((name) => name === field.name),
        fieldBlock(field, given[field.name]),
      ]),
      ...(hidden > 0 ? [moreFields(hidden)] : []),
    ],
  };
}

function heading({ endpoint, fromConfiguration, fields }: OperationForm): KnownBlock[] {
  const { operation, summary } = endpoint;
  const words = [
    isRead(endpoint)
      ? 'Only you see the answer.'
      : 'Nothing is sent before somebody confirms the preview.',
    ...(fields.length === 0 ? ['There is nothing to fill in.'] : []),
    ...(fromConfiguration.length > 0
      ? [`${fromConfiguration.join(' and ')} come from the configuration.`]
      : []),
  ];
  return [
    {
      type: 'section',
      text: { type: 'mrkdwn', text: `*${escape(summary)}*  \`${operation}\``, verbatim: true },
    },
    note(words.join(' ')),
  ];
}

function warning(message: string): KnownBlock {
  return { type: 'section', text: plain(`⚠️ ${message}`.slice(0, 2_900)) };
}

function moreFields(hidden: number): KnownBlock {
  const words = hidden > fieldsPerStep ? `${fieldsPerStep} of ${hidden}` : `${hidden}`;
  return {
    type: 'actions',
    block_id: 'more',
    elements: [
      {
        type: 'button',
        action_id: actionIds.operationMore,
        text: plain(`More fields (${words})`),
      },
    ],
  };
}
