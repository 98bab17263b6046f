import { useLingui } from '@lingui/react/macro';
import type { InvoiceRow } from '#model/areas/sales/invoice/invoice.facts.ts';
import { openOf } from '#model/areas/sales/owed/owed.ts';
import { isUnsettled } from '#model/areas/sales/invoice/invoice.kind.ts';
import type { CustomerRow } from '#model/areas/sales/customer/customer.facts.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { partyChoice, type PartyChoice } from '#views/areas/setup/party/party-search.ts';
import type { Option } from '#views/ui/option.ts';
import { useFormat } from '#views/ui/use-format.ts';

/** Digits of a reference from which invoices are sought by it. */
const LEAST_DIGITS = 3;
const SHOWN = 8;

/** Before the id of an invoice among the customers. */
const INVOICE = 'invoice:';

/** The invoice that an option stands for; null: it is a customer. */
export const invoiceChosen = (value: string): string | null =>
  value.startsWith(INVOICE) ? value.slice(INVOICE.length) : null;

/** What a field for who paid chooses among: customers, and invoices that are open by their number or OCR reference. [PAY9] */
export function usePayerChoice(): PartyChoice {
  const { t } = useLingui();
  const { replica } = useModel();
  const optionOf = useInvoiceOption();
  const customers = partyChoice({
    rows: () => replica.rows('customer') as readonly CustomerRow[], // table customer holds CustomerRow
    text: (row) => `${row.number} ${row.name} ${row.addresses.billing.city}`,
    isOffered: () => true,
    hint: ({ number }) => number,
    refused: ({ name }) => t`${name} cannot be chosen here.`,
  });
  const open = (): readonly InvoiceRow[] =>
    (replica.rows('invoice') as readonly InvoiceRow[]).filter(isUnsettled); // table invoice holds InvoiceRow
  return {
    search: (query) => [
      ...open()
        .filter((row) => isNamedBy(row, query, 'part'))
        .slice(0, SHOWN)
        .map(optionOf),
      ...(customers.search(query) as readonly Option[]), // of the device: nothing to wait for
    ],
    exact: (text) => {
      const named = open().find((row) => isNamedBy(row, text, 'whole'));
      return named ? optionOf(named) : customers.exact?.(text);
    },
  };
}

function isNamedBy({ number, issue }: InvoiceRow, text: string, how: 'part' | 'whole'): boolean {
  const sought = text.trim().toLowerCase();
  const digits = sought.replaceAll(/\s/g, '');
  const [name, ocr] = [number?.toLowerCase() ?? '', issue?.ocr ?? ''];
  if (how === 'whole') return sought !== '' && (name === sought || ocr === digits);
  return digits.length >= LEAST_DIGITS && (name.includes(sought) || ocr.startsWith(digits));
}

/** An invoice with its customer and what is open of it. */
function useInvoiceOption(): (row: InvoiceRow) => Option {
  const { replica } = useModel();
  const format = useFormat();
  return (row) => ({
    value: `${INVOICE}${row.id}`,
    label: [row.number, replica.view.get('customer', row.customer)?.name].filter(Boolean).join(' · '),
    hint: format.money(openOf(row), row.currency),
  });
}
