import type { FieldRegistry } from '../services/search/field.ts';
import { keys, registries } from '../services/search/reports.ts';
import type { ReportRequest } from '../shared/report.ts';
import type { TargetKind } from '../shared/target.ts';
import { socialReportFields, type SocialLevel } from './social-report-fields.ts';

/** Something that can be reported: a kind of record of the search service, or a level of the social one. */
export interface ReportSubject {
  /** As a request names it: `search.campaigns.list`, `social.campaign`. */
  of: string;
  service: 'social' | 'search';
  /** `Search campaigns`. */
  label: string;
  /** Of the social service: what may hold what is reported. */
  inside: readonly TargetKind[];
  fields: FieldRegistry;
  /** The field with the id of a row's record. */
  key: string;
  /** The fields of a report that names none. */
  usual: readonly string[];
}

const levels = ['mediaPlan', 'campaign', 'adSet', 'ad'] as const;

const keyByResource = new Map(Object.entries<string>(keys));

const labels = new Map([
  ['publisherAccounts', 'Search publisher accounts'],
  ['campaigns', 'Search campaigns'],
  ['groups', 'Search groups'],
  ['keywords', 'Search keywords'],
  ['creatives', 'Search creatives'],
  ['audiences', 'Search audiences'],
  ['negativeAudiences', 'Search negative audiences'],
  ['products', 'Search products'],
  ['sitelinks', 'Search sitelinks'],
]);

/** Everything that can be reported, the social service first. */
export const reportSubjects: readonly ReportSubject[] = [
  ...socialSubjects(),
  ...Object.entries<FieldRegistry>(registries).map(([resource, fields]) =>
    searchSubject(resource, fields),
  ),
];

export function reportSubject(of: string): ReportSubject | undefined {
  return reportSubjects.find((subject) => subject.of === of);
}

/** The level of the social service, of a subject of it. */
export function socialLevel({ of }: Pick<ReportSubject, 'of'>): SocialLevel | undefined {
  return levels.find((level) => of === `social.${level}`);
}

/** Which fields a row has for the period it is about, when rows are by day or month; none where it has no periods. */
export function periodFields(
  { service, fields }: ReportSubject,
  by: 'day' | 'month' | 'period',
): string[] {
  const names = {
    day: service === 'social' ? ['day'] : ['date'],
    month: service === 'social' ? ['month'] : ['year', 'month'],
    period: [],
  }[by];
  return names.every((name) => name in fields) ? names : [];
}

/** The columns of a report, in order: the period where rows are by day or month, and the fields that are wanted. */
export function reportColumns(
  subject: ReportSubject,
  { fields, by }: Pick<ReportRequest, 'fields' | 'by'>,
): string[] {
  const wanted = fields.length > 0 ? fields : subject.usual;
  return [...new Set([...periodFields(subject, by), ...wanted])];
}

/** Whether its figures can be told apart by period. */
export const hasDays = (subject: ReportSubject): boolean => periodFields(subject, 'day').length > 0;

function socialSubjects(): ReportSubject[] {
  const words = {
    mediaPlan: { label: 'Social media plans', inside: ['advertiser', 'account', 'media plan'] },
    campaign: {
      label: 'Social campaigns',
      inside: ['advertiser', 'account', 'media plan', 'campaign'],
    },
    adSet: { label: 'Social ad sets', inside: ['media plan', 'campaign', 'ad set'] },
    ad: { label: 'Social ads', inside: ['media plan', 'campaign', 'ad set', 'ad'] },
  } satisfies Record<SocialLevel, { label: string; inside: TargetKind[] }>;
  return levels.map((level) => ({
    of: `social.${level}`,
    service: 'social',
    ...words[level],
    fields: socialReportFields[level],
    key: 'id',
    usual: ['id', 'name', 'spend', 'impressions', 'clicks', 'ctr', 'cpc', 'conversions', 'cpa'],
  }));
}

function searchSubject(resource: string, fields: FieldRegistry): ReportSubject {
  const key = keyByResource.get(resource) ?? '';
  const named = [
    'name',
    `${key}_name`,
    'keyword_name',
    'headline1',
    'ext_id',
    'campaign_name',
    'group_name',
  ];
  const measured = [
    'impressions',
    'pub_clicks',
    'ctr',
    'pub_cost',
    'avg_cpc',
    'conversions',
    'revenue',
  ];
  const usual = [key, ...named, ...measured].filter((name) => name in fields);
  return {
    of: `search.${resource}.list`,
    service: 'search',
    label: labels.get(resource) ?? resource,
    inside: [],
    fields,
    key,
    usual: [...new Set(usual)],
  };
}
