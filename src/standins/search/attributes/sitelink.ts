import type { Part } from '../world.ts';
import { groupValues } from './group.ts';
import { landingPage } from './landing-page.ts';
import type { Values } from './value.ts';

export function sitelinkValues({ id, group, index, name }: Part): Values {
  const page = `${landingPage(group)}/${name.toLowerCase().replaceAll(' ', '-')}`;
  return {
    ...groupValues(group),
    sitelink: id,
    sitelink_mapping_id: 100_000 + id,
    ad_extension_priority: index + 1,
    custom_parameters: { place: `${index + 1}` },
    description1: `${name} at ${group.campaign.account.client.seed.name}`,
    description2: 'See for yourself.',
    destination_url: page,
    landing_page: [page],
    mobile_landing_page: [page],
    link_text: name,
    linked: true,
    mobile_preferred: false,
    object_version: '2026-05-04',
    operation_status: 'SYNCED',
    pca_feed_external_id: 20_000_000 + group.campaign.account.id,
    sitelink_ext_id: 10_000_000 + id,
    sitelink_name: `${group.name} · ${name}`,
    status: 'ACTIVE',
    tracking_template: `{lpurl}?utm_sitelink=${id}`,
    last_modified: '2026-05-04',
  };
}
