import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../../src/standins/slack/reading/text-of.ts';
import { givePlan, previewOf, replyTo, said } from '../support/launch.ts';
import { planHead, smallPlan } from '../support/plans.ts';
import { doubles, serviceTree } from '../support/service-tree.ts';
import { startSystem, type System } from '../support/system.ts';

let system: System;
beforeAll(async () => {
  system = await startSystem();
});
afterAll(() => system.stop());

describe('the same plan twice', () => {
  it('given by two people at the same moment is one run, and both see it', async () => {
    const [mara, tom] = [system.slack.as('mara'), system.slack.as('tom')];
    const file = { name: 'plan.yaml', content: smallPlan('Together', 'TWO-1') };
    await Promise.all([givePlan(mara, 'nordwind', { file }), givePlan(tom, 'adops', { file })]);

    const first = await Promise.race([
      previewOf(mara, 'nordwind', 'TWO-1'),
      previewOf(mara, 'adops', 'TWO-1'),
    ]);
    const previews = [
      ...(await mara.messages('nordwind')),
      ...(await mara.messages('adops')),
    ].filter((message) => textOf(message).includes('TWO-1'));
    expect(previews).toHaveLength(1);
    const [late, where] = textOf(first).includes('@mara asks')
      ? [tom, 'adops']
      : [mara, 'nordwind'];
    await said(late, where, 'is open already');
  });

  it('launched by two presses at the same moment is built once', async () => {
    const [mara, jonas] = [system.slack.as('mara'), system.slack.as('jonas')];
    await givePlan(mara, 'nordwind', { text: smallPlan('Double press', 'TWO-2') });
    const preview = await previewOf(mara, 'nordwind', 'TWO-2');
    await Promise.all([
      mara.press(preview, 'Launch'),
      jonas.press(preview, 'Launch'),
      mara.press(preview, 'Launch'),
    ]);
    await replyTo(mara, 'nordwind', preview, 'Complete.');
    const tree = await serviceTree(system.service, 'TWO-2');
    expect(tree).toHaveLength(8);
    expect(doubles(tree)).toEqual([]);
    const media = (await system.social.requests()).filter(
      ({ operation }) => operation === 'mediaPlans.create',
    );
    expect(media).toHaveLength(1);
  });

  it('given again after it was built makes nothing and says so', async () => {
    const mara = system.slack.as('mara');
    await givePlan(mara, 'nordwind', { text: smallPlan('Double press', 'TWO-2') });
    const again = await said(mara, 'nordwind', 'Nothing is left to make.');
    expect(textOf(again)).toContain('TWO-2');
    expect(await serviceTree(system.service, 'TWO-2')).toHaveLength(8);
  });

  it('with more in it makes only what is missing', async () => {
    const mara = system.slack.as('mara');
    const more = `${planHead('Double press', 'TWO-2')}
campaigns:
  - name: Women
    ad_sets:
      - { name: Feed, ads: [{ name: A }, { name: B }, { name: C }] }
      - { name: Stories, ads: [{ name: A }] }
`;
    await givePlan(mara, 'nordwind', { text: more });
    const preview = await previewOf(mara, 'nordwind', 'TWO-2');
    await mara.press(preview, 'Launch');
    await replyTo(mara, 'nordwind', preview, 'Complete.');
    const tree = await serviceTree(system.service, 'TWO-2');
    expect(tree).toHaveLength(8 + 3);
    expect(doubles(tree)).toEqual([]);
  });
});

describe('two plans for one IO number', () => {
  it('are never built at once: the second press is told to wait', async () => {
    const [mara, tom] = [system.slack.as('mara'), system.slack.as('tom')];
    await system.social.fault([
      { operation: 'campaigns.createFb', fault: { kind: 'delay', ms: 4_000 } },
    ]);
    await givePlan(mara, 'nordwind', { text: smallPlan('One', 'TWO-3') });
    const one = await previewOf(mara, 'nordwind', 'TWO-3');
    await givePlan(tom, 'adops', { text: `${smallPlan('One', 'TWO-3')}# another file\n` });
    const other = await previewOf(tom, 'adops', 'TWO-3');
    await mara.press(one, 'Launch');
    await said(mara, 'nordwind', 'Now:');
    await tom.press(other, 'Launch');
    await said(tom, 'adops', /being (made|built|launched)|moved since/);
    await replyTo(mara, 'nordwind', one, 'Complete.');
    const tree = await serviceTree(system.service, 'TWO-3');
    expect(doubles(tree)).toEqual([]);
    expect(tree).toHaveLength(8);
  });
});
