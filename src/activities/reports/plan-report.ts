import { reportProblems } from '../../operations/report-problems.ts';
import {
  hasDays,
  reportSubject,
  socialLevel,
  type ReportSubject,
} from '../../operations/report-subjects.ts';
import type { SocialLevel } from '../../operations/social-report-fields.ts';
import type { Days } from '../../shared/evidence-days.ts';
import { dayAt, daysBetween } from '../../shared/local-time.ts';
import type { ReportRequest } from '../../shared/report.ts';
import { reportDays } from '../../shared/report-days.ts';
import type { ReportPlan } from '../../shared/report-run.ts';
import type { Target } from '../../shared/target.ts';
import type { Lane } from '../../shared/quota.ts';
import type { SearchClients } from '../figures/search-clients.ts';
import type { SocialDoor } from '../social/social-door.ts';
import type { Targets } from '../social/targets.ts';
import { planSearchReport } from './search-report.ts';

import { socialObjects, type ReportObject } from './social-objects.ts';
import { mostObjects, mostSocialRows } from './social-report.ts';

/** A report that can be run, with what it has rows of. */
export interface PlannedReport {
  subject: ReportSubject;
  plan: ReportPlan;
  /** Of the social service, each with the days on its own calendar; none where the service tells no days. */
  objects: { object: ReportObject; days: Days | undefined }[];
}

interface PlanDeps {
  social: SocialDoor;
  targets: Targets;
  clients: SearchClients;
}

/** Looks what a report will hold and cost; or says all that is wrong with it. */
export async function planReport(
  report: ReportRequest,
  { social, targets, clients }: PlanDeps,
  lane: Lane,
): Promise<PlannedReport | { problems: string[] }> {
  const wrong = reportProblems(report);
  const subject = reportSubject(report.of);
  if (wrong.length > 0 || subject === undefined) {
    return { problems: wrong.map(({ message }) => message) };
  }
  const level = socialLevel(subject);
  if (level !== undefined) return planSocial(subject, level);
  const plan = await planSearchReport(subject, report, { clients, lane });
  return 'problem' in plan ? { problems: [plan.problem] } : { subject, plan, objects: [] };

  async function planSocial(
    found: ReportSubject,
    of: SocialLevel,
  ): Promise<PlannedReport | { problems: string[] }> {
    const inside = await targets.find({ words: report.inside, kinds: found.inside });
    if (inside.kind !== 'found') return { problems: [notOne(report.inside, inside.matches)] };
    const { target } = inside;
    const { objects, skipped } = await socialObjects(social, of, target);
    if (objects.length > mostObjects) {
      const many = objects.length.toLocaleString('en');
      return {
        problems: [
          `«${target.name}» holds ${many} of them, each a request of its own: at most ${mostObjects} are reported. Choose something smaller.`,
        ],
      };
    }
    const dated: PlannedReport['objects'] = [];
    for (const object of objects) {
      const days = hasDays(found)
        ? reportDays(report.period, dayAt(Date.now() / 1000, object.zone))
        : undefined;
      if (days && 'problem' in days) return { problems: [days.problem] };
      dated.push({ object, days });
    }
    const rows = dated.reduce(
      (sum, { days }) => sum + (days && report.by === 'day' ? lengthOf(days) : 1),
      0,
    );
    if (rows > mostSocialRows) {
      return {
        problems: [
          `A row a day would be ${rows.toLocaleString('en')} rows. Take months, or a shorter period.`,
        ],
      };
    }
    return { subject: found, objects: dated, plan: socialPlan(found, target, { dated, skipped }) };
  }
}

function socialPlan(
  subject: ReportSubject,
  { name, path }: Target,
  { dated, skipped }: { dated: PlannedReport['objects']; skipped: string[] },
): ReportPlan {
  const [first] = dated;
  const zones = [...new Set(dated.map(({ object }) => object.zone))];
  const currencies = [...new Set(dated.map(({ object }) => object.currency))];
  const [currency, ...otherCurrencies] = currencies;
  return {
    title: `${subject.label} of ${name}`,
    service: 'social',
    path,
    zone: first?.object.zone ?? 'UTC',
    ...(first?.days && { days: first.days }),
    ...(currency && otherCurrencies.length === 0 && { currency }),
    requests: dated.reduce(
      (sum, { days }) => sum + (days ? Math.ceil(lengthOf(days) / 300) : 1),
      0,
    ),
    notes: [
      zones.length > 1 ? `Days are those of each account: ${zones.join(', ')}.` : '',
      otherCurrencies.length > 0
        ? `Money is in the currency of each account: ${currencies.join(', ')}. Add the field currency to tell them apart.`
        : '',
      subject.of === 'social.ad'
        ? 'Figures are since each ad began: the service tells no days of ads.'
        : '',
      skipped.length > 0
        ? `Left out, since their account tells no currency or no zone: ${skipped.slice(0, 5).join(', ')}${skipped.length > 5 ? ' and others' : ''}.`
        : '',
    ].filter((words) => words !== ''),
  };
}

function notOne(words: string, matches: number): string {
  return matches === 0
    ? `Nothing fits «${words}» any more. Choose anew what it is of.`
    : `${matches} objects fit «${words}». Give the id of the one you mean.`;
}

const lengthOf = ({ from, to }: Days): number => daysBetween(from, to) + 1;
