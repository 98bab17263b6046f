import { LINE } from '#model/engine/engine.ts';
import { ifKnown } from '#model/engine/if-known.ts';
import type { Reader } from '#model/engine/reader.ts';
import { firstFree } from '#model/values/first-free.ts';
import { idWithin } from '#model/values/ids.ts';

interface OrderWanted {
  readonly request: string;
  readonly supplier: string;
  /** The lines of the request that it has. */
  readonly lines: readonly string[];
}

/** The first id that is free of those that follow from another one and a name. */
const freeWithin = (id: string, name: string, isFree: (one: string) => boolean): string =>
  firstFree((n) => idWithin(id, n === 0 ? name : `${name}/${n}`), isFree);

/** The id of a line of an order that an award makes, by the line that was asked for. */
export const orderLineOf = (order: string, asked: string): string => idWithin(order, asked);

/**
 * Where an award puts the order of a supplier: it follows from the request, so that the same award makes the same, and whoever
 * reckons that out and puts something else there beforehand, an order or a line, keeps it and holds nothing up. [RFQ17]
 */
export const placeOfOrder = (view: Reader, { request, supplier, lines }: OrderWanted): string =>
  freeWithin(
    request,
    supplier,
    (order) =>
      view.get('purchaseOrder', order) === undefined &&
      lines.every((line) => isFreeLine(view, orderLineOf(order, line))),
  );

/** Only a server knows all lines. */
const isFreeLine = (view: Reader, id: string): boolean =>
  ifKnown(() => view.get(LINE, id), undefined) === undefined;

/** Where an award puts a list of a supplier that has none yet. [RFQ17] */
export const placeOfList = (view: Reader, request: string, supplier: string): string =>
  freeWithin(request, `list/${supplier}`, (list) => view.get('purchaseList', list) === undefined);

/** Where an award puts a price in a list, by what it is the price of. [RFQ17] */
export const placeOfPrice = (view: Reader, list: string, of: string): string =>
  freeWithin(list, of, (price) => view.get('purchasePrice', price) === undefined);
