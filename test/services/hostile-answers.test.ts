import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { searchShapes } from './search/shapes/search-shapes.ts';
import { socialShapes } from './social/shapes/social-shapes.ts';
import { failureOf } from './support/failure-of.ts';
import { hostileAnswers } from './support/hostile-answers.ts';
import { connectSearch, connectSocial, type Connected } from './support/connect.ts';

/** The first shape of each operation. */
const oneEach = <Shape extends readonly [string, ...unknown[]]>(shapes: readonly Shape[]) => [
  ...new Map(shapes.toReversed().map((shape) => [shape[0], shape])).values(),
];

describe('an answer that is not what the reference says is one kind of error', () => {
  it.each(oneEach(socialShapes))('to %s', async (operation, call, _line, _body, honest) => {
    await refusesAll(operation, honest, await connectSocial(), call);
  });

  it.each(oneEach(searchShapes))('to %s', async (operation, call, _line, _body, honest) => {
    await refusesAll(operation, honest, await connectSearch(), call);
  });
});

async function refusesAll<Calls>(
  operation: string,
  honest: unknown,
  { calls, lines, answerWith, maxResponseBytes, secrets }: Connected<Calls>,
  call: (calls: Calls) => Promise<unknown>,
): Promise<void> {
  answerWith(JSON.stringify(honest));
  await call(calls);
  const [planted = ''] = secrets;
  for (const [what, body] of hostileAnswers(honest, planted, maxResponseBytes)) {
    answerWith(body);
    lines.length = 0;
    const error = await failureOf(call(calls));
    expect([what, error.kind, error.operation]).toEqual([what, 'unexpected-response', operation]);
    expect(error.message).toContain(`[ref ${error.reference}]`);
    expect(lines).toMatchObject([{ level: 'warn', operation, reference: error.reference }]);
    const said = inspect([error, lines], { depth: 9, showHidden: true });
    for (const secret of secrets) expect(said).not.toContain(secret);
  }
}
