import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { activeProduct } from '#machines/company.fixtures.ts';
import { countedReceipt } from '#machines/areas/purchasing/goods-receipt/goods-receipt.fixtures.ts';
import {
  placedOrder,
  purchasingWorld,
  type PurchasingWorld,
} from '#machines/areas/purchasing/purchase-order/purchase-order.fixtures.ts';
import type { GoodsReceiptRow } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import type { PurchaseOrderRow } from '#model/areas/purchasing/purchase-order/purchase-order.facts.ts';
import type { ProductForm } from '#model/areas/products/product/product.facts.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { useRow } from '#views/kit/document/model-context.tsx';
import { GoodsReceiptPage } from '../goods-receipt.page.tsx';
import { receiptOfOrder } from '#views/areas/purchasing/purchase-order/start-receipt.ts';
import { DOUBLE_TOUCHES, doubleTouch, read, stopClock, touch } from '#views/ui/touch.fixtures.ts';
import { click, find, type, unmount } from '#views/ui/ui.fixtures.tsx';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-05-04T08:00:00.000Z'), toFake: ['Date'] }));
afterEach(() => {
  unmount();
  vi.useRealTimers();
});

function PageOf({ id }: { readonly id: string }) {
  const row = useRow('goodsReceipt', id) as GoodsReceiptRow | undefined; // table goodsReceipt holds GoodsReceiptRow
  return row ? <GoodsReceiptPage row={row} /> : null;
}

const UNKNOWN = '7350000000017';
const BOX = '4006381333931';

interface Choices {
  /** What the person may do; by default everything. */
  readonly may?: (permission: string) => boolean;
  /** What is special about the bolts. */
  readonly bolt?: Partial<ProductForm>;
  readonly prepare?: (world: PurchasingWorld, receipt: string) => void;
}

/** Three nuts were ordered, then ten bolts, then four bolts more for a later day; all of it is expected. */
async function shown({ may = () => true, bolt: over = {}, prepare = () => {} }: Choices = {}) {
  const world = purchasingWorld();
  const nut = activeProduct(world, { sku: 'NUT' });
  const barcodes = [{ code: BOX, quantity: 6_000 }];
  const bolt = activeProduct(world, { sku: 'BOLT', barcodes, ...over });
  const screw = activeProduct(world, { sku: 'SCREW' });
  const order = placedOrder(world, [
    { product: nut, quantity: 3_000 },
    { product: bolt, quantity: 10_000 },
    { product: bolt, quantity: 4_000, promisedOn: '2026-06-01' },
  ]);
  const id = world.id();
  const data = receiptOfOrder(world.row('purchaseOrder', order.id) as PurchaseOrderRow, () => world.id());
  world.must('goodsReceipt', id, 'create', data);
  prepare(world, id);
  const model = { ...deviceWith(world), may };
  await showAt(model, `/en/apps/purchasing/goods-receipts/${id}?scan=yes`, () => <PageOf id={id} />);
  const row = () => model.replica.view.get('goodsReceipt', id);
  const sku = (product: string): string => model.replica.view.get('product', product)?.sku ?? '';
  const bin = (location: string | null): string =>
    model.replica.view.get('location', location ?? '')?.code ?? '';
  const counted = () =>
    row()?.lines.map(({ product, quantity, rejected, location }) =>
      [sku(product), quantity / 1000, rejected / 1000, bin(location)].join(' ').trim(),
    );
  return { world, model, id, order, row, counted, bolt, screw };
}

const plain = (where: string): string => (find(where).textContent ?? '').replaceAll('\u00a0', ' ');
const said = (): string => plain('.scan-answer p > span');
const item = (): string => find('.scan-item strong').textContent ?? '';
const figure = (): string => plain('.scan-figure');
const scan = (code: string): string => {
  type('.scan-entry input', code);
  click('.scan-entry button[type=submit]');
  return said();
};
const ways = (): readonly string[] =>
  [...document.querySelectorAll('.scan-answer button')].map(({ textContent }) => textContent ?? '');

