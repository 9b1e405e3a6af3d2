import { describe, expect, it } from 'vitest';
import { help, helpOn } from '../../src/messages/help.ts';
import { commandNames, helpTopics } from '../../src/messages/help-topics.ts';
import { messageProblems } from '../../src/messages/limits.ts';
import { textOf } from './text-of.ts';

describe('help', () => {
  it('lists every command in its overview', () => {
    const text = textOf(help());
    for (const name of commandNames) expect(text).toContain(`/adops ${name}`);
    expect(messageProblems(help())).toEqual([]);
  });

  it.each(commandNames)('explains %s with an example', (name) => {
    const text = textOf(helpOn(name));
    expect(text).toContain(helpTopics[name].summary);
    for (const example of helpTopics[name].examples) expect(text).toContain(example);
    expect(messageProblems(helpOn(name))).toEqual([]);
  });
});
