import type { StoreDialect } from './dialect.ts';
import { explainFailure } from './store-error.ts';

/** Runs what asks the database. @throws StoreError instead of what the database threw */
export async function spoken<T>({ place }: StoreDialect, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw explainFailure(error, place);
  }
}
