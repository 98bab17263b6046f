import { useLingui } from '@lingui/react/macro';
import type { SupplierBillRow } from '#model/areas/purchasing/supplier-bill/supplier-bill.facts.ts';
import { supplierBillListing } from '#model/areas/purchasing/supplier-bill/supplier-bill.listing.ts';
import { useCompany } from '#views/kit/document/use-company.ts';
import type { ListFilter } from '#views/kit/list/list-filter.ts';
import { useListed } from '#views/kit/list/use-listed.ts';
import { currencyOptions } from '#views/areas/setup/party/currency-options.ts';
import { usePartyOptions } from '#views/areas/setup/party/party-options.ts';
import { billSourceWords, billTypeWords } from './supplier-bill.messages.ts';

/** The filters of a list of bills. */
export function useBillFilters(): readonly ListFilter<SupplierBillRow>[] {
  const { t, i18n } = useLingui();
  const { choice, flag, days, amount } = useListed<SupplierBillRow>(supplierBillListing);
  const { currency } = useCompany();
  const options = (words: typeof billTypeWords | typeof billSourceWords) =>
    Object.entries(words).map(([value, label]) => ({ value, label: i18n._(label) }));
  return [
    flag({ id: 'late', label: t`Past due`, icon: 'clock' }),
    choice({ id: 'supplier', label: t`Supplier`, options: usePartyOptions('supplier') }),
    choice({ id: 'type', label: t`Type`, options: options(billTypeWords) }),
    choice({ id: 'source', label: t`Source`, options: options(billSourceWords) }),
    choice({ id: 'currency', label: t`Currency`, options: currencyOptions }),
    days({ id: 'billed', label: t`Bill date` }),
    days({ id: 'due', label: t`Due date` }),
    amount({ id: 'total', label: t`Total with VAT`, digits: 2, unit: currency }),
  ];
}
