import { z } from 'zod';
import { reportProblems, type ReportProblem } from '../../operations/report-problems.ts';
import type { ReportPeriod, ReportRequest } from '../../shared/report.ts';
import type { FieldErrors } from '../call.ts';
import { isReportWord } from '../read-report-words.ts';
import { reportBlockOf, reportBlocks } from './report-blocks.ts';
import { reportEnds, type GivenReport, type ReportEnd } from './report-form.ts';

/** What a sent form says. */
export interface FilledReport {
  report: ReportRequest;
  /** What it is saved under. */
  name?: string;
  end: ReportEnd;
}

/** What the fields of an open form hold, for the same form of another kind of record. */
export function givenReport(of: string, values: unknown): GivenReport {
  const { inside, period, by, filters, name, end } = held(of, values);
  return {
    ...(inside !== '' && { inside }),
    ...('kind' in period && { period }),
    by,
    filters,
    ...(name !== '' && { name }),
    end,
  };
}

/** Reads the state of a sent form, or says what is wrong with each field. */
export function readReportForm(
  of: string,
  values: unknown,
): FilledReport | { errors: FieldErrors } {
  const { inside, fields, filters, sort, period, by, name, end } = held(of, values);
  const errors: FieldErrors = {
    ...('errors' in period && period.errors),
    ...nameProblem(name, end),
  };
  const days: ReportPeriod = 'kind' in period ? period : { kind: 'relative', of: 'last7' };
  const report: ReportRequest = {
    of,
    inside,
    fields,
    filters,
    ...(sort !== '' && { sort }),
    period: days,
    by,
  };
  for (const { part, message } of reportProblems(report)) {
    const block = blockOf(part, of);
    errors[block] = [errors[block], message].filter((words) => words !== undefined).join(' ');
  }
  if (Object.keys(errors).length > 0) return { errors };
  return { report, end, ...(name !== '' && { name }) };
}

function held(of: string, values: unknown) {
  const state = FormState.parse(values);
  const at = (block: string) => Object.values(state[block] ?? {})[0];
  const text = (block: string): string => {
    const element = at(block);
    return (element?.value ?? element?.selected_option?.value ?? '').trim();
  };
  const by = By.catch('period').parse(text(reportBlocks.by));
  return {
    inside: text(reportBlockOf('inside', of)),
    fields: at(reportBlockOf('fields', of))?.selected_options?.map(({ value }) => value) ?? [],
    sort: text(reportBlockOf('sort', of)),
    filters: text(reportBlocks.filters)
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
    period: periodOf(
      text(reportBlocks.period),
      at(reportBlocks.from)?.selected_date ?? undefined,
      at(reportBlocks.to)?.selected_date ?? undefined,
    ),
    by,
    name: text(reportBlocks.name).replaceAll(/\s+/g, ' '),
    end: z.enum(reportEnds).catch('me').parse(text(reportBlocks.end)),
  };
}

function periodOf(
  chosen: string,
  from: string | undefined,
  to: string | undefined,
): ReportPeriod | { errors: FieldErrors } {
  const relative = Relative.safeParse(chosen);
  if (relative.success) {
    if (from === undefined && to === undefined) return { kind: 'relative', of: relative.data };
    const block = from === undefined ? reportBlocks.to : reportBlocks.from;
    return { errors: { [block]: 'Choose «The days below» as the period, or leave this empty.' } };
  }
  if (chosen === '') return { kind: 'relative', of: 'last7' };
  if (from !== undefined && to !== undefined) {
    if (from <= to) return { kind: 'days', from, to };
    return { errors: { [reportBlocks.to]: 'This is before the first day.' } };
  }
  return {
    errors: {
      ...(from === undefined && { [reportBlocks.from]: 'Choose the first day.' }),
      ...(to === undefined && { [reportBlocks.to]: 'Choose the last day; it is included.' }),
    },
  };
}

function nameProblem(name: string, end: ReportEnd): FieldErrors {
  if (name === '' && end === 'digest') {
    return { [reportBlocks.name]: 'Give it a name: the schedule runs it by that.' };
  }
  if (!isReportWord(name)) return {};
  return {
    [reportBlocks.name]: `«${name}» means something else after the command. Take another name.`,
  };
}

function blockOf(part: ReportProblem['part'], of: string): string {
  if (part === 'inside' || part === 'fields' || part === 'sort') return reportBlockOf(part, of);
  return reportBlocks[part];
}

const By = z.enum(['day', 'month', 'period']);
const Relative = z.enum(['yesterday', 'last7', 'last30', 'monthToDate', 'lastMonth']);
const Chosen = z.object({ value: z.string() });

const FormState = z.record(
  z.string(),
  z.record(
    z.string(),
    z.object({
      value: z.string().nullish(),
      selected_option: Chosen.nullish(),
      selected_options: z.array(Chosen).nullish(),
      selected_date: z.string().nullish(),
    }),
  ),
);
