import { z } from 'zod';
import { SlackError } from '../slack-error.ts';
import { apiHome, apiView } from '../state/api-view.ts';
import { isPerson } from '../state/find-channel.ts';
import { checkView, openView, pushView, replaceView } from '../state/view-stack.ts';
import { view } from './arguments.ts';
import { method } from './method.ts';

const open = method(z.object({ trigger_id: z.string(), view }), (args, slack) => {
  checkView(args.view, 'modal');
  const user = slack.triggers.exchange(args.trigger_id);
  return { view: apiView(slack, openView(slack, user, args.view)) };
});

const push = method(z.object({ trigger_id: z.string(), view }), (args, slack) => {
  checkView(args.view, 'modal');
  const user = slack.triggers.exchange(args.trigger_id);
  return { view: apiView(slack, pushView(slack, user, args.view)) };
});

const update = method(
  z.object({
    view_id: z.string().optional(),
    external_id: z.string().optional(),
    hash: z.string().optional(),
    view,
  }),
  (args, slack) => {
    const stored = slack.views
      .all()
      .find(({ id, view: shown }) =>
        args.view_id === undefined
          ? args.external_id !== undefined && shown['external_id'] === args.external_id
          : id === args.view_id,
      );
    if (stored === undefined) throw new SlackError('not_found');
    if (args.hash !== undefined && args.hash !== stored.hash) throw new SlackError('hash_conflict');
    return { view: apiView(slack, replaceView(slack, stored, args.view)) };
  },
);

const publish = method(
  z.object({ user_id: z.string(), view, hash: z.string().optional() }),
  (args, slack) => {
    if (!isPerson(args.user_id)) {
      throw new SlackError('invalid_arguments', ['no such user [json-pointer:/user_id]']);
    }
    const before = slack.homes.get(args.user_id);
    if (args.hash !== undefined && args.hash !== before?.hash) {
      throw new SlackError('hash_conflict');
    }
    const home = slack.homes.put({
      user: args.user_id,
      id: before?.id ?? slack.newId('V'),
      hash: slack.newHash(),
      view: checkView(args.view, 'home'),
    });
    return { view: apiHome(home) };
  },
);

export const views = {
  'views.open': open,
  'views.push': push,
  'views.update': update,
  'views.publish': publish,
};
