import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { activeProduct } from '#machines/company.fixtures.ts';
import { MovingWorld } from '#machines/areas/stock/movement/movement.fixtures.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { useRow } from '#views/kit/document/model-context.tsx';
import { click, find, type, unmount } from '#views/ui/ui.fixtures.tsx';
import { DOUBLE_TOUCHES, doubleTouch, holdEnter, read, stopClock } from '#views/ui/touch.fixtures.ts';
import { MovementPage } from '../movement.page.tsx';

afterEach(() => {
  unmount();
  vi.useRealTimers();
});

function PageOf({ id }: { readonly id: string }) {
  const row = useRow('movement', id);
  return row ? <MovementPage row={row} /> : null;
}

/** A movement in full screen. */
async function shown(world: MovingWorld, id: string) {
  const model = deviceWith(world.base);
  const shows = () => showAt(model, `/en/apps/inventory/movements/${id}?scan=yes`, () => <PageOf id={id} />);
  await shows();
  const scan = async (code: string): Promise<string> => {
    type('.scan-entry input', code);
    await act(async () => click('.scan-entry button[type=submit]'));
    return said();
  };
  const press = (what: string) => act(async () => click(what));
  const row = () => model.replica.view.get('movement', id);
  const figures = () => row()?.lines.map(({ ready, received }) => [ready, received]);
  return { model, scan, press, row, figures, reload: shows };
}

/** Five bolts of the first bin and three nuts of the third lie ready to go to the second. */
function within() {
  const world = new MovingWorld();
  const { first, second, base, sales } = world;
  const third = base.bins[2] ?? '';
  sales.stock(sales.nut, third, 3_000);
  const id = world.draft([
    { from: third, to: second, quantity: 3_000, product: sales.nut },
    { from: first, to: second, quantity: 5_000 },
  ]);
  world.must(id, 'reserve');
  const sku = (product: string): string => base.row('product', product)?.sku ?? '';
  return { world, id, third, bolt: sku(world.bolt), nut: sku(sales.nut) };
}

const plain = (where: string): string => (find(where).textContent ?? '').replaceAll('\u00a0', ' ');
const said = (): string => plain('.scan-answer');
const place = (): string => find('.scan-bin strong').textContent ?? '';

/** Ends the work, once its button takes a press. */
async function finish(press: (what: string) => Promise<void>): Promise<void> {
  act(() => void vi.advanceTimersByTime(1_000));
  await press('[data-testid=finish]');
}

describe('beginning', () => {
  it('[MVS5] the page of a movement leads there while there is something to move', async () => {
    const { world, id } = within();
    const model = deviceWith(world.base);
    await showAt(model, `/en/apps/inventory/movements/${id}`, () => <PageOf id={id} />);
    const way = `/en/apps/inventory/movements/${id}?scan=yes`;
    expect(find('[data-testid=scan-movement]').getAttribute('href')).toBe(way);
    await act(async () => void model.propose({ kind: 'movement', document: id, type: 'move', data: {} }));
    expect(document.querySelector('[data-testid=scan-movement]')).toBeNull();
  });

  it('[MVS5] it is taken on with one press', async () => {
    const { world, id } = within();
    const { press, row } = await shown(world, id);
    expect(find('.scan-gate').textContent).toContain('Lines to move: 2');
    await press('[data-testid=command-claim]');
    expect(row()?.claimedBy).toBe(world.base.by);
    expect(place()).toBe('A-01');
  });

  it('[MVS5] it is taken over from another, with what they put in its place', async () => {
    const { world, id, bolt } = within();
    world.base.by = 'user-2';
    world.must(id, 'claim');
    const [, line] = world.row(id).lines;
    world.must(id, 'put', { line: line?.id, quantity: 5_000 });
    world.base.by = 'user-1';
    const { press, figures } = await shown(world, id);
    expect(find('.scan-gate').textContent).toContain('works on this');
    await press('[data-testid=command-claim]');
    expect(place()).toBe('A-03');
    expect(find('.scan-strip').textContent).toContain(bolt);
    expect(figures()).toEqual([
      [3_000, 0],
      [0, 5_000],
    ]);
  });
});

/** Taken on by the person with the scanner. */
async function working() {
  const goods = within();
  goods.world.must(goods.id, 'claim');
  return { ...goods, ...(await shown(goods.world, goods.id)) };
}

