import type { Reader } from '#model/engine/reader.ts';
import { chainOf } from '#model/areas/setup/party-category/category-tree.ts';
import type { PriceListRow } from './price-list.facts.ts';
import { EVERYONE } from './price-list.kind.ts';

/** The keys of lists that are for a customer, the most specific first. [PRI1] */
export function audiencesOf(view: Reader, id: string): readonly string[] {
  const customer = view.get('customer', id);
  const category = customer?.category ? view.get('customerCategory', customer.category) : undefined;
  const chain = chainOf(category, (above) => view.get('customerCategory', above));
  return [id, ...chain.map((each) => each.id), EVERYONE];
}

/** A list that is for a customer, by one of their audiences. */
export interface ListFor {
  readonly list: PriceListRow;
  /** The customer, one of its categories, or `EVERYONE`. */
  readonly audience: string;
}

/** The lists for a customer that are not over by a day, the most specific first; each once. [PRI1] */
export function listsFor(view: Reader, customer: string, day: string): readonly ListFor[] {
  const found = new Map<string, ListFor>();
  for (const audience of audiencesOf(view, customer))
    for (const list of view.by('priceList', 'audience', audience))
      if (!found.has(list.id) && (list.endsOn === null || day <= list.endsOn))
        found.set(list.id, { list, audience });
  return [...found.values()];
}
