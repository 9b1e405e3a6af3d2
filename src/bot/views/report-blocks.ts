/** Block ids of the fields whose place does not depend on what is reported. */
export const reportBlocks = {
  of: 'report.of',
  filters: 'report.filters',
  period: 'report.period',
  from: 'report.from',
  to: 'report.to',
  by: 'report.by',
  name: 'report.name',
  end: 'report.then',
} as const;

/** Fields of one kind of record mean nothing for another: their blocks are named after it, so that none is kept. */
export const reportBlockOf = (part: 'inside' | 'fields' | 'sort', of: string): string =>
  `report.${part}.${part === 'inside' && of.startsWith('search.') ? 'search' : of}`;
