import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { activeProduct, binFixture } from '#machines/company.fixtures.ts';
import { MovingWorld } from '#machines/areas/stock/movement/movement.fixtures.ts';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import { placeKey } from '#model/stock/stock.tables.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { click, find, type, unmount } from '#views/ui/ui.fixtures.tsx';
import { DOUBLE_TOUCHES, doubleTouch, read, stopClock } from '#views/ui/touch.fixtures.ts';
import { TwoScansPage } from './two-scans.page.tsx';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-05-04T08:00:00.000Z'), toFake: ['Date'] }));
afterEach(() => {
  unmount();
  vi.useRealTimers();
});

interface Choices {
  readonly may?: (permission: string) => boolean;
  readonly prepare?: (world: MovingWorld) => void;
  /** The place that the address names. */
  readonly from?: (world: MovingWorld) => string;
}

/** Ten bolts in the first bin, and a scanner. */
async function scanning({ may = () => true, prepare = () => {}, from }: Choices = {}) {
  const world = new MovingWorld();
  const barcodes = [{ code: '4006381333931', quantity: 1_000 }];
  world.sales.act('product', world.bolt, 'update', productFixture({ sku: 'BOLT', barcodes }));
  prepare(world);
  const device = deviceWith(world.base);
  const model = { ...device, may };
  const given: string[] = [];
  const propose = model.propose;
  model.propose = (draft) => {
    given.push(draft.type);
    return propose(draft);
  };
  const query = from ? `?from=${from(world)}` : '';
  await showAt(model, `/en/apps/inventory/movements/scan${query}`, () => <TwoScansPage />);
  const scan = async (code: string): Promise<string> => {
    type('.scan-entry input', code);
    await act(async () => click('.scan-entry button[type=submit]'));
    return plain('.scan-answer');
  };
  const press = (what: string) => act(async () => click(what));
  const onHand = (place: string, product = world.bolt): number =>
    model.replica.view.get('balance', placeKey(product, place))?.onHand ?? 0;
  const moved = () => [world.first, world.second].map((place) => onHand(place));
  return { world, model, given, scan, press, onHand, moved };
}

