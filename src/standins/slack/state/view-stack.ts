import { viewProblems } from '../../../messages/limits.ts';
import { identify } from '../blocks/identify.ts';
import type { JsonObject } from '../json-object.ts';
import { SlackError } from '../slack-error.ts';
import { viewBlocks } from './api-view.ts';
import type { StoredView } from './records.ts';
import type { Workspace } from './workspace.ts';

/** The modals a person has open, the topmost last. */
export function viewStack({ views }: Workspace, user: string): StoredView[] {
  return views.all().filter((view) => view.user === user);
}

/** Opens a modal in place of all that are open. @throws SlackError `invalid_arguments`. */
export function openView(workspace: Workspace, user: string, view: JsonObject): StoredView {
  const checked = checkView(view, 'modal');
  clearViews(workspace, user);
  const id = workspace.newId('V');
  return workspace.views.put({
    id,
    user,
    hash: workspace.newHash(),
    view: checked,
    inputs: {},
    rootId: id,
  });
}

/** Puts a modal on top. @throws SlackError `push_limit_reached`, `invalid_arguments`. */
export function pushView(workspace: Workspace, user: string, view: JsonObject): StoredView {
  const checked = checkView(view, 'modal');
  const stack = viewStack(workspace, user);
  const top = stack.at(-1);
  if (top === undefined) throw new SlackError('not_found');
  if (stack.length >= deepestStack) throw new SlackError('push_limit_reached');
  return workspace.views.put({
    id: workspace.newId('V'),
    user,
    hash: workspace.newHash(),
    view: checked,
    inputs: {},
    rootId: top.rootId,
    previousId: top.id,
  });
}

/** Puts other content into an open modal; inputs that stay keep what was typed. */
export function replaceView(
  workspace: Workspace,
  stored: StoredView,
  view: JsonObject,
): StoredView {
  const checked = checkView(view, 'modal');
  return workspace.views.put({ ...stored, view: checked, hash: workspace.newHash() });
}

export function clearViews(workspace: Workspace, user: string): void {
  for (const { id } of viewStack(workspace, user)) workspace.views.remove(id);
}

/** @throws SlackError `invalid_arguments` with what is wrong. */
export function checkView(view: JsonObject, type: 'modal' | 'home'): JsonObject {
  const problems = viewProblems(view).map(
    ({ message, pointer }) => `${message} [json-pointer:${pointer}]`,
  );
  if (problems.length > 0) throw new SlackError('invalid_arguments', problems);
  if (view['type'] !== type) {
    throw new SlackError('invalid_arguments', [
      `must be of type ${type} [json-pointer:/view/type]`,
    ]);
  }
  if (JSON.stringify(view).length > largestView) throw new SlackError('view_too_large');
  return { ...view, blocks: identify(viewBlocks(view)) };
}

const deepestStack = 3;

const largestView = 250_000;
