import { useLingui } from '@lingui/react/macro';
import { invoiceTypes, type InvoiceRow } from '#model/areas/sales/invoice/invoice.facts.ts';
import { invoiceListing } from '#model/areas/sales/invoice/invoice.listing.ts';
import { currencies } from '#model/values/money.ts';
import { useCompany } from '#views/kit/document/use-company.ts';
import type { ListFilter } from '#views/kit/list/list-filter.ts';
import { useListed } from '#views/kit/list/use-listed.ts';
import { useStateWords } from '#views/kit/list/use-state-words.ts';
import { usePartyOptions } from '#views/areas/setup/party/party-options.ts';
import { invoiceWords } from './invoice.look.ts';
import { invoiceTypeWords } from './invoice.messages.ts';

/** The filters of a list of invoices. */
export function useInvoiceFilters(): readonly ListFilter<InvoiceRow>[] {
  const { t, i18n } = useLingui();
  const { choice, flag, days, amount } = useListed<InvoiceRow>(invoiceListing);
  const { currency } = useCompany();
  const payment = useStateWords(invoiceWords, 'payment').options;
  const credit = useStateWords(invoiceWords, 'credit').options;
  const dunning = useStateWords(invoiceWords, 'dunning').options;
  const delivery = useStateWords(invoiceWords, 'delivery').options;
  const types = invoiceTypes.map((value) => ({ value, label: i18n._(invoiceTypeWords[value]) }));
  const inCurrency = Object.keys(currencies).map((value) => ({ value, label: value }));
  return [
    flag({ id: 'late', label: t`Past due`, icon: 'clock' }),
    choice({ id: 'customer', label: t`Customer`, options: usePartyOptions('customer') }),
    choice({ id: 'type', label: t`Type`, options: types }),
    choice({ id: 'payment', label: t`Payment`, options: payment }),
    choice({ id: 'credit', label: t`Credit`, options: credit }),
    choice({ id: 'dunning', label: t`Due date`, options: dunning }),
    choice({ id: 'delivery', label: t`Sending`, options: delivery }),
    choice({ id: 'currency', label: t`Currency`, options: inCurrency }),
    days({ id: 'issued', label: t`Invoice date` }),
    days({ id: 'due', label: t`Due date` }),
    amount({ id: 'total', label: t`Total with VAT`, digits: 2, unit: currency }),
  ];
}
