import type { BillLine } from '#model/areas/purchasing/supplier-bill/supplier-bill.facts.ts';
import { useLineWords } from '#views/areas/products/product/line-words.ts';

/** What a line of a bill is called: its product, else what the supplier wrote. */
export function useBillLineName(): (line: Pick<BillLine, 'product' | 'text' | 'code'>) => string {
  const words = useLineWords();
  return ({ product, text, code }) => (product === null ? text || code || '–' : words.name({ product }));
}