describe('scanning what has come', () => {
  it('[RCS1] adds up on its row, from zero, and the row is in sight', async () => {
    const { counted } = await shown();
    expect(item()).toBe('NUT');
    expect(scan('BOLT')).toBe('BOLT: 1 of 10');
    expect([item(), figure()]).toEqual(['BOLT', '1of 10 pcs']);
    expect(scan(BOX)).toBe('BOLT: 7 of 10');
    expect(scan('NUT')).toBe('NUT: 1 of 3');
    expect(item()).toBe('NUT');
    expect(counted()).toEqual(['NUT 1 0', 'BOLT 7 0']);
  });

  it('[RCS2] fills the rows of a product in their order', async () => {
    const { counted } = await shown();
    scan(BOX);
    expect(scan(BOX)).toBe('BOLT: 2 of 4');
    expect(counted()).toEqual(['BOLT 10 0', 'BOLT 2 0']);
  });

  it('[RCS1] what is typed is received on the row in sight, and leads on down the paper', async () => {
    const { counted } = await shown();
    click('[data-testid=receive]');
    expect(said()).toBe('NUT: 3 of 3');
    expect(item()).toBe('BOLT');
    expect(counted()).toEqual(['NUT 3 0']);
  });

  it.each(DOUBLE_TOUCHES)('[SCN8] one press is one line, touched twice within %d ms', async (apart) => {
    const { counted } = await shown();
    stopClock();
    await read();
    await doubleTouch('[data-testid=receive]', apart);
    expect(counted()).toEqual(['NUT 3 0']);
  });

  it('[RCS7] the last scans are taken back one by one', async () => {
    const { counted } = await shown();
    scan('NUT');
    scan(BOX);
    click('.scan-strip li:nth-child(2) button');
    expect(said()).toBe('Taken back');
    expect(counted()).toEqual(['BOLT 6 0']);
    click('.scan-strip li button');
    expect(said()).toContain('Nothing else is counted.');
    expect(counted()).toEqual(['BOLT 6 0']);
  });

  it('[RCS9] the rows stand as on the order', async () => {
    await shown();
    scan('BOLT');
    const rows = [...document.querySelectorAll('.scan-line strong')].map(({ textContent }) => textContent);
    expect(rows).toEqual(['NUT', 'BOLT', 'BOLT']);
  });
});

describe('too much, and what is not known', () => {
  it('[RCS3] more than ordered is said at the scan, and received for a reason', async () => {
    const { counted, row } = await shown();
    scan(BOX);
    scan(BOX);
    expect(scan(BOX)).toBe('18 of BOLT is too many: the order allows 14');
    expect(counted()).toEqual(['BOLT 10 0', 'BOLT 2 0']);
    expect(ways()).toEqual(['Receive it anyway…', 'Reject it…']);
    click('[data-testid=receive-over]');
    click('[data-testid=over-supplierSentMore]');
    expect(said()).toBe('BOLT: 8 of 4. 4 more than ordered');
    expect(row()?.overReason).toBe('supplierSentMore');
    expect(scan('BOLT')).toBe('BOLT: 9 of 4. 5 more than ordered');
  });

  it('[RCS3] who may not receive more counts it for somebody who may', async () => {
    const { counted } = await shown({ may: (permission) => permission !== 'goodsReceipt.override' });
    for (const _ of [1, 2, 3]) scan('NUT');
    scan('NUT');
    expect(ways()[0]).toBe('Count it anyway');
    click('[data-testid=receive-over]');
    expect(counted()).toEqual(['NUT 4 0']);
  });

  it('[RCS3] what came too much is rejected, and the others are accepted', async () => {
    const { counted } = await shown();
    scan(BOX);
    scan(BOX);
    scan(BOX);
    click('[data-testid=reject-it]');
    expect((find('[role=dialog] .scan-quantity input') as HTMLInputElement).value).toBe('4');
    click('[data-testid=reject-wrongQuantity]');
    expect(said()).toBe('4 BOLT rejected');
    expect(counted()).toEqual(['BOLT 10 0', 'BOLT 4 4']);
  });

  it('[RCS3] what is not on the order is asked about', async () => {
    const { counted } = await shown();
    scan('NUT');
    expect(scan('SCREW')).toBe('SCREW is not on the order');
    expect(counted()).toEqual(['NUT 1 0']);
    click('[data-testid=receive-over]');
    click('[data-testid=over-freeGoods]');
    expect(counted()).toEqual(['NUT 1 0', 'SCREW 1 0']);
  });

  it.each([
    ['is-product', []],
    ['keep-code', [UNKNOWN]],
  ])('[RCS3] an unknown code is asked about, and counts as what was said: %s', async (button, kept) => {
    const { model, counted } = await shown();
    expect(scan(UNKNOWN)).toBe(`Unknown code: ${UNKNOWN}`);
    expect(ways()).toEqual(['Which product is it?…', 'Set it aside…']);
    vi.useFakeTimers();
    click('[data-testid=which-product]');
    act(() => find('.p-autocomplete-input').focus());
    type('.p-autocomplete-input', 'NUT');
    await act(async () => void (await vi.advanceTimersByTimeAsync(500)));
    await act(async () => find('[role=option]').click());
    await act(async () => click(`[data-testid=${button}]`));
    await act(async () => void (await vi.advanceTimersByTimeAsync(500)));
    expect(said()).toBe('NUT: 1 of 3');
    expect(scan(UNKNOWN)).toBe('NUT: 2 of 3');
    expect(counted()).toEqual(['NUT 2 0']);
    const nut = model.replica.view.by('product', 'sku', 'nut')[0];
    expect(nut?.barcodes.map(({ code }) => code)).toEqual(kept);
  });
});

