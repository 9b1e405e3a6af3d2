/** The version of the service every path begins with. */
export const version = 'v1.0';