describe('all of a place', () => {
  it('[MVS1] is moved by two scans, as a movement that is done', async () => {
    const { world, model, given, scan, moved } = await scanning({
      prepare: ({ sales, first }) => sales.stock(sales.nut, first, 3_000),
    });
    expect(await scan('A-01')).toBe('All of A-01: scan where it goes');
    expect(await scan('A-02')).toBe('2 items moved from A-01 to A-02.');
    expect(given).toEqual(['create', 'reserve', 'move']);
    expect(moved()).toEqual([0, 10_000]);
    expect(model.replica.rows('movement')).toMatchObject([
      { state: 'done', purpose: 'transfer', warehouse: world.warehouse, lines: [{}, {}] },
    ]);
    expect(find('.scan-bin').textContent).toContain('Where from?');
    expect(plain('[data-testid=unsent]')).toBe('3 changes wait for the server');
  });

  it('[MVS8] of what the server refuses is named by item and places', async () => {
    const { model, scan } = await scanning();
    await scan('A-01');
    await scan('A-02');
    const refused = model.pending().map(({ command: { id } }) => ({ id, refusal: { code: 'noLines' } }));
    await act(async () => void model.replica.acknowledge(refused));
    expect([...document.querySelectorAll('[data-testid=refused] strong')].map(textOf)).toEqual([
      'New movement · BOLT · A-01 · A-02 · 10',
    ]);
    expect(document.querySelector('[data-testid=unsent]')).toBeNull();
    expect(find('.scan-answer p').dataset['tone']).toBe('danger');
    expect(document.querySelector('.scan-strip')).toBeNull();
  });

  it('[MVS8] what a refused move leaves behind is said, and removed with one press', async () => {
    const { world, model, given, scan, press } = await scanning();
    model.dismissConflict = (id) => model.replica.dismissConflict(id);
    await scan('A-01');
    await scan('A-02');
    const [create, reserve, move] = model.pending().map(({ command }) => command);
    const document_ = create?.document ?? '';
    const events = [create, reserve].flatMap((command) =>
      world.base.must('movement', document_, command?.type ?? '', command?.data ?? {}),
    );
    const { head } = model.replica;
    const to = head + events.length;
    await act(async () => {
      model.replica.acknowledge([
        { id: create?.id ?? '', seq: to },
        { id: reserve?.id ?? '', seq: to },
        { id: move?.id ?? '', refusal: { code: 'noLines' } },
      ]);
      model.replica.receive({ company: 1, epoch: 1, from: head + 1, to, events });
    });
    expect(plain('[data-testid=refused]')).toContain('Left behind: MOV-2026-00001');
    await press('[data-testid=remove-left]');
    expect(given.at(-1)).toBe('cancel');
    expect(document.querySelector('[data-testid=refused]')).toBeNull();
    expect(model.replica.view.get('movement', document_)?.state).toBe('cancelled');
  });

  it('[MVS1] begins with the place that was chosen at its page', async () => {
    const { scan, moved } = await scanning({ from: ({ first }) => first });
    expect(find('.scan-bin').textContent).toContain('A-01');
    await scan('A-02');
    expect(moved()).toEqual([0, 10_000]);
    unmount();
    await scanning({ from: ({ second }) => second });
    expect(find('.scan-bin').textContent).toContain('Where from?');
  });

  it('[MVS3] goes but for what orders, movements and holds keep, which is said', async () => {
    const { scan, moved } = await scanning({
      prepare: (world) => {
        const other = world.draft([{ from: world.first, to: world.second, quantity: 4_000 }]);
        world.must(other, 'reserve');
      },
    });
    await scan('A-01');
    expect(plain('.scan-lying')).toContain('4 pcs taken by MOV-2026-00001');
    expect(await scan('A-02')).toBe(
      '6 pcs BOLT moved from A-01 to A-02. Stays there: BOLT: 4 pcs taken by MOV-2026-00001',
    );
    expect(moved()).toEqual([4_000, 6_000]);
  });

  it('[MO20] [MVS3] is not begun where nothing is free to go', async () => {
    const { given, scan } = await scanning({
      prepare: (world) => {
        const other = world.draft([{ from: world.first, to: world.second, quantity: 10_000 }]);
        world.must(other, 'reserve');
      },
    });
    expect(await scan('A-01')).toBe('Nothing here is free to go. BOLT: 10 pcs taken by MOV-2026-00001');
    expect(await scan('A-03')).toBe('A-03 is empty');
    expect(given).toEqual([]);
  });

  it('[MVS3] stays where it lies if the place cannot take it, with the reason, and nothing is written', async () => {
    const { given, scan, moved } = await scanning({
      prepare: ({ base, second }) => {
        const { state: _, ...row } = base.row('location', second) ?? {};
        base.must('location', second, 'update', { ...formOf(row), capacity: 3_000 });
      },
    });
    await scan('A-01');
    expect(await scan('A-01')).toBe('The goods are already there.');
    expect(await scan('B-01')).toContain('B-01 is in another warehouse');
    expect(await scan('A-02')).toBe('A-02 has room for 3, not 10.');
    expect(await scan('Z-99')).toBe('No product has the code Z-99.');
    expect(given).toEqual([]);
    expect(moved()).toEqual([10_000, 0]);
  });
});