describe('within a warehouse', () => {
  it('[MVS6] goes in walking order from place to goods to place, until everything is there', async () => {
    const { scan, press, figures, row, bolt, nut } = await working();
    expect(place()).toBe('A-01');
    expect(await scan('A-02')).toBe('Nothing is to be moved from A-02');
    expect(await scan('A-01')).toBe('Right place');
    expect(await scan(nut)).toBe(`${nut} lies in A-03: go there`);
    await scan('A-01');
    expect(await scan(bolt)).toBe(`1 pc ${bolt} in hand: scan where it goes`);
    expect(await scan(bolt)).toBe(`2 pcs ${bolt} in hand: scan where it goes`);
    expect(await scan(nut)).toBe('First scan where the goods in hand go');
    expect(place()).toBe('A-02');
    expect(await scan('A-02')).toBe(`2 pcs ${bolt} in A-02`);
    expect(figures()?.[1]).toEqual([3_000, 2_000]);
    await press('[data-testid=take]');
    await press('[data-testid=put]');
    expect(place()).toBe('A-03');
    await press('[data-testid=take]');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await scan('A-02');
    expect(find('.scan-gate').textContent).toContain('Everything is in its place.');
    await finish(press);
    expect(row()).toMatchObject({ state: 'done', lines: [{ received: 3_000 }, { received: 5_000 }] });
    expect(find('.scan-gate').textContent).toContain('Moved on this device. Something still has to be sent.');
  });

  it('[MVS6] what lies in one place goes in the order of where it is put', async () => {
    const world = new MovingWorld(0);
    const { base, sales, bolt, first, second } = world;
    sales.stock(bolt, base.receiving, 2_000);
    sales.stock(sales.nut, base.receiving, 2_000);
    const from = base.receiving;
    const id = world.draft([
      { from, to: second, product: sales.nut },
      { from, to: first, product: bolt },
    ]);
    world.must(id, 'reserve');
    world.must(id, 'claim');
    const { press } = await shown(world, id);
    await press('[data-testid=take]');
    expect(place()).toBe('A-01');
    await press('[data-testid=put]');
    await press('[data-testid=take]');
    expect(place()).toBe('A-02');
  });

  it('[MVS6] another place than the one on the line is taken, and one without room refused', async () => {
    const { scan, figures, row, third, bolt } = await working();
    type('.scan-quantity input', '4');
    await act(async () => click('[data-testid=take]'));
    expect(await scan('A-01')).toBe('The goods are already there.');
    expect(await scan('A-03')).toBe(`4 pcs ${bolt} in A-03`);
    expect(figures()?.[1]).toEqual([1_000, 4_000]);
    expect(row()?.arrivals).toMatchObject([{ quantity: 4_000, to: third }]);
  });

  it('[MVS6] where the place on the line takes nothing more, the goods go elsewhere', async () => {
    const { world, id, bolt } = within();
    world.must(id, 'claim');
    world.base.must('location', world.second, 'block', { reason: 'other' });
    const { scan, press, figures } = await shown(world, id);
    await press('[data-testid=take]');
    expect(await scan('A-02')).toBe('This location is not active.');
    expect(await scan('A-03')).toBe(`5 pcs ${bolt} in A-03`);
    expect(figures()?.[1]).toEqual([0, 5_000]);
  });

  it('[MVS7] what was put is taken back, also after a reload, and the rest is left where it lies', async () => {
    const { scan, press, figures, reload, row } = await working();
    await press('[data-testid=take]');
    await scan('A-02');
    await reload();
    await press('.scan-strip li button');
    expect(said()).toBe('Back in A-01');
    expect(figures()?.[1]).toEqual([5_000, 0]);
    type('.scan-quantity input', '2');
    await press('[data-testid=take]');
    await press('[data-testid=put]');
    await press('[data-testid=leave]');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await press('[data-testid=leave]');
    expect(find('.scan-gate').textContent).toContain('2 lines are left where they lie, and become free.');
    await finish(press);
    expect(row()).toMatchObject({
      state: 'done',
      lines: [
        { ready: 0, received: 0 },
        { ready: 0, received: 2_000 },
      ],
    });
  });

  it('[MVS7] where nothing was put there is nothing to finish, and what was left is looked at again', async () => {
    const { press } = await working();
    await press('[data-testid=leave]');
    await press('[data-testid=leave]');
    expect(find('.scan-gate').textContent).toContain('Nothing was put in its place.');
    expect(document.querySelector('[data-testid=finish]')).toBeNull();
    await press('[data-testid=look-again]');
    expect(place()).toBe('A-01');
  });

  it('[MVS6] goods of a lot ask for its label, and another lot is not taken', async () => {
    const world = new MovingWorld(0);
    const paint = activeProduct(world.base, { sku: 'PAINT', tracking: 'lot' });
    const [lot = ''] = ['L1', 'L2'].map((code) =>
      world.sales.stockLot(paint, world.first, 2_000, { code, expiresOn: null }),
    );
    const id = world.draft([{ from: world.first, to: world.second, product: paint, lot, quantity: 2_000 }]);
    world.must(id, 'reserve');
    world.must(id, 'claim');
    const { scan } = await shown(world, id);
    expect(await scan('PAINT')).toBe('Now scan the lot or serial number of PAINT');
    expect(await scan('L2')).toBe('Lot L2 is not on this movement');
    await scan('PAINT');
    expect(await scan('L1')).toBe('1 pc PAINT in hand: scan where it goes');
  });

  it('[MVS8] what the server refuses is named by item and places, beside what waits for it', async () => {
    const { model, scan, press, bolt } = await working();
    await press('[data-testid=take]');
    await scan('A-02');
    expect(plain('[data-testid=unsent]')).toBe('1 change waits for the server');
    const [pending] = model.pending();
    await act(async () => {
      model.replica.acknowledge([{ id: pending?.command.id ?? '', refusal: { code: 'nothingReady' } }]);
    });
    expect(plain('[data-testid=refused] strong')).toBe(`Put in place · ${bolt} · A-01 · A-02 · 5`);
    expect(document.querySelector('[data-testid=unsent]')).toBeNull();
  });
});