describe('bins', () => {
  it('[RCS4] goods and then their bin', async () => {
    const { counted } = await shown();
    scan('BOLT');
    scan(BOX);
    expect(scan('A-01')).toBe('7 BOLT in A-01');
    scan('BOLT');
    expect(counted()).toEqual(['BOLT 7 0 A-01', 'BOLT 1 0']);
  });

  it('[RCS4] the bin and then the goods, until it is left', async () => {
    const { counted } = await shown();
    expect(scan('A-02')).toBe('Goods go to A-02 now');
    expect(find('.scan-bin strong').textContent).toContain('A-02');
    expect(scan('NUT')).toBe('NUT: 1 of 3, in A-02');
    click('[data-testid=leave-place]');
    scan('NUT');
    expect(counted()).toEqual(['NUT 1 0 A-02', 'NUT 1 0']);
  });

  it('[RCS4] quarantine takes no goods', async () => {
    const { world } = await shown();
    const quarantine = world.row('warehouse', world.warehouse)?.quarantine ?? '';
    expect(scan(world.row('location', quarantine)?.code ?? '')).toContain('count them as rejected');
  });
});

describe('lots', () => {
  const lots = { tracking: 'lot', expires: true } as const;

  it('[RCS5] the lot is asked for and scanned next; goods scanned after it are of it too', async () => {
    const { row } = await shown({ bolt: { tracking: 'lot' } });
    expect(scan('BOLT')).toBe('Now scan the lot or serial number of BOLT');
    expect(scan('L9')).toBe('BOLT L9: 1 of 10');
    scan('BOLT');
    expect(row()?.lines).toMatchObject([{ quantity: 2_000, lot: { code: 'L9' } }]);
  });

  it('[RCS5] and the day on which it expires, unless the code holds it', async () => {
    const { row } = await shown({ bolt: lots });
    scan('BOLT');
    scan('L9');
    expect(find('[role=dialog]').textContent).toContain('When does lot L9 expire?');
    click('[role=dialog] .p-dialog-header-close');
    await act(async () => {});
    scan(`(01)04006381333931(10)L8(17)280131`);
    expect(document.querySelector('[role=dialog]')).toBeNull();
    expect(row()?.lines.map(({ lot }) => lot)).toEqual([
      { code: 'L9', expiresOn: null },
      { code: 'L8', expiresOn: '2028-01-31' },
    ]);
  });

  it('[RCS5] a serial number counts once', async () => {
    const { counted } = await shown({ bolt: { tracking: 'serial' } });
    scan('BOLT');
    scan('S1');
    scan('BOLT');
    expect(scan('S1')).toBe('S1 is counted already');
    expect(counted()).toEqual(['BOLT 1 0']);
  });

  it('[RCS3] what has expired may be rejected alone', async () => {
    const { counted } = await shown({ bolt: lots });
    scan(`(01)04006381333931(10)L7(17)250131`);
    expect(ways()).toEqual(['Reject it…']);
    click('[data-testid=reject-it]');
    click('[data-testid=reject-quality]');
    expect(counted()).toEqual(['BOLT 0 6']);
  });
});

