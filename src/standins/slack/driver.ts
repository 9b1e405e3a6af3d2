import { createDoorClient } from './driver/door-client.ts';
import { createPerson, type SlackPerson } from './driver/person.ts';
import type { SlackFault, StandingDoor, WebApiCall, Workspace } from './doors.ts';

/** Drives the simulated Slack as people do, for tests and trials. */
export interface SlackDriver {
  /** Somebody of the demo workspace, by handle. @throws when there is nobody of that name. */
  as: (name: string) => SlackPerson;
  workspace: () => Promise<Workspace>;
  /** Scripts what goes wrong next; replaces an earlier script. */
  faults: (script: SlackFault[]) => Promise<void>;
  /** Lets somebody leave, makes them a guest of the workspace, or neither of both again. */
  standing: (name: string, standing: Omit<StandingDoor, 'user'>) => Promise<void>;
  /** Where the app is reached from now on, in HTTP mode; undefined: by Socket Mode. */
  requestUrl: (url: string | undefined) => Promise<void>;
  /** Puts texts on the app's socket as they are: deliveries that are none. */
  onSocket: (texts: readonly string[]) => Promise<void>;
  /** Removes the app from the workspace. */
  uninstall: () => Promise<void>;
  /** What the app called, oldest first. */
  calls: () => Promise<WebApiCall[]>;
}

export type { SlackPerson };

export function createSlackDriver(url: string): SlackDriver {
  const doors = createDoorClient(url);
  return {
    as: (name) => createPerson(doors, name),
    workspace: () => doors.get('/_page/workspace'),
    faults: async (script) => void (await doors.post('/_control/faults', script)),
    standing: async (name, standing) => {
      const { id: user } = createPerson(doors, name);
      await doors.post('/_control/standing', { user, ...standing });
    },
    requestUrl: async (to) =>
      void (await doors.post('/_control/request-url', to === undefined ? {} : { url: to })),
    onSocket: async (texts) => void (await doors.post('/_control/socket', texts)),
    uninstall: async () => void (await doors.post('/_control/uninstall', {})),
    calls: () => doors.get('/_control/calls'),
  };
}
