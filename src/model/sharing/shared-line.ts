import type { Reader } from '#model/engine/reader.ts';
import type { PricedLine } from '#model/lines/line-schemas.ts';
import type { Language } from '#model/values/languages.ts';
import type { SharedLine } from './shared-paper.ts';

type Ordered = Pick<PricedLine, 'id' | 'product' | 'quantity' | 'orderedIn' | 'promisedOn'>;

/** A line of an order as its reader answers for it, for the order's day (`YYYY-MM-DD`) where it has none. Throws `Miss`. */
export function sharedLineOf(
  view: Reader,
  { id, product, quantity, orderedIn, promisedOn }: Ordered,
  day: string | null,
  language: Language,
): SharedLine {
  const { sku = '', name = { en: '', sv: '' } } = view.get('product', product) ?? {};
  return {
    id,
    sku,
    name: name[language] || name.en,
    quantity,
    orderedIn: orderedIn ?? null,
    promisedOn: promisedOn ?? day,
  };
}
