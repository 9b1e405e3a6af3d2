import { checkSources } from './test/check-sources.ts';

/* `npm run check`: format, lint and types, without running anything. */
process.exitCode = (await checkSources()) === 0 ? 0 : 1;
