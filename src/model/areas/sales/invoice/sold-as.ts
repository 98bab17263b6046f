import type { Reader } from '#model/engine/reader.ts';
import type { InvoiceCharge, InvoiceContent, InvoiceLine } from './invoice-content.ts';
import { signed } from './invoice.content-lines.ts';
import type { InvoiceRow } from './invoice.facts.ts';
import type { SoldAs } from './taxed-groups.ts';

/** What the lines and charges of an invoice are posted as: by the category of what is sold, and by its VAT class. */
export function soldAs(view: Reader, row: InvoiceRow, content: InvoiceContent): SoldAs {
  const all = signed(view, row);
  const parts = [
    ...content.lines.map((line, at) => [line, all.filter(({ isCharge }) => !isCharge)[at]] as const),
    ...content.charges.map((charge, at) => [charge, all.filter(({ isCharge }) => isCharge)[at]] as const),
  ];
  const known = new Map<InvoiceLine | InvoiceCharge, ReturnType<SoldAs>>(
    parts.flatMap(([sold, of]) =>
      of
        ? [
            [
              sold,
              {
                purpose: of.line.charge ?? 'sales',
                category: of.product?.category ?? null,
                vatClass: of.line.vatClass,
              },
            ],
          ]
        : [],
    ),
  );
  return (sold) => known.get(sold) ?? { purpose: 'sales' };
}
