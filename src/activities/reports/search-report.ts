import type { Call, CallOptions } from '../../services/client.ts';
import { ServiceError } from '../../services/errors.ts';
import { parseFilter, rowPages, type RowPage } from '../../services/search/index.ts';
import { hasDays, reportColumns, type ReportSubject } from '../../operations/report-subjects.ts';
import { dayAt, isTimeZone } from '../../shared/local-time.ts';
import type { Cell } from '../../shared/operation.ts';
import type { Lane, Quota } from '../../shared/quota.ts';
import type { ReportRequest } from '../../shared/report.ts';
import { reportDays } from '../../shared/report-days.ts';
import type { ReportPlan } from '../../shared/report-run.ts';
import type { Client } from '../../services/search/client.ts';
import type { SearchClients } from '../figures/search-clients.ts';
import { answering, isResults, type ServiceRecord } from '../operations/read-all.ts';
import { valueText } from '../operations/value-text.ts';
import type { ReportRows } from './report-file.ts';

/** Rows of the search service on one page: a request each. */
export const rowsAPage = 2_000;

/** What a report of the search service will be; or why it cannot be, in a sentence. */
export async function planSearchReport(
  subject: ReportSubject,
  report: ReportRequest,
  { clients, lane }: { clients: SearchClients; lane: Lane },
): Promise<ReportPlan | { problem: string }> {
  const { value: all } = await clients[lane].get(maxAgeMs);
  const client = all.get(report.inside.trim());
  if (client === undefined || client.status === 'DELETED')
    return { problem: gone(report.inside, client) };
  const { name, id, currency, timezone: told } = client;
  const zone = told && isTimeZone(told) ? told : 'UTC';
  const title = `${subject.label} of ${name || id}`;
  const common = { title, service: 'search', path: {}, zone, requests: 1 } as const;
  const notes =
    zone === told
      ? []
      : ['The service does not say the zone of this client, so that days are those of UTC.'];
  if (!hasDays(subject)) return { ...common, notes };
  const days = reportDays(report.period, dayAt(Date.now() / 1000, zone));
  if ('problem' in days) return days;
  return { ...common, days, ...(currency && { currency }), notes };
}

/** How the rows of a report are paid for. */
export interface SearchPayment {
  quota: Quota;
  lane: Lane;
  /** No more requests than these, or the rest is not read. */
  most: number;
  signal: AbortSignal;
}

/** A report takes more requests than were allowed for it. */
export class LargerReport extends Error {
  requests: number;
  rows: number;

  constructor(rows: number) {
    super(`the report has ${rows} rows`);
    this.rows = rows;
    this.requests = Math.max(1, Math.ceil(rows / rowsAPage));
  }
}

/**
 * Its rows. The first page says how many there are; the requests for the rest are reserved before they are sent, so that
 * a report that was begun is not left without its end.
 * @throws LargerReport when that is more than is allowed
 */
export async function* searchRows(
  subject: ReportSubject,
  { report, plan }: { report: ReportRequest; plan: ReportPlan },
  call: Call<Record<string, unknown>, unknown>,
  payment: SearchPayment,
): AsyncGenerator<ReportRows, void, undefined> {
  const { quota, lane, most, signal } = payment;
  const columns = reportColumns(subject, report);
  const options: CallOptions = { lane, signal };
  let reservation: string | undefined;
  let pages = 0;
  try {
    for await (const page of rowPages(answering(call, isResults), inputOf(), options)) {
      pages += 1;
      // Also where the service does not tell how many rows there are.
      if (pages > most) throw new LargerReport(page.expected);
      if (pages === 1) await reserveRest(page);
      yield {
        reading: page.reading,
        rows: page.rows.map((row) => columns.map((name) => cellOf(row[name]))),
      };
    }
  } finally {
    if (reservation !== undefined) await quota.release(reservation).catch(() => {});
  }

  function inputOf(): Record<string, unknown> {
    const filters = report.filters.flatMap((line) => {
      const read = parseFilter(subject.fields, line);
      return 'problem' in read ? [] : [[read.field, read.filter]];
    });
    return {
      clientId: report.inside,
      fields: columns,
      ...Object.fromEntries(filters),
      ...(report.sort !== undefined && { sort: report.sort }),
      ...plan.days,
    };
  }

  async function reserveRest({ rows, expected }: RowPage<ServiceRecord>): Promise<void> {
    const left = Math.ceil((expected - rows.length) / rowsAPage);
    if (left + 1 > most) throw new LargerReport(expected);
    if (left < 1) return;
    const granted = await quota.reserve({ lane, units: left }).catch(() => undefined);
    if (granted?.granted === true) {
      reservation = granted.reservation;
      Object.assign(options, { reservation });
      return;
    }
    const { operation } = call;
    if (granted === undefined) {
      throw new ServiceError({ kind: 'unreachable', operation, detail: noStore });
    }
    const at = new Date(Math.ceil(granted.retryAt / 60_000) * 60_000).toISOString().slice(11, 16);
    throw new ServiceError({
      kind: 'rate-limited',
      operation,
      detail: `this report needs ${left} more of the search service’s 1000 requests an hour; so many are free again at ${at} UTC`,
      retryAfterMs: granted.waitMs,
    });
  }
}

/** Its own words may hold the address of the database with a password. */
const noStore = 'the store that counts the requests to the search service does not answer';

/** Clients hardly ever change, in milliseconds. */
const maxAgeMs = 10 * 60_000;

const gone = (id: string, client: Client | undefined): string =>
  client === undefined
    ? `The search service has no client ${id}. Pick another one.`
    : `The client «${client.name ?? id}» was deleted. Pick another one.`;

export const cellOf = (value: unknown): Cell =>
  typeof value === 'number' ? value : valueText(value);
