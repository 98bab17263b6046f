import { supplierCategoryFixture } from '#model/areas/purchasing/supplier-category/supplier-category.fixtures.ts';
import { supplierFixture } from '#model/areas/purchasing/supplier/supplier.fixtures.ts';
import { partyCategoryCase } from '../model/party-category-case.ts';
import { supplierCategoryRows, supplierCategoryStart } from '../spec/supplier-category.rows.ts';

export const documentCase = partyCategoryCase({
  party: 'supplier',
  rows: supplierCategoryRows,
  starts: supplierCategoryStart,
  named: (name, parent) => supplierCategoryFixture({ name, parent }),
  partyForm: (over) => supplierFixture(over),
});
