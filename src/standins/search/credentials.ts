/** The one sign-in the simulated search service knows. A real one is refused. */
export const standinUsername = 'standin@morgenrot-media.example';
export const standinPassword = 'standin-search-password';
