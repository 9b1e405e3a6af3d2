import { describe, expect, it } from 'vitest';
import { digestAnswer } from '../../src/messages/digest-list/digest-answer.ts';
import { timingWords, weekdayWords } from '../../src/messages/digest-list/timing-words.ts';
import { listingSample } from './digest-list-samples.ts';
import { textOf } from './text-of.ts';

const run = 'digest-request:1';

describe('the list of digests', () => {
  it('says what each is, when it comes, and who touched it last', () => {
    const { blocks } = digestAnswer(
      { kind: 'list', listings: [listingSample('Morning')], elsewhere: 2 },
      run,
    );
    const text = textOf(blocks);
    expect(text).toContain(
      'Mon–Fri at 08:30, Europe/Berlin, quiet from 22:00 to 07:00.\nAbout all launched from its channel, 2 media plans and 1 search client.',
    );
    expect(text).toContain('2 digests of other people in other channels are listed there.');
    expect(JSON.stringify(blocks)).toContain('"user_id":"U0TOM"');
  });

  it('offers to resume what is paused, and says no next time', () => {
    const listings = [listingSample('Morning', { paused: true })];
    const json = JSON.stringify(digestAnswer({ kind: 'list', listings, elsewhere: 0 }, run));
    expect(json).toContain('"digest.resume"');
    expect(json).not.toContain('"digest.pause"');
    expect(json).toContain('Paused.');
    expect(json).not.toContain('Next: ');
  });

  it('takes nothing of a note for markup but people', () => {
    const note = 'Paused by <@U0JONAS> <!channel> <https://x.test|x>';
    const listings = [listingSample('Morning', { note })];
    const { blocks } = digestAnswer({ kind: 'list', listings, elsewhere: 0 }, run);
    expect(textOf(blocks)).toContain('<!channel> <https://x.test|x>');
  });
});

const saved = (reach: object) =>
  textOf(
    digestAnswer(
      {
        kind: 'saved',
        listing: listingSample('Morning'),
        isNew: true,
        reach: { mediaPlans: 0, searchClients: 0, searchRequests: 0, missing: [], ...reach },
      },
      run,
    ).blocks,
  );

describe('a digest that was saved', () => {
  it('tells what it holds and costs, and by which clock it goes', () => {
    const text = saved({ mediaPlans: 2, searchClients: 1, searchRequests: 3 });
    expect(text).toContain('Its clock is that of Europe/Berlin.');
    expect(text).toContain(
      'It holds 2 media plans and 1 search client now, and costs at least 3 search requests each time.',
    );
  });

  it('says that nothing is there yet', () => {
    expect(saved({})).toContain('Nothing was launched from this channel yet');
  });
});

describe('weekdays in words', () => {
  it.each([
    [[0, 1, 2, 3, 4, 5, 6], 'every day'],
    [[1, 2, 3, 4, 5], 'Mon–Fri'],
    [[0, 6], 'Sat, Sun'],
    [[1, 3, 4, 5], 'Mon, Wed–Fri'],
    [[0], 'Sun'],
  ])('%j is «%s»', (weekdays, words) => {
    expect(weekdayWords(weekdays)).toBe(words);
  });

  it('go before time and zone', () => {
    const timing = { time: '18:00', weekdays: [0, 6], zone: 'Asia/Kathmandu' };
    expect(timingWords(timing)).toBe('Sat, Sun at 18:00, Asia/Kathmandu');
  });
});
