import type { ModalView } from '@slack/types';
import { actionIds } from '../../shared/ids.ts';
import { writeMemory } from './form-memory.ts';
import { plain } from './plain.ts';

/** A searchable list of all operations; choosing one opens its form in the same place. */
export function operationChooser(channel: string): ModalView {
  return {
    type: 'modal',
    private_metadata: writeMemory({ channel, operation: '', revealed: [] }),
    title: plain('Do anything'),
    close: plain('Cancel'),
    blocks: [
      {
        type: 'section',
        text: plain(
          'Pick what the ad services shall do. Type words to search by, such as “campaign”, “audience” or “search keyword”.',
        ),
      },
      {
        type: 'actions',
        block_id: 'operations',
        elements: [
          {
            type: 'external_select',
            action_id: actionIds.operationChoose,
            min_query_length: 0,
            placeholder: plain('Pick an operation, or type words'),
          },
        ],
      },
    ],
  };
}
