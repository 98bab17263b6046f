import type { CustomerCategoryForm } from '#model/areas/sales/customer-category/customer-category.facts.ts';

/** A category that leaves everything to the one above it. */
export const noCustomerDefaults: CustomerCategoryForm['defaults'] = {
  terms: null,
  discount: null,
  creditLimit: null,
  shipPolicy: null,
  vatTreatment: null,
};
