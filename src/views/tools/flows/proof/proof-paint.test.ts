import { describe, expect, test } from 'vitest';
import { connectivityMachine } from '#machines/app/connectivity/connectivity.machine.ts';
import { pickMachine } from '#machines/areas/sales/pick/pick.machine.ts';
import { salesOrderMachine } from '#machines/areas/sales/sales-order/sales-order.machine.ts';
import { chartShape } from '#model/flows/chart-shape.ts';
import { proofOf, proofRow } from './proof.fixtures.ts';
import { pictureWords } from './picture-words.ts';
import { ghostsOf, picturesOf, proofPaint } from './proof-paint.ts';

const shape = chartShape(pickMachine);
const PAUSE = 'pick.claimed --pause--> pick.paused';
const [FIRST = '', SECOND = ''] = shape.transitions.map(({ id }) => id).filter((id) => id !== PAUSE);
const count = String;

describe('paint of a report', () => {
  const definitions = [
    { id: PAUSE, hits: { model: 100, api: 0 } },
    { id: FIRST, hits: { model: 25, api: 4 } },
    { id: SECOND, hits: { model: 0 } },
  ];
  const chart = proofOf(shape, { definitions });

  test('[PV5] what a level took is green, the wider the more often; what it did not, red and dashed', () => {
    expect(proofPaint({ chart, shape, level: 'model', row: undefined, count }).transitions).toEqual({
      [PAUSE]: { tone: 'success', label: '100', weight: 1, isDimmed: false },
      [FIRST]: { tone: 'success', label: '25', weight: 0.5, isDimmed: false },
      [SECOND]: { tone: 'danger', isDashed: true, isDimmed: false },
    });
    expect(proofPaint({ chart, shape, level: 'api', row: undefined, count }).transitions).toMatchObject({
      [PAUSE]: { tone: 'danger', isDashed: true },
      [FIRST]: { tone: 'success', label: '4', weight: 1 },
    });
  });

  test('[PV7] of a chosen row its own transitions stand out', () => {
    const row = proofRow('PK-1', { transitions: [PAUSE] });
    const { transitions = {} } = proofPaint({ chart, shape, level: 'model', row, count });
    expect(Object.entries(transitions).filter(([, { isDimmed }]) => isDimmed !== true)).toEqual([
      [PAUSE, expect.anything()],
    ]);
  });

  test('[PV9] a state tells how many pictures there are of it', () => {
    const pictures = ['paused-empty', 'paused-full', 'claimed'].map((state) => ({
      file: `${state}.png`,
      state,
      language: 'en' as const,
      theme: null,
    }));
    const { states } = proofPaint({
      chart: proofOf(shape, { pictures }),
      shape,
      level: 'model',
      row: undefined,
      count,
    });
    expect(states).toEqual({ 'pick.paused': { badge: '2' }, 'pick.claimed': { badge: '1' } });
    expect(picturesOf('pick.paused', shape, pictures).map(({ state }) => state)).toEqual([
      'paused-empty',
      'paused-full',
    ]);
    expect(picturesOf('pick', shape, [{ ...pictures[0], state: 'pick' } as (typeof pictures)[0]])).toEqual(
      [],
    );
  });

  test('[PV9] a picture is of the state in whose region it says so, where others are called alike', () => {
    const connectivity = chartShape(connectivityMachine);
    const pictures = [
      {
        file: 'a.png',
        state: 'link-online-work-none-refusals-some-list-open',
        language: 'en' as const,
        theme: null,
      },
    ];
    const shownFor = (id: string): number => picturesOf(`connectivity.${id}`, connectivity, pictures).length;
    const ids = ['work.none', 'refusals.some', 'list.open', 'refusals.none', 'work.waiting', 'list.closed'];
    expect(ids.map(shownFor)).toEqual([1, 1, 1, 0, 0, 0]);
    const words = { state: (id: string) => id.replace('connectivity.', '') };
    expect(pictureWords(connectivity, words, pictures[0]?.state ?? '')).toBe(
      'link: link.online · work: work.none · refusals: refusals.some · list: list.open',
    );
  });
});

describe('ghost arrows', () => {
  const missing = (from: string, to: string) =>
    proofRow('PK-9', { status: 'fail', on: 'revive', from: { pick: [from] }, to: { pick: [to] } });

  test('[PV6] a row that fails asks for the way that the chart lacks', () => {
    expect(ghostsOf(shape, [missing('cancelled', 'claimed')])).toEqual([
      { source: 'pick.cancelled', target: 'pick.claimed', label: 'PK-9: revive' },
    ]);
  });

  test('[PV6] no way is asked for that is there, that passes, or that no state is named by', () => {
    const rows = [
      missing('claimed', 'paused'),
      { ...missing('cancelled', 'claimed'), status: 'pass' as const },
      missing('*', 'claimed'),
      missing('cancelled', 'nowhere'),
      missing('paused', 'paused'),
    ];
    expect(ghostsOf(shape, rows)).toEqual([]);
  });

  test('[PV6] a word is the state of that name in its own region', () => {
    const order = chartShape(salesOrderMachine);
    const row = proofRow('SO-9', {
      status: 'unexercised',
      on: 'reopen',
      from: { fulfilment: ['shipped'], commercial: ['draft'] },
      to: { fulfilment: ['notStarted'] },
    });
    expect(ghostsOf(order, [row])).toEqual([
      {
        source: 'salesOrder.fulfilment.shipped',
        target: 'salesOrder.fulfilment.notStarted',
        label: 'SO-9: reopen',
      },
    ]);
  });
});