describe('between warehouses', () => {
  it('[MVS9] goods are sent off with one press, and received each in its place', async () => {
    const world = new MovingWorld();
    const id = world.transfer(3_000);
    const { scan, press, row } = await shown(world, id);
    await press('[data-testid=command-dispatch]');
    await press('[data-testid=command-claim]');
    expect(place()).toBe('B-01');
    const sku = world.base.row('product', world.bolt)?.sku ?? '';
    expect(await scan('B-01')).toBe('Scan the item first, then its place');
    await scan(sku);
    expect(await scan('B-01')).toBe(`1 pc ${sku} in B-01`);
    expect(row()?.state).toBe('partlyReceived');
    await press('[data-testid=leave]');
    expect(find('.scan-gate').textContent).toContain('1 line has not arrived.');
    await press('[data-testid=look-again]');
    await press('[data-testid=take]');
    await press('[data-testid=put]');
    expect(row()?.state).toBe('done');
  });
});

describe('one press takes one line, or puts it', () => {
  const button = '[data-testid=take], [data-testid=put], [data-testid=finish]';

  it.each(DOUBLE_TOUCHES)('[SCN8] touched twice within %d ms', async (apart) => {
    const { figures } = await working();
    stopClock();
    await read();
    await doubleTouch(button, apart);
    expect(place()).toBe('A-02');
    expect(figures()?.[1]).toEqual([5_000, 0]);
    await read();
    await doubleTouch(button, apart);
    expect(place()).toBe('A-03');
    expect(figures()).toEqual([
      [3_000, 0],
      [0, 5_000],
    ]);
    expect(document.querySelector('[data-testid=put]')).toBeNull();
  });

  it('[SCN8] with Enter held', async () => {
    const { figures } = await working();
    stopClock();
    await read();
    await holdEnter(button);
    expect(figures()?.[1]).toEqual([5_000, 0]);
    await read();
    await holdEnter(button);
    expect(document.querySelector('[data-testid=put]')).toBeNull();
  });

  it('[SCN8] and leaves one line', async () => {
    await working();
    stopClock();
    await read();
    await doubleTouch('[data-testid=leave], [data-testid=look-again]', 180);
    expect(place()).toBe('A-03');
  });
});
