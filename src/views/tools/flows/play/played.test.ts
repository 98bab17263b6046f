import { expect, test } from 'vitest';
import { chartList, chartOfSlug } from '#machines/chart-list.ts';
import { chartShape } from '#model/flows/chart-shape.ts';
import { walkChart } from '#model/flows/chart-walk.ts';
import { asDecided, eventsOf, guardsOf, play, refusalOf } from './played.ts';

const machineOf = async (slug: string) => {
  const machine = await chartOfSlug(slug)?.load();
  if (!machine) throw new Error(`there is no ${slug}`);
  return machine;
};

test.each(chartList.map(({ slug }) => slug))(
  '[PL2] %s begins, with all guards and with none',
  async (slug) => {
    const machine = await machineOf(slug);
    const [walk, guards] = [walkChart(machine), guardsOf(chartShape(machine))];
    for (const closed of [[], guards]) {
      const [footing] = play(walk, [{ event: null, closed }]);
      expect(footing?.value).toBeTruthy();
    }
  },
);

test('[PL1] an event is refused by the guards that say no, or is for other states', async () => {
  const machine = await machineOf('pick');
  const [walk, shape] = [walkChart(machine), chartShape(machine)];
  const refused = (from: string, event: string, closed: readonly string[]) =>
    refusalOf(walk, shape, from, { event, closed });
  expect(refused('picking', 'finish', [])).toBeNull();
  expect(refused('picking', 'finish', ['mayScan'])).toBeNull();
  expect(refused('picking', 'finish', ['mayScan', 'mayFinish'])).toEqual({
    because: 'guards',
    guards: ['mayFinish'],
  });
  expect(refused('released', 'finish', [])).toEqual({ because: 'elsewhere', states: ['pick.picking'] });
  expect(eventsOf(shape)).toContain('finish');
  expect(eventsOf(shape)).not.toContain('always');
});

test('[PL25] a command moves a document only where some region tells a fact of it', async () => {
  const machine = await machineOf('sales-order');
  const shape = chartShape(machine);
  const walk = asDecided({ kind: 'document' }, walkChart(machine), shape);
  const draft = { commercial: 'draft', fulfilment: 'notStarted', billing: 'nothing' };
  const release = { event: 'release', closed: [] };
  expect(refusalOf(walk, shape, draft, release)).toEqual({
    because: 'elsewhere',
    states: ['salesOrder.commercial.confirmed'],
  });
  const confirmed = { ...draft, commercial: 'confirmed' };
  expect(refusalOf(walk, shape, confirmed, release)).toBeNull();
  expect(refusalOf(walk, shape, confirmed, { ...release, closed: ['mayRelease'] })).toEqual({
    because: 'guards',
    guards: ['mayRelease'],
  });
});

test('[PL1] outcomes of actors and ends of timers are events like others', async () => {
  const machine = await machineOf('session');
  const walk = walkChart(machine);
  const events = eventsOf(chartShape(machine));
  expect(events.filter((event) => event.startsWith('xstate.done.actor.')).length).toBeGreaterThan(3);
  const [begun, restored] = play(walk, [
    { event: null, closed: [] },
    { event: 'xstate.done.actor.restoreSession', closed: ['personIsKnown'] },
  ]);
  expect(restored?.taken.length).toBeGreaterThan(0);
  expect(restored?.value).not.toEqual(begun?.value);
});

test('[PL3] each step is taken with the guards of its own time', async () => {
  const walk = walkChart(await machineOf('pick'));
  const begin = { event: null, closed: [] };
  const path = (closed: readonly string[]) =>
    play(walk, [
      begin,
      { event: 'create', closed: [] },
      { event: 'pause', closed: [] },
      { event: 'resume', closed },
    ]).map(({ value }) => value);
  expect(path([])).toEqual(['none', 'released', 'paused', 'picking']);
  expect(path(['holdsGoods'])).toEqual(['none', 'released', 'paused', 'claimed']);
  expect(path(['holdsGoods', 'isClaimed'])).toEqual(['none', 'released', 'paused', 'released']);
});
