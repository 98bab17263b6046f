import type { CustomerCategoryForm } from './customer-category.facts.ts';
import { noCustomerDefaults } from '#model/areas/setup/party-category/no-customer-defaults.ts';

/** A valid category of customers without defaults; override what matters to the test. */
export const customerCategoryFixture = (over: Partial<CustomerCategoryForm> = {}): CustomerCategoryForm => ({
  name: 'Retail',
  parent: null,
  defaults: noCustomerDefaults,
  ...over,
});
