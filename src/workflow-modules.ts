import { fileURLToPath } from 'node:url';

/** What the bundle of the workflows is made of: the same for a worker that bundles itself and for one made before. */
export const workflowModules: { workflowsPath: string; workflowInterceptorModules: string[] } = {
  workflowsPath: fileURLToPath(new URL('./workflows/index.ts', import.meta.url)),
  /** Modules that see what workflows are given and what they ask for (each exports `interceptors`). */
  workflowInterceptorModules: [],
};
