import type { Keyword } from '../world.ts';
import { groupValues } from './group.ts';
import { landingPage } from './landing-page.ts';
import { money, type Values } from './value.ts';

export function keywordValues({ id, group, text, match, isPaused, bid }: Keyword): Values {
  const { cpc, cvr, value } = group.campaign.seed;
  const recommended = Math.round(cpc * 1.25);
  const page = landingPage(group);
  return {
    ...groupValues(group),
    keyword: id,
    status: isPaused ? 'PAUSED' : 'ACTIVE',
    operation_status: 'SYNCED',
    destination_url: page,
    max_cpc: money(bid),
    creation_date: '2025-03-06',
    object_version: '2026-10-05',
    recommended_bid: money(recommended),
    estimated_rpc: money(Math.round(cvr * value)),
    last_bid_date: '2026-10-05',
    ext_id: String(70_000_000 + id),
    keyword_name: text,
    min_cpc: money(5),
    uniq_id: `kw-${id}`,
    type: match,
    landing_page: [page],
    mobile_landing_page: [page],
    tracking_template: `{lpurl}?utm_term=${id}`,
    custom_parameters: { match: match.toLowerCase() },
    click_through_url: `${page}?kw=${id}`,
    rec_bid_change: money(recommended - bid),
    rec_bid_change_percent: ((recommended - bid) / bid) * 100,
    min_cpc_delta: money(bid - 5),
    bid_last_calculated_date: '2026-10-05',
    length: text.length,
    token_count: text.split(' ').length,
    keyword_tag: text.replaceAll(' ', '-'),
    keyword_folder_id: 8900 + group.id,
    keyword_folder_name: group.name,
    last_modified: '2026-10-05',
  };
}
