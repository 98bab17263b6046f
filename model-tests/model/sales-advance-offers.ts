import type { Reader } from '#model/engine/reader.ts';
import { ADVANCE } from '../spec/sales-billing.ts';
import type { EngineOffer } from './engine-world.ts';
import { action, offer, story, unfit } from './offers.ts';
import type { Selling } from './sales-order-offers.ts';

/**
 * What an order is invoiced for before delivery, and what of that is credited.
 * @param ids of invoices, that nothing else has
 */
export function advanceOffers(
  { customer }: Selling,
  view: Reader,
  order: string,
  ids: readonly string[],
): EngineOffer[] {
  const id = ids.find((one) => !view.get('invoice', one)) ?? '';
  const { advances = [] } = view.get('salesOrder', order) ?? {};
  const open = advances.findLast(({ left }) => left > 0);
  const head = { customer, corrects: null, orders: [order], type: 'invoice' };
  const asked = { ...head, advance: { on: '2026-05-04', share: { amount: ADVANCE } } };
  const note = { ...head, type: 'creditNote', orders: [], corrects: open?.invoice };
  const issue = action('invoice', id, 'issue');
  const by = { invoice: id, number: null, lines: [] };
  return [
    ...(advances.length < 2
      ? [story('invoice an advance', [action('invoice', id, 'create', asked), issue])]
      : []),
    ...(open ? [story('credit an advance', [action('invoice', id, 'create', note), issue])] : []),
    offer('markAdvanced', 'by hand', by, unfit),
    offer('unmarkAdvanced', 'by hand', { invoice: id, lines: [] }, unfit),
  ];
}
