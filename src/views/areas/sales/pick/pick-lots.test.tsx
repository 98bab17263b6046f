import { expect, it } from 'vitest';
import { activeProduct } from '#machines/company.fixtures.ts';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { click, find, type } from '#views/ui/ui.fixtures.tsx';
import { WorkOf } from './pick.fixtures.tsx';

const CODE = '4006381333931';

/** Three of a product with lots, two of them of a lot that expires sooner, on one claimed pick list. */
async function shown(mayTakeOther = true) {
  const world = new SalesWorld();
  const milk = activeProduct(world.base, {
    sku: 'MILK',
    tracking: 'lot',
    expires: true,
    barcodes: [{ code: CODE, quantity: 1_000 }],
  });
  const [bin = ''] = world.base.bins;
  world.stockLot(milk, bin, 2_000, { code: 'SOON', expiresOn: '2098-08-01' });
  world.stockLot(milk, bin, 2_000, { code: 'LATE', expiresOn: '2098-12-01' });
  world.stockLot(milk, bin, 2_000, { code: 'NEVER', expiresOn: '2099-12-01' });
  const { order } = world.confirmed([{ product: milk, quantity: 3_000 }]);
  const id = world.released(order);
  world.act('pick', id, 'claim');
  const device = deviceWith(world.base);
  const may = (permission: string): boolean =>
    permission === 'pick.takeOtherLot' ? mayTakeOther : device.may(permission);
  const model: CompanyModel = { ...device, may };
  const lots = () =>
    model.replica.view
      .get('pick', id)
      ?.lines.map(({ lot, picked }) => [model.replica.view.get('lot', lot ?? '')?.code, picked]);
  return { model, id, lots, work: () => showAt(model, '/en/here', () => <WorkOf id={id} />) };
}

const said = (): string => find('.scan-answer').textContent ?? '';
const scan = (code: string): void => {
  type('.scan-entry input', code);
  click('.scan-entry button');
};

it('[PW5] names the lot to fetch and its day, and asks for its label after a barcode without it', async () => {
  const { lots, work } = await shown();
  await work();
  expect(find('.scan-lot').textContent).toContain('SOON');
  expect(find('.scan-lot').textContent).toContain('2098');
  scan(CODE);
  expect(said()).toContain('Now scan the lot or serial number: SOON');
  expect(lots()?.[0]).toEqual(['SOON', 0]);
  scan('soon');
  expect(said()).toContain('Right');
  expect(lots()?.[0]).toEqual(['SOON', 1_000]);
});

it('[PW5] a GS1 label is taken on the line of its lot', async () => {
  const { lots, work } = await shown();
  await work();
  scan(`(01)0${CODE}(10)LATE(21)7`);
  expect(lots()).toEqual([
    ['SOON', 0],
    ['LATE', 1_000],
  ]);
});

it('[PW5] another lot is refused, taken with a reason, and put back', async () => {
  const { lots, work } = await shown();
  await work();
  scan(CODE);
  scan('NEVER');
  expect(said()).toContain('Wrong lot of MILK: NEVER was scanned, SOON is needed.');
  click('[data-testid=take-other-lot]');
  expect(find('[role=dialog]').textContent).toContain('Take NEVER instead: why?');
  click('[data-testid=other-lot-damaged]');
  expect(lots()).toEqual([
    ['SOON', 0],
    ['LATE', 0],
    ['NEVER', 1_000],
  ]);
  click('.scan-strip button');
  expect(said()).toContain('Put back');
  expect(lots()?.[2]).toEqual(['NEVER', 0]);
});

it('[PW5] offers no other lot to those who may not take it', async () => {
  const { work } = await shown(false);
  await work();
  scan(`(01)0${CODE}(10)NEVER`);
  expect(said()).toContain('Wrong lot');
  expect(document.querySelector('[data-testid=take-other-lot]')).toBeNull();
});
