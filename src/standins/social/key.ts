/** The one key the simulated social service lets in. A real one is refused. */
export const standinKey = 'standin-social-key';
