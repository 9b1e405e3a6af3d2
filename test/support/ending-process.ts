import { createLogger } from '../../src/log.ts';
import { whenAskedToEnd } from '../../src/ending.ts';

/* A process that ends as all of ours do, and finishes what it does when it is told so: `node ending-process.ts LIMIT`. */

const [limitMs] = process.argv.slice(2).map(Number);
whenAskedToEnd(() => process.send?.({ asked: true }), createLogger('warn'), {
  ...(limitMs !== undefined && { limitMs }),
});
process.on('message', () => process.exit(0));
process.send?.({ ready: true });
