import { describe, expect, test } from 'vitest';
import { unitFixture } from '#model/areas/setup/unit/unit.fixtures.ts';
import { productForm } from '#model/areas/products/product/product.facts.ts';
import { orderLineFixture, salesOrderFixture } from '#model/areas/sales/sales-order/sales-order.fixtures.ts';
import { companyWorld } from '#machines/company.fixtures.ts';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';

const refused = (code: string, field: string, params?: object) => ({
  accepted: false,
  refusal: { code, ...(params && { params }), fields: { [field]: code } },
});

describe('a unit', () => {
  test('[UNT1] has a code of its own, whatever its case, beside archived and built-in ones', () => {
    const world = companyWorld();
    const first = world.id();
    world.must('unit', first, 'create', unitFixture());
    world.must('unit', first, 'archive');
    for (const code of ['ROLL', 'kg', 'PCS'])
      expect(world.do('unit', world.id(), 'create', unitFixture({ code }))).toEqual(
        refused('codeTaken', 'code', { code }),
      );
    world.must('unit', first, 'restore');
  });

  test('[UNT2] keeps its code', () => {
    const world = companyWorld();
    const unit = world.id();
    world.must('unit', unit, 'create', unitFixture());
    world.must('unit', unit, 'update', unitFixture({ wholeOnly: false }));
    expect(world.do('unit', unit, 'update', unitFixture({ code: 'reel' }))).toEqual(
      refused('unitKeepsCode', 'code'),
    );
  });

  test('[UNT3] [UNT4] is whole only if it says so, and if it is not in the list', () => {
    const sales = new SalesWorld();
    const { base: world, bolt } = sales;
    const orderedIn = { unit: 'Roll', numerator: 100, denominator: 1 };
    const form = productForm.strip().parse(world.row('product', bolt));
    const packaging = { ...orderedIn, barcode: '', weight: 0 };
    world.must('product', bolt, 'update', { ...form, packagings: [packaging] });
    const { customer } = sales;
    const half = () => {
      const lines = [orderLineFixture({ id: world.id(), product: bolt, quantity: 50_000, orderedIn })];
      const order = salesOrderFixture({ customer, warehouse: world.warehouse, lines });
      return world.do('salesOrder', world.id(), 'create', order);
    };
    expect(half()).toMatchObject({ accepted: false, refusal: { code: 'quantityNotWhole' } });
    const unit = world.id();
    world.must('unit', unit, 'create', unitFixture({ wholeOnly: false }));
    expect(half().accepted).toBe(true);
    world.must('unit', unit, 'update', unitFixture());
    expect(half()).toMatchObject({ accepted: false, refusal: { code: 'quantityNotWhole' } });
  });
});
