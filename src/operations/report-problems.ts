import { nearest } from '../services/nearest.ts';
import { parseFilter } from '../services/search/filter-text.ts';
import type { ReportRequest } from '../shared/report.ts';
import { problemSentence } from './problem-sentence.ts';
import {
  hasDays,
  periodFields,
  reportSubject,
  reportSubjects,
  type ReportSubject,
} from './report-subjects.ts';

/** What is wrong with a request, by its part, as a sentence. */
export interface ReportProblem {
  part: keyof ReportRequest;
  message: string;
}

/** All that can be said against a report before a service is asked. */
export function reportProblems(report: ReportRequest): ReportProblem[] {
  const subject = reportSubject(report.of);
  if (subject === undefined) {
    const meant = nearest(
      report.of,
      reportSubjects.map(({ of }) => of),
    );
    const advice = meant === undefined ? 'Choose one of the list.' : `Did you mean ${meant}?`;
    return [{ part: 'of', message: `There is no report of «${shortened(report.of)}». ${advice}` }];
  }
  return [
    ...insideProblems(subject, report),
    ...report.fields.flatMap((name) => fieldProblem(subject, name, 'fields')),
    ...filterProblems(subject, report.filters),
    ...sortProblems(subject, report),
    ...byProblems(subject, report),
  ];
}

function insideProblems({ service }: ReportSubject, { inside }: ReportRequest): ReportProblem[] {
  if (inside.trim() !== '') return [];
  const what = service === 'search' ? 'the client of the search service' : 'what it is in';
  return [{ part: 'inside', message: `Say ${what}.` }];
}

function fieldProblem(
  { fields, label }: ReportSubject,
  name: string,
  part: ReportProblem['part'],
): ReportProblem[] {
  if (Object.hasOwn(fields, name)) return [];
  const meant = nearest(name, Object.keys(fields));
  const advice =
    meant === undefined ? 'Type a part of its name to find it.' : `Did you mean ${meant}?`;
  return [{ part, message: `${label} have no field «${shortened(name)}». ${advice}` }];
}

function filterProblems({ fields }: ReportSubject, filters: readonly string[]): ReportProblem[] {
  const seen = new Set<string>();
  return filters.flatMap((line): ReportProblem[] => {
    const read = parseFilter(fields, line);
    if ('problem' in read) return [{ part: 'filters', message: problemSentence(read.problem) }];
    const isSecond = seen.has(read.field);
    seen.add(read.field);
    return isSecond
      ? [
          {
            part: 'filters',
            message: `${read.field} is filtered twice: only one filter a field is possible.`,
          },
        ]
      : [];
  });
}

function sortProblems(
  subject: ReportSubject,
  { sort, by, fields }: ReportRequest,
): ReportProblem[] {
  if (sort === undefined) return [];
  const name = sort.replace(/^[+-]/, '');
  const unknown = fieldProblem(subject, name, 'sort');
  if (unknown.length > 0) return unknown;
  const { group } = subject.fields[name] ?? {};
  const isShown = (fields.length === 0 ? subject.usual : fields).includes(name);
  if (group !== 'date' || isShown || periodFields(subject, by).includes(name)) return [];
  return [
    {
      part: 'sort',
      message: `Rows are not by ${name}: add it to the fields, or sort by another one.`,
    },
  ];
}

function byProblems(subject: ReportSubject, { by }: ReportRequest): ReportProblem[] {
  if (by === 'period' || hasDays(subject)) return [];
  const why =
    subject.service === 'social'
      ? 'The service tells of an ad only what it brought since it began'
      : `${subject.label} have no figures`;
  return [{ part: 'by', message: `${why}: take one row for all.` }];
}

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text);
