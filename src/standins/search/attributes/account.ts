import type { Account } from '../world.ts';
import type { Values } from './value.ts';

/** What every record below a publisher account says about it. */
export function accountValues({ id, client, publisher, alias }: Account): Values {
  return {
    pca: id,
    publisher: publisher.id,
    client: client.id,
    customer: client.customer.id,
    pca_alias: alias,
    pca_tracking_template: '{lpurl}?utm_source=search',
    pca_operation_status: 'SYNCED',
    pca_object_version: '2026-02-10',
    pca_tag: client.seed.name,
    publisher_name: publisher.name,
    client_time_zone: client.seed.timeZone,
    client_locale: client.seed.locale,
    last_modified: '2026-02-10',
  };
}
