/** There is another entry with this id in the ledger: whoever made the id did so twice. */
export class LedgerConflict extends Error {
  override name = 'LedgerConflict';
}
