import type { PolicyFileReader } from '../../policy/create-policy-file.ts';
import type { Ledger } from '../../shared/ledger.ts';
import type { Engineers } from './engineers.ts';
import type { PeopleInSlack } from './people-in-slack.ts';

export interface GateDeps {
  policy: PolicyFileReader;
  people: PeopleInSlack;
  ledger: Pick<Ledger, 'freezesOn' | 'freezes'>;
  engineers: Engineers;
}
