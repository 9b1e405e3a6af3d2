import type { Service } from '../../src/services/endpoint.ts';
import { operationSection } from './operation-section.ts';
import { rowTable } from './row-table.ts';

/** One service: its operations by resource, with what they take and answer. */
export function servicePage(title: string, { resources }: Service): string {
  const sections = Object.entries(resources).flatMap(([resource, endpoints]) => {
    const all = Object.values(endpoints);
    return [`### ${resource}`, ...all.map(operationSection), ...rowTable(all)];
  });
  return [`## ${title}`, ...sections].join('\n\n');
}
