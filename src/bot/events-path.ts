/** Path of the one request URL for commands, interactivity, menus and events. */
export const eventsPath = '/slack/events';
