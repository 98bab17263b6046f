import { purchaseListKind } from '#model/areas/products/purchase-list/purchase-list.kind.ts';
import { purchasePriceKind } from '#model/areas/products/purchase-price/purchase-price.kind.ts';
import { typed, type Reader } from '#model/engine/reader.ts';
import { Store } from '#model/engine/store.ts';
import { productKind } from '#model/areas/products/product/product.kind.ts';
import { supplierKind } from '#model/areas/purchasing/supplier/supplier.kind.ts';
import { categoryKind } from '#model/areas/products/category/category.kind.ts';
import { companyKind } from '#model/areas/setup/company/company.kind.ts';
import type { TableName } from '#model/engine/rows.ts';
import type { ImportWorld } from './import-world.ts';

const held = [companyKind, productKind, categoryKind, supplierKind, purchaseListKind, purchasePriceKind];

/** What purchase prices are resolved by, read from what an import holds. */
export const readerOf = (world: ImportWorld): Reader =>
  world.once('reader', () => {
    const store = new Store(held.map(({ table }) => table));
    store.put('company', world.company);
    for (const { kind } of held)
      for (const row of kind === 'company' ? [] : world.rows(kind as TableName)) store.put(kind, row);
    return typed(store);
  });
