import fc from 'fast-check';
import { expect, test } from 'vitest';
import { engine } from '#machines/registry.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import { emptyReplica } from '#model/engine/replica.fixtures.ts';
import type { Row } from '#model/engine/rows.ts';
import { itemLines } from '#views/areas/stock/item/item-figures.ts';
import { stockState } from './stock-figures.ts';

const sites = ['w1', 'w2'];
const quantity = fc.integer({ min: -2000, max: 2000 });
const someStock = fc.record({
  onHand: quantity,
  reserved: quantity,
  incoming: quantity,
  outgoing: quantity,
});
const someRule = fc.record({
  warehouse: fc.constantFrom(...sites),
  min: fc.integer({ min: 1, max: 3000 }),
  max: fc.integer({ min: 1, max: 5000 }),
  multiple: fc.integer({ min: 1, max: 1000 }),
});
const someProduct = fc.record({
  kind: fc.constantFrom('goods', 'service'),
  state: fc.constantFrom('active', 'archived'),
  reorder: fc.uniqueArray(someRule, { maxLength: 2, selector: (rule) => rule.warehouse }),
  stock: fc.dictionary(fc.constantFrom(...sites), someStock),
});

function companyWith(products: readonly Row[], availability: readonly Row[]): CompanyModel {
  const replica = emptyReplica(engine, () => {
    throw new Error('nothing is decided here');
  });
  replica.load('product', products);
  replica.load('availability', availability);
  return { replica, may: () => true } as Partial<CompanyModel> as CompanyModel; // all that stock figures use of it
}

test('[PR6] the dashboard says of stock what its lines say, without laying out a line for each product', () => {
  fc.assert(
    fc.property(fc.array(someProduct, { maxLength: 8 }), (list) => {
      const products = list.map((product, index) => ({ ...product, id: `p${index}` }));
      const availability = list.flatMap(({ stock }, index) =>
        Object.entries(stock).map(([warehouse, held]) => ({
          id: `p${index}:${warehouse}`,
          product: `p${index}`,
          warehouse,
          ...held,
        })),
      );
      const model = companyWith(products as unknown as Row[], availability); // with the fields that are used
      const lines = itemLines(model);
      const { reorder, short, products: held } = stockState(model);
      expect(reorder.map(({ id }) => id).toSorted()).toEqual(
        lines.flatMap((line) => (line.shortfall ? [line.id] : [])).toSorted(),
      );
      expect(short).toBe(lines.filter((line) => line.level === 'short').length);
      expect(held).toBe(
        new Set(lines.flatMap((one) => (one.onHand - one.setAside > 0 ? [one.product.id] : []))).size,
      );
    }),
  );
});
