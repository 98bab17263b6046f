import { customerCategoryFixture } from '#model/areas/sales/customer-category/customer-category.fixtures.ts';
import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import { partyCategoryCase } from '../model/party-category-case.ts';
import { customerCategoryRows, customerCategoryStart } from '../spec/customer-category.rows.ts';

export const documentCase = partyCategoryCase({
  party: 'customer',
  rows: customerCategoryRows,
  starts: customerCategoryStart,
  named: (name, parent) => customerCategoryFixture({ name, parent }),
  partyForm: (over) => customerFixture(over),
});
