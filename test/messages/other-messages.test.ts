import { describe, expect, it } from 'vitest';
import { launchClosed } from '../../src/messages/launch/launch-closed.ts';
import { launchFailed } from '../../src/messages/launch/launch-failed.ts';
import { launchJoined } from '../../src/messages/launch/launch-joined.ts';
import { launchLog } from '../../src/messages/launch/launch-log.ts';
import { launchStatus } from '../../src/messages/launch/launch-status.ts';
import { sentence } from '../../src/messages/kit/sentence.ts';
import { showAnswer } from '../../src/messages/show-answer.ts';
import { buttonsOf } from './buttons-of.ts';
import { launchId, many, preview, progress, small, tree } from './samples.ts';
import { textOf } from './text-of.ts';

describe('a preview that is over', () => {
  it('says who cancelled it, and has no buttons', () => {
    const message = launchClosed({ kind: 'cancelled', preview: preview(small), by: 'U0TOM' });
    expect(textOf(message)).toContain('Cancelled\n by \nU0TOM\n. Nothing was made.');
    expect(buttonsOf(message)).toEqual([]);
  });

  it('tells expiry apart from a no', () => {
    expect(textOf(launchClosed({ kind: 'expired', preview: preview(small) }))).toContain(
      'nobody said no',
    );
  });
});

describe('a launch that cannot go on', () => {
  it('gives the reason and the reference', () => {
    const text = textOf(launchFailed({ message: 'The service is down.', reference: 'ABC123' }));
    expect(text).toContain('The service is down.');
    expect(text).toContain('Reference ABC123.');
  });
});

describe('the second person with the same plan', () => {
  it('hears who was first and where it is', () => {
    const message = launchJoined({ requester: 'U0MARA', permalink: 'https://x.slack.com/p1' });
    expect(JSON.stringify(message)).toContain('https://x.slack.com/p1');
    expect(textOf(message)).toContain('U0MARA');
  });
});

describe('the log of a launch', () => {
  it('begins with who launched it and the money', () => {
    const text = textOf(launchLog({ kind: 'launched', by: 'U0MARA', preview: preview(small) }));
    expect(text).toContain('2 campaigns, 6 ad sets and 24 ads');
    expect(text).toContain('€800.00 a day, €24,800.00 over the flight');
  });

  it('has a line for each campaign with its counts and failures', () => {
    const [campaign] = progress(small, 'made').campaigns;
    if (!campaign) throw new Error('the sample has campaigns');
    const text = textOf(launchLog({ kind: 'campaign', campaign }));
    expect(text).toContain('Winter boots 1\n made  ·  3 ad sets, 6 ads');
    expect(text).toContain('refused: Winter boots');
  });

  it('says who stopped it', () => {
    expect(textOf(launchLog({ kind: 'stopping', by: 'U0TOM' }))).toContain('U0TOM\n pressed Stop');
  });
});

describe('a media plan that was asked for', () => {
  it('shows states as words, ids, and how many ads play', () => {
    const text = textOf(showAnswer({ kind: 'found', tree: tree(small) }));
    expect(text).toContain('Winter boots 1\n · paused · 3 ad sets, 12 ads · \nc1');
    expect(text).toContain('6 ads playing');
    expect(text).toContain('*Advertiser*\nWinter boots (id 77)');
    expect(text).toContain('*Account*\nid 88');
  });

  it('is offered as a choice where several fit', () => {
    const choices = many(3, (id) => ({ id: String(id), name: `Boots ${id}` }));
    const message = showAnswer({ kind: 'choose', target: 'boots', matches: 3, choices });
    expect(textOf(message)).toContain('3 media plans fit');
    expect(buttonsOf(message).map(({ value }) => value)).toEqual(['1', '2', '3']);
  });

  it('is not guessed where none fits', () => {
    const message = showAnswer({ kind: 'choose', target: 'shoes', matches: 0, choices: [] });
    expect(textOf(message)).toContain('No media plan fits');
    expect(textOf(message)).toContain('Give the id, the IO number, or a part of the name.');
  });
});

describe('the status of launches', () => {
  const run = { id: launchId, target: 'IO-1', requester: 'U0MARA', startedAt: new Date(0) };

  it('says how far each is', () => {
    const building = { ...run, phase: 'building', progress: progress(small) };
    const text = textOf(launchStatus([building, { ...run, phase: 'waiting' }]));
    expect(text).toContain('being made, 62 %: 12 of 24 ads');
    expect(text).toContain('waiting for Launch or Cancel');
    expect(text).toContain(launchId);
    expect(text).toContain('<!date^0^{date_short_pretty} at {time}|1970-01-01 00:00 UTC>');
  });

  it('says how to begin where there are none', () => {
    expect(textOf(launchStatus([]))).toContain('/adops launch');
  });
});

describe('a sentence to one person', () => {
  it('reads mentions of people and no other markup', () => {
    const { blocks, text } = sentence('<@U0TOM> has launched <!here> it.');
    expect(JSON.stringify(blocks)).toContain('{"type":"user","user_id":"U0TOM"}');
    expect(textOf(blocks)).toContain(' has launched <!here> it.');
    expect(text).toBe('somebody has launched &lt;!here&gt; it.');
  });
});
