import { useLingui } from '@lingui/react';
import type { InvoiceLineForm } from '#model/areas/sales/invoice/invoice.facts.ts';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import { chargeWords } from '../sales-order/charge.messages.ts';

type Named = Pick<InvoiceLineForm, 'text' | 'product' | 'charge'>;

/** What a line of an invoice is for: its product, its charge, or its own text. */
export function useInvoiceLineName(): (line: Named) => string {
  const { i18n } = useLingui();
  const { name } = useLineWords();
  return ({ text, product, charge }) => {
    if (product !== null) return name({ product });
    return text !== '' ? text : charge ? i18n._(chargeWords[charge]) : '';
  };
}
