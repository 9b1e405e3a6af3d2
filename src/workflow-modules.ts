import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What the bundle of the workflows is made of: the same for a worker that bundles itself and for one made before. */
export const workflowModules: { workflowsPath: string; workflowInterceptorModules: string[] } = {
  workflowsPath: fileURLToPath(new URL('./workflows/index.ts', import.meta.url)),
  /** Modules that see what workflows are given and what they ask for (each exports `interceptors`). */
  workflowInterceptorModules: [
    fileURLToPath(new URL('./workflows/team-interceptors.ts', import.meta.url)),
    fileURLToPath(new URL('./workflows/trace-run.ts', import.meta.url)),
  ],
};

const built = fileURLToPath(new URL('./workflows.js', import.meta.url));

/** The bundle that `npm run build` has put beside the compiled form of this file; sources have none. */
export const builtBundle: { codePath: string } | undefined = existsSync(built)
  ? { codePath: built }
  : undefined;
