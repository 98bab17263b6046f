import type { SupplierCategoryForm } from '#model/areas/purchasing/supplier-category/supplier-category.facts.ts';

/** A category that leaves everything to the one above it. */
export const noSupplierDefaults: SupplierCategoryForm['defaults'] = {
  terms: null,
  leadDays: null,
  overReceipt: null,
};