describe('what nobody knows', () => {
  it('[RCS13] is set aside with its code, and receiving goes on', async () => {
    const { model, id, row } = await shown();
    scan('BOLT');
    scan(UNKNOWN);
    click('[data-testid=set-aside]');
    expect((find('[role=dialog] input') as HTMLInputElement).value).toBe(UNKNOWN);
    click('[data-testid=give-park]');
    expect(said()).toBe(`Set aside: ${UNKNOWN}`);
    expect([...model.replica.rows('unknownItem')]).toMatchObject([
      { code: UNKNOWN, quantity: 1_000, state: 'parked', receipt: id },
    ]);
    expect(row()?.lines).toHaveLength(1);
    expect(scan('BOLT')).toBe('BOLT: 2 of 10');
  });

  it('[RCS13] is not set aside by who may not', async () => {
    await shown({ may: (permission) => permission !== 'unknownItem.park' });
    scan(UNKNOWN);
    expect(ways()).toEqual(['Which product is it?…']);
    expect(document.querySelector('[data-testid=set-aside]')).toBeNull();
  });
});

describe('an inspection', () => {
  it('[RCS12] takes the place of posting, with the sample named, and is followed by it', async () => {
    const { row } = await shown({ bolt: { inspection: 1000 } });
    for (const _ of [1, 2]) scan(BOX);
    stopClock();
    await read();
    await touch('[data-testid=end]');
    expect(find('.scan-gate').textContent).toContain('BOLT is inspected before it is posted');
    expect(document.querySelector('[data-testid=command-post]')).toBeNull();
    await read();
    await touch('[data-testid=command-submit]');
    expect(row()?.state).toBe('checking');
    expect(plain('[data-testid=sample]')).toBe('Check 1 of 10 pcs');
    const [, , rejected] = document.querySelectorAll<HTMLInputElement>('[data-testid=inspection] input');
    act(() => rejected?.focus());
    expect(row()?.inspection?.samples).toHaveLength(2);
    await read();
    await touch('[data-testid=command-inspect]');
    expect(row()?.state).toBe('ready');
    expect(row()?.inspection?.found?.lines).toMatchObject([
      { checked: 1_000, accepted: 10_000, rejected: 0 },
      { checked: 1_000, accepted: 2_000, rejected: 0 },
    ]);
    expect(find('[data-testid=command-post]').textContent).toContain('Post receipt');
  });
});

describe('rejecting', () => {
  it('[RCS6] takes a scan, a photo and a reason', async () => {
    const { row } = await shown();
    scan('BOLT');
    scan('BOLT');
    click('[data-testid=reject]');
    const camera = find('[role=dialog] input[capture]') as HTMLInputElement;
    const photos = [new File(['x'], 'IMG_1.jpg', { type: 'image/jpeg' })];
    Object.defineProperty(camera, 'files', { value: photos });
    act(() => void camera.dispatchEvent(new Event('change', { bubbles: true })));
    expect(find('[role=dialog]').textContent).toContain('1 photo');
    click('[data-testid=reject-damaged]');
    // It is named after the line that it is of, which gets it once it is attached. [GR51]
    expect(find('.scan-uploads').textContent).toContain(`BOLT-${row()?.lines[0]?.id.slice(-8)}.jpg`);
    expect(row()?.lines).toMatchObject([{ quantity: 1_000, rejected: 1_000, rejectReason: 'damaged' }]);
    expect(said()).toBe('1 BOLT rejected');
    await act(async () => {});
  });

  it('[RCS6] of goods in a bin it is taken off what was accepted there', async () => {
    const { counted } = await shown();
    scan('A-02');
    scan('BOLT');
    scan('BOLT');
    click('[data-testid=reject]');
    click('[data-testid=reject-damaged]');
    expect(counted()).toEqual(['BOLT 1 1 A-02']);
  });

  it('[RCS6] of a row that was not scanned it comes to what is there', async () => {
    const { counted } = await shown();
    scan('BOLT');
    click('button.scan-line');
    expect(item()).toBe('NUT');
    click('[data-testid=reject]');
    expect(document.querySelector('[data-testid=reject-regretted]')).toBeNull();
    click('[data-testid=reject-damaged]');
    expect(counted()).toEqual(['NUT 0 1', 'BOLT 1 0']);
  });
});

