import type { CustomerRow } from '#model/areas/sales/customer/customer.facts.ts';
import type { PartyKind } from '#model/areas/setup/party-category/party-category.ts';
import { termsIn } from '#model/areas/setup/party-category/party-terms.ts';
import type { SupplierRow } from '#model/areas/purchasing/supplier/supplier.facts.ts';
import { useCompanyTerms } from './use-company-terms.ts';
import { usePartyCategories } from './use-party-categories.ts';

interface Rows {
  customer: CustomerRow;
  supplier: SupplierRow;
}

/** A party with its terms as they hold: its own, or those of its category. [PC2] */
export function useWithTerms<K extends PartyKind>(kind: K): (party: Rows[K]) => Rows[K] {
  const { get } = usePartyCategories(kind);
  const company = useCompanyTerms();
  return (party) => ({ ...party, ...termsIn(kind, party, get, company) });
}
