import type { SupplierCategoryForm } from './supplier-category.facts.ts';
import { noSupplierDefaults } from '#model/areas/setup/party-category/no-supplier-defaults.ts';

/** A valid category of suppliers without defaults; override what matters to the test. */
export const supplierCategoryFixture = (over: Partial<SupplierCategoryForm> = {}): SupplierCategoryForm => ({
  name: 'Retail',
  parent: null,
  defaults: noSupplierDefaults,
  ...over,
});
