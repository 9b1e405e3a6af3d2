/** What one method of Slack's Web API needs, and what it is called for. */
export interface MethodUse {
  scopes: readonly string[];
  what: string;
}

/**
 * Every method that is called, with its scopes: the manifest asks for these and for no others.
 * `test/slack/scopes.test.ts` holds the table against the sources.
 */
export const methodUses: Readonly<Record<string, MethodUse>> = {
  'auth.test': { scopes: [], what: 'make sure at the start that the token is right' },
  'auth.revoke': { scopes: [], what: 'give back the token of a workspace that may not install it' },
  'chat.getPermalink': { scopes: [], what: 'link to the message that is meant' },
  'chat.postEphemeral': { scopes: ['chat:write'], what: 'answer one person in a channel' },
  'chat.postMessage': { scopes: ['chat:write'], what: 'post previews, cards, results and digests' },
  'chat.update': { scopes: ['chat:write'], what: 'show in a message what is true now' },
  'conversations.history': {
    scopes: ['channels:history', 'groups:history', 'im:history', 'metadata.message:read'],
    what: 'find a message of its own whose answer was lost, so that none comes twice',
  },
  'conversations.info': {
    scopes: ['channels:read', 'groups:read'],
    what: 'see whether it is in the channel that a digest is for',
  },
  'conversations.replies': {
    scopes: ['channels:history', 'groups:history', 'im:history', 'metadata.message:read'],
    what: 'the same in a thread',
  },
  'conversations.open': { scopes: ['im:write'], what: 'tell one person something directly' },
  'files.info': { scopes: ['files:read'], what: 'read the plan or list somebody uploaded' },
  'files.getUploadURLExternal': { scopes: ['files:write'], what: 'put a CSV file into a thread' },
  'files.completeUploadExternal': { scopes: ['files:write'], what: 'the same' },
  filesUploadV2: { scopes: ['files:write'], what: 'put a CSV file or a chart into a thread' },
  'oauth.v2.access': { scopes: [], what: 'have the token of a workspace renewed' },
  'functions.completeError': {
    scopes: [],
    what: 'say why a step in Workflow Builder could not do its part',
  },
  'functions.completeSuccess': { scopes: [], what: 'end a step in Workflow Builder' },
  'usergroups.users.list': {
    scopes: ['usergroups:read'],
    what: 'see who is in the groups that the policy names',
  },
  'users.conversations': {
    scopes: ['channels:read', 'groups:read'],
    what: 'see which channels somebody is in, for the digests on their Home tab',
  },
  'users.info': {
    scopes: ['users:read'],
    what: 'see whether somebody is a full member, and their time zone',
  },
  'views.open': { scopes: [], what: 'open a form' },
  'views.publish': { scopes: [], what: 'draw the Home tab' },
  'views.push': { scopes: [], what: 'show a second form above one' },
  'views.update': { scopes: [], what: 'show more of a form' },
};

/** What no method needs. */
const ownUses: Readonly<Record<string, string>> = {
  commands: 'have the slash command and the shortcuts',
};

/** All scopes of the bot, each once, in the order of the alphabet. */
export const botScopes: readonly string[] = [
  ...new Set([
    ...Object.keys(ownUses),
    ...Object.values(methodUses).flatMap(({ scopes }) => scopes),
  ]),
].toSorted();

/** What a scope is there for. */
export function scopeUses(scope: string): string[] {
  const uses = Object.values(methodUses).filter(({ scopes }) => scopes.includes(scope));
  const own = ownUses[scope];
  return [
    ...new Set([...(own === undefined ? [] : [own]), ...uses.map(({ what }) => what)]),
  ].filter((what) => what !== 'the same' && what !== 'the same in a thread');
}
