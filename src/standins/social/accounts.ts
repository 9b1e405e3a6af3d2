import type { Handlers } from '../serve/handlers.ts';
import { Refusal } from '../serve/refusal.ts';
import type { social } from '../../services/social/index.ts';
import type { Agency } from './agency.ts';
import { found } from './find.ts';

type AccountHandlers = Handlers<typeof social.resources>['accounts'];

export function accountHandlers({ accounts, fundingInstruments }: Agency): AccountHandlers {
  return {
    list: () => accounts.all(),
    get: ({ account_id }) => found(accounts.get(account_id)),
    fundingInstruments: ({ account_id }) => {
      const { id, src } = found(accounts.get(account_id));
      if (src !== 'tw') throw new Refusal(400, 'Only tw accounts have funding instruments');
      return fundingInstruments.all().filter((instrument) => instrument.account_id === id);
    },
  };
}
