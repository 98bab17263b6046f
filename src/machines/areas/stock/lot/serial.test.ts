import { describe, expect, test } from 'vitest';
import { receiptLineFixture } from '#model/areas/purchasing/goods-receipt/goods-receipt.fixtures.ts';
import { orderLineFixture, salesOrderFixture } from '#model/areas/sales/sales-order/sales-order.fixtures.ts';
import { adjustmentLineFixture } from '../adjustment/adjustment.fixtures.ts';
import { activeProduct } from '#machines/company.fixtures.ts';
import { MovingWorld } from '../movement/movement.fixtures.ts';

/** Two warehouses, and one cable drum that is counted in metres and told apart by its number. */
function worldWithDrum() {
  const world = new MovingWorld(0);
  const { base, sales, first } = world;
  const drum = activeProduct(base, { sku: 'DRUM', unit: 'm', tracking: 'serial' });
  const serial = sales.stockLot(drum, first, 1_000, { code: 'S1', expiresOn: null });
  const counting = (quantity: number, rejected = 0) => {
    const receipt = base.id();
    const head = { warehouse: world.warehouse, order: null, supplier: null, source: 'blind' };
    const lot = { code: 's1', expiresOn: null };
    const line = receiptLineFixture({
      id: base.id(),
      product: drum,
      location: world.second,
      quantity,
      rejected,
      unitCost: 1_0000,
      lot,
    });
    base.must('goodsReceipt', receipt, 'create', head);
    return (
      sales.refused('goodsReceipt', receipt, 'count', { lines: [line] }) ??
      sales.refused('goodsReceipt', receipt, 'post')
    );
  };
  return { world, base, sales, drum, serial, counting };
}

describe('a serial number', () => {
  test('[ST14] that is on its way between warehouses does not come in again', () => {
    const { world, drum, serial, counting } = worldWithDrum();
    const transfer = world.draft([{ product: drum, lot: serial, from: world.first, to: world.otherBin }], {
      toWarehouse: world.other,
    });
    world.must(transfer, 'reserve');
    world.must(transfer, 'dispatch');
    expect(counting(1_000)).toMatchObject({ code: 'serialIsHere', params: { sku: 'DRUM', serial: 'S1' } });
    world.must(transfer, 'settle', { outcome: 'lost', reason: 'other' });
    expect(counting(1_000)).toBeNull();
  });

  test('[ST14] that is on its way is not found by an adjustment either', () => {
    const { world, base, sales, drum, serial } = worldWithDrum();
    const transfer = world.draft([{ product: drum, lot: serial, from: world.first, to: world.otherBin }], {
      toWarehouse: world.other,
    });
    world.must(transfer, 'reserve');
    world.must(transfer, 'dispatch');
    const adjustment = base.id();
    sales.act('adjustment', adjustment, 'create', found(world, drum, serial, 1_000));
    expect(sales.refused('adjustment', adjustment, 'post')).toMatchObject({ code: 'serialIsHere' });
  });

  test('[ST14, PR12] moves whole, in whichever unit its product is counted', () => {
    const { world, base, sales, drum, serial, counting } = worldWithDrum();
    const half = { product: drum, lot: serial, from: world.first, to: world.second, quantity: 500 };
    const whole = { params: { sku: 'DRUM', step: 1_000 } };
    expect(world.do(base.id(), 'create', world.form([half]))).toMatchObject({
      refusal: { code: 'quantityNotWhole', ...whole },
    });
    const line = orderLineFixture({ id: base.id(), product: drum, quantity: 500 });
    const form = salesOrderFixture({ customer: sales.customer, warehouse: base.warehouse, lines: [line] });
    expect(sales.refused('salesOrder', base.id(), 'create', form)).toMatchObject({
      code: 'quantityNotWhole',
      ...whole,
    });
    const adjustment = base.id();
    const loses = sales.refused('adjustment', adjustment, 'create', found(world, drum, serial, -500));
    expect(loses ?? sales.refused('adjustment', adjustment, 'post')).toMatchObject({
      code: 'quantityNotWhole',
    });
    const { order, lines } = sales.confirmed([{ product: drum, quantity: 1_000 }]);
    const part = { pick: base.id(), lines: [{ line: lines[0], quantity: 500 }] };
    expect(sales.refused('salesOrder', order, 'release', part)).toMatchObject({ code: 'quantityNotWhole' });
    expect(counting(500, 500)).toMatchObject({ code: 'quantityNotWhole' });
  });

  test('[PK4] is picked whole', () => {
    const { base, sales, drum, serial } = worldWithDrum();
    const { order } = sales.confirmed([{ product: drum, quantity: 1_000 }]);
    const pick = sales.released(order);
    sales.act('pick', pick, 'claim');
    const lot = base.row('lot', serial)?.code;
    const scan = (quantity: number) => ({ line: '1', quantity, code: 'DRUM', lot });
    expect(sales.refused('pick', pick, 'scan', scan(500))).toMatchObject({ code: 'quantityNotWhole' });
    const other = { ...scan(500), reason: 'damaged' };
    expect(sales.refused('pick', pick, 'takeOtherLot', other)).not.toBeNull();
    const short = { line: '1', quantity: 500, reason: 'other' };
    expect(sales.refused('pick', pick, 'shortPick', short)).toMatchObject({ code: 'quantityNotWhole' });
    sales.act('pick', pick, 'scan', scan(1_000));
    const back = { line: '1', quantity: 500 };
    expect(sales.refused('pick', pick, 'unscan', back)).toMatchObject({ code: 'quantityNotWhole' });
    sales.finished(pick);
  });
});

function found(world: MovingWorld, product: string, lot: string, quantity: number): object {
  const line = adjustmentLineFixture({
    id: world.base.id(),
    product,
    location: quantity < 0 ? world.first : world.second,
    lot,
    quantity,
    ...(quantity > 0 && { reason: 'found' }),
  });
  return { mode: 'quantity', warehouse: world.warehouse, lines: [line] };
}
