import { findOperation } from '../operations/catalogue.ts';
import { operationForm } from '../operations/operation-form.ts';
import { prefill } from '../operations/prefill.ts';
import { readForm } from '../operations/read-form.ts';
import { slashCommand } from '../shared/ids.ts';
import { moneyOf } from '../shared/money.ts';
import type { PolicyTrial } from '../shared/policy-answer.ts';
import { parseWanted } from '../shared/wanted-value.ts';
import { parseChange } from './parse-change.ts';
import { targetAndReason } from './target-and-reason.ts';
import { UserError } from './user-error.ts';

/**
 * Reads what follows `policy test`: a command as one would type it.
 * @throws UserError with examples where it is none
 */
export function parsePolicyTrial(typed: string): PolicyTrial {
  const [, first = '', rest = ''] = /^(\S*)\s*(.*)$/s.exec(typed.trim()) ?? [];
  const name = first.toLowerCase();
  switch (name) {
    case 'bid':
    case 'budget':
      return changeTrial(name, rest);
    case 'pause':
    case 'resume': {
      return { kind: 'delivery', action: name, words: wordsOf(name, rest) };
    }
    case 'freeze':
    case 'unfreeze':
      return { kind: 'freeze', words: wordsOf(name, rest) };
    case 'launch':
      return launchTrial(rest);
    case 'do':
      return operationTrial(rest);
    default:
      throw unclear(first === '' ? 'What is to be tried?' : `I cannot try «${first}».`);
  }
}

const examples = [
  'bid 4001 +30%',
  'budget 2001 150',
  'launch 7000 objects',
  'launch 40 objects for advertiser 12 at 900 EUR',
  'pause IO-2026-114',
  'freeze 2001',
  'do ads.remove m=1001 c=2001 a=3001 ad_id=4001',
];

function unclear(why: string, shown = examples): UserError {
  const list = shown.map((example) => `\`${slashCommand} policy test ${example}\``).join(', ');
  return new UserError(`${why} Try it like this: ${list}.`);
}

function changeTrial(kind: 'bid' | 'budget', rest: string): PolicyTrial {
  const { target, value } = parseChange(rest);
  const shown = examples.filter((example) => example.startsWith(kind));
  if (target === '') throw unclear(`A ${kind} of what?`, shown);
  if (value === '') throw unclear('The new value is missing.', shown);
  return { kind, words: target.slice(0, 300), value: parseWanted(value) };
}

function wordsOf(name: string, rest: string): string {
  const { target } = targetAndReason(rest);
  if (target !== '') return target.slice(0, 300);
  throw unclear(
    `What is to be ${name === 'resume' ? 'resumed' : `${name}d`.replace('freezed', 'frozen')}?`,
    examples.filter((example) => /^(pause|freeze)/.test(example)),
  );
}

function launchTrial(rest: string): PolicyTrial {
  const { groups } =
    /^(?<count>[\d,]+)(?: objects?)?(?: for advertiser (?<advertiser>\S+))?(?: at (?<amount>\d+(?:\.\d+)?) ?(?<currency>[a-z]{3})(?: a day)?)?$/iu.exec(
      rest.trim(),
    ) ?? {};
  const { count, advertiser, amount, currency = '' } = groups ?? {};
  const shown = examples.filter((example) => example.startsWith('launch'));
  if (count === undefined) throw unclear('I do not understand what is to be launched.', shown);
  const entities = Number(count.replaceAll(',', ''));
  const code = currency.toUpperCase();
  const isKnown = amount === undefined || Intl.supportedValuesOf('currency').includes(code);
  if (!isKnown) throw unclear(`«${currency}» is no currency.`, shown);
  return {
    kind: 'launch',
    entities,
    ...(advertiser !== undefined && { advertiser }),
    ...(amount !== undefined && { perDay: moneyOf(Number(amount), code) }),
  };
}

function operationTrial(rest: string): PolicyTrial {
  const [, name = '', fields = ''] = /^(\S*)\s*(.*)$/s.exec(rest) ?? [];
  const endpoint = findOperation(name);
  const shown = examples.filter((example) => example.startsWith('do'));
  if (endpoint === undefined) throw unclear(`There is no operation «${name}».`, shown);
  const form = operationForm(endpoint);
  const filled = prefill(form, fields);
  if ('problem' in filled) throw new UserError(filled.problem);
  const read = readForm(form, filled.given);
  if ('problems' in read) {
    const [problem] = read.problems;
    throw new UserError(`${problem?.message ?? 'Something is missing.'} Nothing was tried.`);
  }
  const secrets = form.fields.filter(({ takes }) => takes.kind === 'secret');
  const isOpen = ([field]: [string, unknown]) => secrets.every((secret) => secret.name !== field);
  const input = Object.fromEntries(Object.entries(read.input).filter(isOpen));
  return { kind: 'operation', operation: endpoint.operation, input };
}
