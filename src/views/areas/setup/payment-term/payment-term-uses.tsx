import { useLingui } from '@lingui/react/macro';
import type { CustomerCategoryRow } from '#model/areas/sales/customer-category/customer-category.facts.ts';
import type { CustomerRow } from '#model/areas/sales/customer/customer.facts.ts';
import { isArchived } from '#model/engine/archived.ts';
import { follows } from '#model/areas/setup/party-category/party-terms.ts';
import { termsToday } from '#model/areas/setup/payment-term/term-of.ts';
import type { SupplierCategoryRow } from '#model/areas/purchasing/supplier-category/supplier-category.facts.ts';
import type { SupplierRow } from '#model/areas/purchasing/supplier/supplier.facts.ts';
import { useRows } from '#views/kit/document/model-context.tsx';
import { UsedBy } from '#views/kit/records/used-by.tsx';

/** Who uses a payment term: parties with terms of their own, and categories that pass it on. [PT10] */
export function PaymentTermUses({ term }: { readonly term: string }) {
  const { t } = useLingui();
  const customers = useRows('customer').filter((row) => pays(row, term));
  const suppliers = useRows('supplier').filter((row) => pays(row, term));
  const customerCategories = useRows('customerCategory').filter((row) => passesOn(row, term));
  const supplierCategories = useRows('supplierCategory').filter((row) => passesOn(row, term));
  return (
    <UsedBy
      users={[
        { kind: 'customer', label: t`Customers`, rows: customers },
        { kind: 'supplier', label: t`Suppliers`, rows: suppliers },
        { kind: 'customerCategory', label: t`Customer categories`, rows: customerCategories },
        { kind: 'supplierCategory', label: t`Supplier categories`, rows: supplierCategories },
      ]}
    />
  );
}

const pays = (row: CustomerRow | SupplierRow, term: string): boolean =>
  !isArchived(row) && !follows(row, 'terms') && termsToday(row.terms) === term;

const passesOn = (row: CustomerCategoryRow | SupplierCategoryRow, term: string): boolean =>
  !isArchived(row) && row.defaults.terms !== null && termsToday(row.defaults.terms) === term;
