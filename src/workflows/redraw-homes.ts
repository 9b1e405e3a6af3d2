import { CancellationScope, getExternalWorkflowHandle } from '@temporalio/workflow';
import { homeId } from '../shared/ids.ts';
import { homeChanged } from './show-home.ts';
import { signalIfOpen } from './signal-if-open.ts';

/** So many people are told at most. */
const most = 20;

/** Has the Home tabs drawn again of those who look at theirs: others decided something that is on them. Never rejects. */
export async function redrawHomes(users: readonly string[]): Promise<void> {
  const homes = [...new Set(users)].slice(0, most).map((user) => homeId(user));
  await CancellationScope.nonCancellable(() =>
    Promise.all(homes.map((id) => signalIfOpen(getExternalWorkflowHandle(id), homeChanged))),
  );
}
