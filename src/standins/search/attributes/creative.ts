import type { Part } from '../world.ts';
import { groupValues } from './group.ts';
import { landingPage } from './landing-page.ts';
import type { Values } from './value.ts';

export function creativeValues({ id, group, name }: Part): Values {
  const page = landingPage(group);
  const client = group.campaign.account.client.seed.name;
  return {
    ...groupValues(group),
    creative: id,
    object_version: '2026-09-12',
    ext_id: String(60_000_000 + id),
    uniq_id: `cr-${id}`,
    status: 'ACTIVE',
    operation_status: 'SYNCED',
    destination_url: page,
    creation_date: '2025-03-07',
    headline1: `${group.name} at ${client}`,
    headline2: name,
    creative_type: 'EXPANDED_TEXT',
    description1: `All about ${group.name}.`,
    description2: `${name}. See for yourself.`,
    display_url: page.replace('https://', ''),
    display_url_nav1: group.name.split(' ')[0] ?? '',
    judgment: 'APPROVED',
    mobile_preferred: false,
    creative_tag: name.toLowerCase().replaceAll(' ', '-'),
    creative_folder_id: 8700 + group.id,
    creative_folder_name: group.name,
    ad_name: `${group.name} · ${name}`,
    landing_page: [page],
    mobile_landing_page: [page],
    tracking_template: `{lpurl}?utm_creative=${id}`,
    custom_parameters: { claim: name },
    last_modified: '2026-09-12',
  };
}