describe('one item', () => {
  it('[MVS1] moves alone, as much of it as is typed', async () => {
    const { scan, moved } = await scanning({
      prepare: ({ sales, first }) => sales.stock(sales.nut, first, 3_000),
    });
    await scan('A-01');
    expect(await scan('4006381333931')).toBe('BOLT in A-01: scan where it goes');
    type('.scan-quantity input', '12');
    expect(await scan('A-02')).toBe('Only 10 pcs of BOLT can go');
    type('.scan-quantity input', '');
    expect(await scan('A-02')).toBe('How much of it goes? Type a quantity first.');
    type('.scan-quantity input', '4');
    expect(await scan('A-02')).toBe('4 pcs BOLT moved from A-01 to A-02.');
    expect(moved()).toEqual([6_000, 4_000]);
  });

  it('[MVS2] scanned first leads to where it lies, and asks which place where there are several', async () => {
    const { world, scan, press, onHand } = await scanning({
      prepare: ({ sales, base }) => sales.stock(sales.nut, base.bins[2] ?? '', 3_000),
    });
    const sku = world.base.row('product', world.sales.nut)?.sku ?? '';
    expect(await scan(sku)).toBe(`${sku} in A-03: scan where it goes`);
    await press('[data-testid=start-over]');
    await scan('A-03');
    await scan('A-02');
    await scan('BOLT');
    type('.scan-quantity input', '1');
    await scan('A-02');
    expect(await scan('BOLT')).toBe('BOLT lies in several places: scan or choose the one you are at');
    expect(await scan('A-03')).toBe('BOLT does not lie in A-03');
    await press('[data-testid="place-A-02"]');
    await scan('A-03');
    expect(onHand(world.base.bins[2] ?? '')).toBe(1_000);
  });

  it('[MVS2] a code that places of two warehouses have asks which one, and means the one here afterwards', async () => {
    const { scan, press, moved } = await scanning({
      prepare: ({ base, other }) => {
        for (const code of ['A-01', 'A-02'])
          base.must('location', base.id(), 'create', binFixture(other, code, 2));
      },
    });
    expect(await scan('A-01')).toBe('Several places have this code: choose one');
    expect(plain('.scan-choices')).toContain('The other');
    await press('[data-testid="place-A-01"]');
    expect(await scan('A-02')).toBe('10 pcs BOLT moved from A-01 to A-02.');
    expect(moved()).toEqual([0, 10_000]);
    unmount();
    const { scan: again } = await scanning({
      prepare: ({ base, other }) =>
        void base.must('location', base.id(), 'create', binFixture(other, 'A-02', 2)),
    });
    await again('BOLT');
    expect(await again('A-02')).toBe('10 pcs BOLT moved from A-01 to A-02.');
  });

  it('[MVS2] of a lot asks for its label, where several lie there', async () => {
    const { world, scan, model } = await scanning({
      prepare: (into) => {
        const paint = activeProduct(into.base, { sku: 'PAINT', tracking: 'lot' });
        for (const lot of ['L1', 'L2'])
          into.sales.stockLot(paint, into.first, 2_000, { code: lot, expiresOn: null });
      },
    });
    await scan('A-01');
    expect(await scan('PAINT')).toBe('Now scan the lot or serial number of PAINT');
    expect(await scan('A-02')).toBe('First scan the lot or serial number of PAINT');
    expect(await scan('L9')).toBe('PAINT has no lot L9');
    expect(await scan('PAINT')).toBe('Now scan the lot or serial number of PAINT');
    expect(await scan('L2')).toBe('PAINT in A-01: scan where it goes');
    expect(await scan('A-02')).toBe('2 pcs PAINT moved from A-01 to A-02.');
    const here = model.replica.view.by('balance', 'location', world.second);
    expect(here).toMatchObject([{ onHand: 2_000 }]);
  });
});

describe('undoing', () => {
  it('[MVS4] reverses what was moved', async () => {
    const { given, scan, press, moved } = await scanning();
    await scan('A-01');
    await scan('A-02');
    expect(find('.scan-strip').textContent).toContain('A-01 → A-02');
    await press('.scan-strip li button');
    expect(find('.scan-answer').textContent).toBe('Back in A-01');
    expect([given.at(-1), moved()]).toEqual(['reverse', [10_000, 0]]);
    expect(document.querySelector('.scan-strip')).toBeNull();
  });

  it('[MVS4] moves it back where one may not reverse', async () => {
    const { given, scan, press, moved } = await scanning({ may: (one) => one !== 'movement.reverse' });
    await scan('A-01');
    await scan('A-02');
    await press('.scan-strip li button');
    expect([given.slice(3), moved()]).toEqual([
      ['create', 'reserve', 'move'],
      [10_000, 0],
    ]);
  });
});

it('[MVS1] who may not move goods is told so', async () => {
  await scanning({ may: (one) => one !== 'movement.work' });
  expect(find('.scan-gate').textContent).toContain('You do not have permission');
});

/** A place's form, as it is saved. */
const formOf = (row: object): object =>
  Object.fromEntries(
    Object.entries(row).filter(
      ([field]) => !['id', 'version', 'createdAt', 'changedAt', 'createdBy', 'blockedFor'].includes(field),
    ),
  );

const textOf = ({ textContent }: Element): string => textContent ?? '';

/** What is said there, with spaces that may break. */
const plain = (where: string): string => (find(where).textContent ?? '').replaceAll('\u00a0', ' ');

it.each(DOUBLE_TOUCHES)(
  '[SCN8] the place that is chosen is not left by the same touch, twice within %d ms',
  async (apart) => {
    const { scan } = await scanning({
      prepare: ({ sales, bolt, second }) => sales.stock(bolt, second, 2_000),
    });
    await scan('BOLT');
    stopClock();
    await read();
    await doubleTouch('[data-testid=place-A-01], [data-testid=start-over]', apart);
    expect(find('.scan-bin').textContent).toContain('A-01');
  },
);

it('[MVS10] all of a place is asked about where it is much, and stays where it is not meant', async () => {
  const { scan, press, moved } = await scanning({
    prepare: ({ sales, bolt, first }) => sales.stock(bolt, first, 200_000),
  });
  await scan('A-01');
  await scan('A-02');
  expect(find('[role=dialog]').textContent).toContain('Move all of A-01 to A-02?');
  expect(moved()).toEqual([210_000, 0]);
  await press('[data-testid=move-much]');
  expect(moved()).toEqual([0, 210_000]);
});
