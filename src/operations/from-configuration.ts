/** Fields that nobody fills in: the worker has them from its configuration. */
export function fieldsFromConfiguration(operation: string): readonly string[] {
  return operation === 'search.auth.token' ? ['username', 'password'] : [];
}
