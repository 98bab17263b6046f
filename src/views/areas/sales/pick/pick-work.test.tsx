import { describe, expect, it } from 'vitest';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { click, find, type } from '#views/ui/ui.fixtures.tsx';
import { WorkOf } from './pick.fixtures.tsx';

/** Ten bolts in the first bin and three nuts in the second, on one claimed pick list; spare bolts in the third. */
async function shown(spare = 0) {
  const world = new SalesWorld();
  const barcodes = [{ code: '4006381333931', quantity: 1_000 }];
  world.act('product', world.bolt, 'update', productFixture({ sku: 'BOLT', barcodes }));
  const [first = '', second = '', third = ''] = world.base.bins;
  world.stock(world.bolt, first, 10_000);
  world.stock(world.nut, second, 3_000);
  if (spare > 0) world.stock(world.bolt, third, spare);
  const { order } = world.confirmed([{ product: world.bolt }, { product: world.nut, quantity: 3_000 }]);
  const pick = world.released(order);
  world.act('pick', pick, 'claim');
  const model = deviceWith(world.base);
  await showAt(model, '/en/here', () => <WorkOf id={pick} />);
  const lines = () =>
    model.replica.view.get('pick', pick)?.lines.map(({ picked, short }) => [picked, short]) ?? [];
  return { lines };
}

const said = (): string => find('.scan-answer').textContent ?? '';
const scan = (code: string): void => {
  type('.scan-entry input', code);
  click('.scan-entry button');
};
const bin = (): string => find('.scan-bin strong').textContent ?? '';

describe('not enough in the bin', () => {
  it('[PW1] books six taken and four missing together, and takes both back', async () => {
    const { lines } = await shown();
    type('.scan-quantity input', '6');
    click('[data-testid=short]');
    expect(find('[role=dialog]').textContent).toContain('6 taken, 4 missing: why?');
    click('[data-testid=short-notInBin]');
    expect(lines()).toEqual([
      [6_000, 4_000],
      [0, 0],
    ]);
    expect(said()).toContain('6 taken, 4 missing');
    click('[data-testid=undo-short]');
    expect(lines()).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  it('[PW1] reports nothing missing where everything is there, and may find it after all', async () => {
    const { lines } = await shown();
    click('[data-testid=short]');
    expect(find('[role=dialog]').textContent).toContain('0 taken, 10 missing: why?');
    type('[role=dialog] input', '10');
    click('[data-testid=short-notInBin]');
    expect(lines()[0]).toEqual([0, 0]);
    type('[role=dialog] input', '0');
    click('[data-testid=short-notInBin]');
    expect(lines()[0]).toEqual([0, 10_000]);
    click('[data-testid=withdraw-1]');
    expect(lines()[0]).toEqual([0, 0]);
  });

  it('[PW4] says where the goods are doubted', async () => {
    await shown(5_000);
    expect(document.querySelector('[data-testid=bin-doubts]')).toBeNull();
    click('[data-testid=short]');
    click('[data-testid=short-damaged]');
    scan('BOLT');
    expect(bin()).toContain('A-03');
    expect(find('[data-testid=bin-doubts]').textContent).toContain('Not from A-01: some was missing there.');
  });
});

describe('a scanned code', () => {
  it('[PW2] of another item of the list says where it is and goes there', async () => {
    const { lines } = await shown();
    expect(bin()).toContain('A-01');
    scan('NUT');
    expect(said()).toContain('NUT is picked from A-02: go there');
    expect(bin()).toContain('A-02');
    expect(lines()).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  it('[PW2] of an item that is done says so', async () => {
    await shown();
    click('[data-testid=take]');
    scan('BOLT');
    expect(said()).toContain('All of BOLT is done');
  });

  it('[PW3] of GS1 is the article that it holds; a pallet and a misread code are called that', async () => {
    const { lines } = await shown();
    scan('(01)04006381333931(10)L7(37)2');
    expect(lines()[0]).toEqual([2_000, 0]);
    expect(said()).toContain('Right');
    scan(']C100340123450000000000');
    expect(said()).toContain('Pallet label SSCC 340123450000000000 is not known here.');
    scan(']C10104006381333932');
    expect(said()).toContain('The code was misread: 0104006381333932. Scan it again.');
    scan('(01)00000096385074');
    expect(said()).toContain('Unknown code: 96385074');
    expect(lines()[0]).toEqual([2_000, 0]);
  });

  it('[PW3] that nobody knows is called unknown', async () => {
    await shown();
    scan('7350000000017');
    expect(said()).toContain('Unknown code: 7350000000017');
  });
});
