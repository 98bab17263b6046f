import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { activeProduct } from '#machines/company.fixtures.ts';
import { CountWorld } from '#machines/areas/stock/count/count.fixtures.ts';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import { heardOf } from '#views/kit/document/answered.fixtures.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { useRow } from '#views/kit/document/model-context.tsx';
import { click, find, type } from '#views/ui/ui.fixtures.tsx';
import { DOUBLE_TOUCHES, doubleTouch, holdEnter, read, stopClock, touch } from '#views/ui/touch.fixtures.ts';
import { CountScan } from './count-scan.tsx';

afterEach(() => void vi.useRealTimers());

function ScreenOf({ id }: { readonly id: string }) {
  const row = useRow('count', id);
  return row ? <CountScan row={row} /> : null;
}

const BOX = '4006381333931';

interface Choices {
  /** What the person may do; by default everything. */
  readonly may?: (permission: string) => boolean;
  readonly prepare?: (world: CountWorld) => void;
}

/** Ten bolts in the first bin, three nuts in the second, nothing in the third: all three are counted. */
async function shown({ may = () => true, prepare = () => {} }: Choices = {}) {
  const world = new CountWorld();
  const barcodes = [{ code: BOX, quantity: 6_000 }];
  world.act('product', world.bolt, 'update', productFixture({ sku: 'BOLT', barcodes }));
  const [first = '', second = ''] = world.base.bins;
  world.stock(world.bolt, first, 10_000);
  world.stock(world.nut, second, 3_000);
  prepare(world);
  const id = world.counting({ by: 'bins', bins: world.base.bins });
  const device = deviceWith(world.base);
  const model = { ...device, may };
  await showAt(model, '/en/here', () => <ScreenOf id={id} />);
  const row = () => model.replica.view.get('count', id);
  const entries = () =>
    row()?.lines.map((line) => [
      model.replica.view.get('product', line.product)?.sku,
      line.entries.map(({ quantity }) => quantity),
    ]);
  return { world, model, id, row, entries };
}

const said = (): string => find('.scan-answer').textContent ?? '';
const bin = (): string => find('.scan-bin strong').textContent ?? '';
const item = (): string => find('.scan-item strong').textContent ?? '';
const scan = (code: string): void => {
  type('.scan-entry input', code);
  click('.scan-entry button[type=submit]');
};
const typeAll = (quantity: string): void => {
  type('.scan-quantity input', quantity);
  click('[data-testid=count-all]');
};

describe('the walk', () => {
  it('[CNS1] goes from bin to bin, and on to what is left, until everything is counted', async () => {
    const { entries, row } = await shown();
    expect([bin(), item()]).toEqual(['A-01', 'BOLT']);
    typeAll('9');
    expect([bin(), item()]).toEqual(['A-02', 'NUT']);
    typeAll('3');
    expect(bin()).toBe('A-03');
    expect(document.querySelector('.scan-item')).toBeNull();
    stopClock();
    await read();
    await touch('[data-testid=empty-bin]');
    expect(said()).toContain('A-03 is empty');
    expect(entries()).toEqual([
      ['BOLT', [9_000]],
      ['NUT', [3_000]],
    ]);
    expect(find('.scan-gate').textContent).toContain('Everything is counted.');
    await touch('[data-testid=command-submit]');
    expect(row()?.state).toBe('counting');
    await read();
    await touch('[data-testid=command-submit]');
    expect(row()?.state).toBe('counted');
    expect(find('.scan-gate').textContent).toContain('Something still has to be sent.');
  });

  it('[CNS1] can be left for any line, also to count it again', async () => {
    const { entries } = await shown();
    typeAll('9');
    click('.scan-all li:nth-child(1) .scan-line');
    expect(bin()).toBe('A-01');
    typeAll('10');
    expect(entries()?.[0]).toEqual(['BOLT', [10_000]]);
    click('.scan-ways > button:last-child');
    expect(bin()).toBe('A-03');
    click('.scan-ways > button:first-child');
    expect(bin()).toBe('A-02');
  });
});

