/** Something a person can do something about; they are shown the message as it is. */
export class UserError extends Error {
  override name = 'UserError';
}
