import type { QuoteRequestRow } from './quote-request.facts.ts';
import { askedOf } from './quote-request.rules.ts';

/**
 * A request as one of its suppliers may see it: nothing of the others is in it, and its version counts what this one has
 * answered. Null where the supplier is not asked. [RFQ15]
 */
export function asForSupplier(row: QuoteRequestRow, supplier: string): QuoteRequestRow | null {
  const asked = askedOf(row, supplier);
  if (!asked) return null;
  const { award: _, ...own } = row;
  return { ...own, suppliers: [asked], version: asked.answers };
}