describe('the end', () => {
  it('[RCS10] says what lacks, and posts; what lies in receiving is put away with one press', async () => {
    const { row, model } = await shown();
    scan('NUT');
    stopClock();
    await read();
    await touch('[data-testid=end]');
    expect(find('.scan-gate').textContent).toContain('3 lines lack something.');
    await read();
    await touch('[data-testid=command-post]');
    expect(find('.scan-gate').textContent).toContain('It waits for the server');
    expect(row()?.state).toBe('counted');
    expect(model.replica.pending.map(({ command }) => command.type)).toContain('post');
  });

  it('[RCS10] what was posted to receiving is made ready and taken on', async () => {
    const { model, id } = await shown({
      prepare: (world, receipt) => {
        const [line] = world.row('goodsReceipt', receipt)?.lines ?? [];
        world.must('goodsReceipt', receipt, 'count', { lines: [line] });
        world.must('goodsReceipt', receipt, 'post');
      },
    });
    expect(find('.scan-gate').textContent).toContain('What lies in receiving can be put away.');
    await act(async () => click('[data-testid=put-away]'));
    const [movement] = model.replica.rows('movement') as readonly { readonly id: string }[];
    expect(movement).toMatchObject({
      purpose: 'putAway',
      receipt: id,
      state: 'reserved',
      claimedBy: model.user,
      lines: [{ quantity: 3_000 }],
    });
  });

  it('[SCN10] what was discarded says so, and nothing is scanned', async () => {
    await shown({ prepare: (world, receipt) => void world.must('goodsReceipt', receipt, 'discard') });
    expect(find('.scan-say').textContent).toBe('There is nothing to receive here.');
    expect(document.querySelector('.scan-entry')).toBeNull();
  });
});

it('[RCS8] what waits is counted; what was refused is named by item and figure', async () => {
  const { model } = await shown();
  scan(BOX);
  expect(find('[data-testid=unsent]').textContent).toBe('1 change waits for the server');
  const [pending] = model.replica.pending;
  expect(pending?.command.version).toBe(1);
  const refusal = { code: 'stale', params: { expected: 1, actual: 2 } };
  await act(async () => void model.replica.acknowledge([{ id: pending?.command.id ?? '', refusal }]));
  expect(find('[data-testid=refused] strong').textContent).toBe('Save count · BOLT 6');
});

it('[RCS1] goods without an order add up as they come', async () => {
  const world = purchasingWorld();
  const product = activeProduct(world, { sku: 'BOLT' });
  const id = countedReceipt(world, [{ product, quantity: 1_000 }]);
  const model = deviceWith(world);
  await showAt(model, `/en/apps/purchasing/goods-receipts/${id}?scan=yes`, () => <PageOf id={id} />);
  expect(scan('BOLT')).toBe('BOLT: 2');
});

it('[RCS11] the desk leads there while there is something to count', async () => {
  const world = purchasingWorld();
  const id = countedReceipt(world, [{ product: activeProduct(world) }]);
  const drafts = { ...deviceWith(world).drafts, keep: () => {}, forget: () => {} };
  await showAt({ ...deviceWith(world), drafts }, '/en/here', () => <PageOf id={id} />);
  const way = `/en/apps/purchasing/goods-receipts/${id}?scan=yes`;
  expect(find('[data-testid=scan-receipt]').getAttribute('href')).toBe(way);
});
