import { useLingui } from '@lingui/react/macro';
import type { InvoiceLine, InvoiceLineForm } from '#model/areas/sales/invoice/invoice.facts.ts';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import { chargeWords } from '../sales-order/charge.messages.ts';

type Named = Pick<
  InvoiceLineForm,
  'text' | 'product' | 'charge' | 'advance' | 'deducts' | 'fee' | 'freightOff'
> &
  Partial<Pick<InvoiceLine, 'kit'>>;

/** What a line of an invoice is for: its product, its charge, the fee of a return, the advance that it is or deducts, or its own text. */
export function useInvoiceLineName(): (line: Named) => string {
  const { i18n, t } = useLingui();
  const { name, sku } = useLineWords();
  const advanceName = useAdvanceName();
  return ({ text, product, kit, charge, advance, deducts, fee, freightOff }) => {
    if (product !== null) {
      const named = kit === undefined ? name({ product }) : `${sku({ product: kit })}: ${name({ product })}`;
      return freightOff ? t`${named}, refunded for goods returned` : named;
    }
    if (text !== '') return text;
    if (advance || deducts) return advanceName({ deducts: deducts?.number ?? null });
    if (fee) return t`Fee for goods returned`;
    return charge ? i18n._(chargeWords[charge]) : '';
  };
}

/** What a line of an advance is called, or one that deducts the advance of a number. */
function useAdvanceName(): (line: { readonly deducts: string | null }) => string {
  const { t } = useLingui();
  return ({ deducts }) => (deducts === null ? t`Advance` : t`Less advance, invoice ${deducts}`);
}
