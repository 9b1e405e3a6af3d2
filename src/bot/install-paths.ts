/** Where whoever looks after a workspace begins to install the app. */
export const installPath = '/slack/install';

/** Where Slack sends their browser back to. */
export const redirectPath = '/slack/oauth_redirect';
