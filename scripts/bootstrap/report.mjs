/** Where passing lines cannot be rewritten, a long step says so again this often, in seconds. */
const reminder = 20;

/**
 * Lines for people; on standard error, unless said otherwise, so that standard output stays data. A line with an age (in
 * seconds) is passing: on a terminal the next one takes its place.
 */
export function terminalReport(out = process.stderr) {
  let passing = false;
  return (line, age) => {
    if (age !== undefined && !out.isTTY && age !== 1 && age % reminder !== 0) return;
    if (passing) out.write('\r\u001B[K');
    passing = age !== undefined && out.isTTY === true;
    out.write(passing ? line.slice(0, (out.columns || 80) - 1) : `${line}\n`);
  };
}

/**
 * Begins a step that may take long; tell `update` what it is at, and end it with `end`, or
 * with words about how it went. One that takes less than a second and does not fail leaves no trace.
 */
export function startStep(report, label) {
  let age = 0;
  let detail = '';
  const timer = setInterval(() => {
    age += 1;
    report(`  … ${label} (${age} s${detail && `, ${detail}`})`, age);
  }, 1_000);
  timer.unref();
  const end = () => clearInterval(timer);
  return {
    update: (words) => void (detail = words),
    end,
    done: (words) => {
      end();
      if (age > 0) report(`  ✓ ${words} (${age} s)`);
    },
    failed: (words) => {
      end();
      report(`  ✗ ${words}`);
    },
  };
}