describe('a scanned code', () => {
  it('[CNS2] of a bin leads there, of one that is not counted says so', async () => {
    const { world } = await shown();
    expect(world.base.row('location', world.base.staging)?.code).toBeDefined();
    scan('A-02');
    expect(bin()).toContain('A-02');
    expect(find('.scan-bin').dataset['at']).toBe('true');
    const { code = '' } = world.base.row('location', world.base.staging) ?? {};
    scan(code);
    expect(said()).toContain(`${code} is not in this count`);
  });

  it('[CNS2] of an item adds up, as often as its code says, and stays there', async () => {
    const { entries } = await shown();
    scan(BOX);
    expect(said()).toContain('BOLT: 6 more');
    scan('BOLT');
    expect(entries()?.[0]).toEqual(['BOLT', [6_000, 1_000]]);
    expect([bin(), item()]).toEqual(['A-01', 'BOLT']);
    expect(find('.scan-figure strong').textContent).toBe('7');
  });

  it('[CNS2] of an item that is not expected there is counted there', async () => {
    const { entries } = await shown();
    scan('NUT');
    expect(entries()).toEqual([
      ['BOLT', []],
      ['NUT', []],
      ['NUT', [1_000]],
    ]);
    expect([bin(), item()]).toEqual(['A-01', 'NUT']);
  });

  it('[CNS2] of an item with lots asks for the lot, which is counted by itself', async () => {
    const { entries, row, model } = await shown({
      prepare: (world) => {
        const milk = activeProduct(world.base, { sku: 'MILK', tracking: 'lot' });
        world.stockLot(milk, world.base.bins[2] ?? '', 2_000, { code: 'L1', expiresOn: null });
      },
    });
    scan('A-03');
    scan('MILK');
    expect(said()).toContain('Now scan the lot or serial number of MILK');
    scan('l1');
    expect(entries()?.at(-1)).toEqual(['MILK', [1_000]]);
    expect(model.replica.view.get('lot', row()?.lines.at(-1)?.lot ?? '')?.code).toBe('L1');
  });
});

it('[CNS3] a typed quantity replaces one’s own, each entry can be taken back', async () => {
  const { entries } = await shown();
  scan('BOLT');
  scan('BOLT');
  click('.scan-strip li:nth-child(1) button');
  expect(said()).toContain('Taken back');
  expect(entries()?.[0]).toEqual(['BOLT', [1_000]]);
  typeAll('8');
  expect(entries()?.[0]).toEqual(['BOLT', [8_000]]);
  expect(find('.scan-strip li').textContent).toContain('8BOLTA-01');
});

it('[CNS4] what waits is counted; what was refused is named by bin, item and figure', async () => {
  const { model } = await shown();
  scan(BOX);
  expect(find('[data-testid=unsent]').textContent).toBe('1 change waits for the server');
  const [pending] = model.replica.pending;
  const refusal = { code: 'countedByAnother', params: { sku: 'BOLT', by: 'user-2' } };
  await act(async () => void model.replica.acknowledge([{ id: pending?.command.id ?? '', refusal }]));
  expect(find('[data-testid=refused] strong').textContent).toBe('Enter what was found · A-01 · BOLT · 6');
});

it('[CNS28] where two have counted the same, both figures are told, and it is counted again, not tried again', async () => {
  const { model, world, id, entries } = await shown();
  model.dismissConflict = (command) => model.replica.dismissConflict(command);
  scan(BOX);
  expect(find('.scan-answer p').dataset['tone']).toBe('success');
  const [pending] = model.replica.pending;
  world.base.by = 'user-2';
  const events = world.base.must('count', id, 'count', { entries: [world.entry(world.bolt, 9_000)] });
  world.base.by = 'user-1';
  const refusal = { code: 'countedByAnother', params: { sku: 'BOLT', by: 'user-2' } };
  await heardOf(model, events);
  await act(async () => void model.replica.acknowledge([{ id: pending?.command.id ?? '', refusal }]));
  expect(find('[data-testid=refused]').textContent).toContain('You counted 6, Someone else 9');
  expect(document.querySelector('[data-testid=try-again]')).toBeNull();
  expect(document.querySelectorAll('.scan-answer [data-tone=success]')).toHaveLength(0);
  click('[data-testid=refused] [data-testid=recount]');
  expect(document.querySelector('[data-testid=refused]')).toBeNull();
  expect(entries()?.[0]).toEqual(['BOLT', []]);
});

