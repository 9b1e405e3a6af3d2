import { inputState } from '../blocks/input-state.ts';
import { JsonObject, objectsIn } from '../json-object.ts';
import { app, team } from '../seed.ts';
import type { Slack } from '../slack.ts';
import { apiFile } from './api-file.ts';
import type { Home, InputStates, StoredView } from './records.ts';

/** A modal as methods and payloads give it, with what its inputs hold. */
export function apiView(slack: Slack, stored: StoredView): JsonObject {
  const { id, hash, view, rootId, previousId } = stored;
  return {
    ...common(view),
    id,
    hash,
    title: view['title'],
    submit: view['submit'] ?? null,
    close: view['close'] ?? null,
    clear_on_close: view['clear_on_close'] ?? false,
    notify_on_close: view['notify_on_close'] ?? false,
    state: { values: withFiles(slack, inputState(viewBlocks(view), stored.inputs)) },
    root_view_id: rootId,
    previous_view_id: previousId ?? null,
  };
}

/** The Home tab as methods and payloads give it. */
export function apiHome({ id, hash, view }: Home): JsonObject {
  return {
    ...common(view),
    id,
    hash,
    state: { values: {} },
    root_view_id: id,
    previous_view_id: null,
  };
}

export function viewBlocks(view: JsonObject): JsonObject[] {
  return objectsIn(view['blocks']);
}

function common(view: JsonObject): JsonObject {
  return {
    team_id: team.id,
    type: view['type'],
    blocks: view['blocks'],
    private_metadata: view['private_metadata'] ?? '',
    callback_id: view['callback_id'] ?? '',
    external_id: view['external_id'] ?? '',
    app_id: app.id,
    app_installed_team_id: team.id,
    bot_id: app.botId,
  };
}

/** Files are given by id; the app gets to see them whole. */
function withFiles(slack: Slack, values: InputStates): InputStates {
  for (const actions of Object.values(values)) {
    for (const state of Object.values(actions)) {
      if (state['type'] !== 'file_input') continue;
      state['files'] = objectsIn(state['files'])
        .map(({ id }) => slack.files.get(String(id)))
        .filter((file) => file !== undefined)
        .map((file) => apiFile(slack, file));
    }
  }
  return values;
}