describe('what is not known', () => {
  it('[CNS5] is set aside with its code', async () => {
    const { row } = await shown();
    scan('7350000000017');
    expect(said()).toContain('Unknown code: 7350000000017');
    click('.scan-answer [data-testid=set-aside]');
    type('[role=dialog] .scan-quantity input', '2');
    click('[data-testid=give-park]');
    expect(said()).toContain('Set aside: 7350000000017');
    expect(row()?.parked).toMatchObject([
      { code: '7350000000017', quantity: 2_000, location: row()?.bins[0]?.location },
    ]);
  });

  it('[CNS5] a lot that nobody knows can be set aside, with its product', async () => {
    const { row } = await shown({
      prepare: (world) => void activeProduct(world.base, { sku: 'MILK', tracking: 'lot' }),
    });
    scan('MILK');
    scan('L9');
    click('.scan-answer [data-testid=set-aside]');
    click('[data-testid=give-park]');
    expect(row()?.parked).toMatchObject([{ code: 'MILK L9', quantity: 1_000 }]);
  });
});

it('[CNS5] what somebody else counted is counted again', async () => {
  const { entries, world, id, model } = await shown();
  world.base.by = 'user-2';
  const events = world.base.must('count', id, 'count', { entries: [world.entry(world.bolt, 9_000)] });
  world.base.by = 'user-1';
  const { head } = model.replica;
  await act(
    async () =>
      void model.replica.receive({ company: 1, epoch: 1, from: head + 1, to: head + events.length, events }),
  );
  expect(bin()).toBe('A-02');
  scan('A-01');
  scan('BOLT');
  expect(said()).toContain('BOLT');
  click('.scan-answer [data-testid=recount]');
  expect(said()).toContain('Now count it again');
  scan('BOLT');
  expect(entries()?.[0]).toEqual(['BOLT', [1_000]]);
});

it('[CNS6] what is expected is shown to those alone who may see it', async () => {
  await shown();
  expect(find('.scan-figure').textContent).toContain('10\u00A0pcs expected');
});

it('[CNS6] what is expected is hidden from those who may not see it', async () => {
  await shown({ may: (permission) => permission !== 'count.seeExpected' });
  expect(find('.scan-figure').textContent).not.toContain('expected');
});

describe('one press counts one line', () => {
  const ten = [
    ['BOLT', [10_000]],
    ['NUT', []],
  ];

  it.each(DOUBLE_TOUCHES)('[SCN8] touched twice within %d ms', async (apart) => {
    const { entries } = await shown();
    stopClock();
    await read();
    type('.scan-quantity input', '10');
    await doubleTouch('[data-testid=count-all]', apart);
    expect(entries()).toEqual(ten);
    expect(item()).toBe('NUT');
  });

  it.each(['.scan-quantity input', '[data-testid=count-all]'])(
    '[SCN8] with Enter held in %s',
    async (where) => {
      const { entries } = await shown();
      stopClock();
      await read();
      type('.scan-quantity input', '10');
      await holdEnter(where);
      expect(entries()).toEqual(ten);
    },
  );

  it('[SCN8] and an empty bin is said to be empty for one bin', async () => {
    const { entries } = await shown();
    stopClock();
    await read();
    await doubleTouch('[data-testid=empty-bin]', 180);
    expect(bin()).toBe('A-02');
    expect(entries()?.[1]).toEqual(['NUT', []]);
  });
});

it('[SCN9] nothing is what is counted only where it is said, and does not stand out', async () => {
  const { entries } = await shown();
  stopClock();
  await read();
  expect(find('[data-testid=count-all]').textContent).toBe('There are');
  await touch('[data-testid=count-all]');
  expect(entries()?.[0]).toEqual(['BOLT', []]);
  click('[data-testid=pad-0]');
  expect(find('[data-testid=count-all]').dataset['variant']).toBeUndefined();
  await touch('[data-testid=count-all]');
  expect(entries()?.[0]).toEqual(['BOLT', [0]]);
});

describe('a bin with much in it', () => {
  const prepare = (world: CountWorld): void =>
    void world.stock(world.bolt, world.base.bins[0] ?? '', 200_000);

  it('[CNS7] is asked about before it is called empty', async () => {
    const { entries } = await shown({ prepare });
    click('[data-testid=empty-bin]');
    expect(entries()?.[0]).toEqual(['BOLT', []]);
    expect(find('[role=dialog]').textContent).toContain('Is A-01 empty?');
    click('[data-testid=empty-yes]');
    expect(entries()?.[0]).toEqual(['BOLT', [0]]);
  });

  it('[CNS7] is not told apart for who may not see what is expected', async () => {
    await shown({ prepare, may: (permission) => permission !== 'count.seeExpected' });
    click('[data-testid=empty-bin]');
    expect(document.querySelector('[role=dialog]')).toBeNull();
    expect(bin()).toBe('A-02');
  });
});
