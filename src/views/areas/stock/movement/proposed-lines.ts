import type { Reader } from '#model/engine/reader.ts';
import { leftToPutAway } from '#model/areas/purchasing/goods-receipt/goods-receipt.put-away.ts';
import { placesIn } from '#model/areas/stock/movement/movement.places.ts';
import { proposePlace, type PlaceReason } from '#model/areas/stock/movement/movement.put-away.ts';
import { replenishments, type FaceReason } from '#model/areas/stock/movement/movement.replenish.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { unheldOf } from '#model/stock/stock.tables.ts';
import { editorLine, type EditorLine, type MovementDraft } from './movement-draft.ts';

export interface ProposedLine {
  readonly line: EditorLine;
  /** Null: there is no place for it. */
  readonly because: PlaceReason | FaceReason | null;
}

interface Source {
  readonly view: Reader;
  readonly products: readonly ProductRow[];
  readonly newId: () => string;
}

/** The lines that a purpose suggests for a warehouse, each with the reason for its place. [MO16] [MO17] */
export function proposedLines(
  { view, products, newId }: Source,
  { purpose, warehouse, receipt }: Pick<MovementDraft, 'purpose' | 'warehouse' | 'receipt'>,
): readonly ProposedLine[] {
  switch (purpose) {
    case 'transfer':
      return [];
    case 'replenish':
      return replenishments(view, warehouse, products).map(({ because, ...line }) => ({
        line: editorLine({ id: newId(), ...line }),
        because,
      }));
    case 'putAway':
      return placed(
        view,
        newId,
        warehouse,
        receipt === null ? lyingIn(view, warehouse, 'receiving') : received(view, receipt),
      );
    case 'fromQuarantine':
      return placed(view, newId, warehouse, lyingIn(view, warehouse, 'quarantine'));
    case 'fromStaging':
      return placed(view, newId, warehouse, lyingIn(view, warehouse, 'staging'));
    default:
      return purpose satisfies never;
  }
}

interface Lying {
  readonly product: string;
  readonly lot?: string;
  readonly from: string;
  readonly quantity: number;
  readonly receiptLine?: string;
}

const received = (view: Reader, id: string): readonly Lying[] => {
  const row = view.get('goodsReceipt', id);
  return row ? leftToPutAway(view, row).map(({ line, ...goods }) => ({ ...goods, receiptLine: line })) : [];
};

/** What lies free in places of a type, none of it on a movement yet. */
const lyingIn = (
  view: Reader,
  warehouse: string,
  type: 'receiving' | 'quarantine' | 'staging',
): readonly Lying[] =>
  placesIn(view, warehouse)
    .filter(({ locationType }) => locationType === type)
    .flatMap(({ id }) => view.by('balance', 'location', id))
    .filter((balance) => unheldOf(balance) > 0)
    .map((balance) => ({
      product: balance.product,
      ...(balance.lot === undefined ? {} : { lot: balance.lot }),
      from: balance.location,
      quantity: unheldOf(balance),
    }));

function placed(
  view: Reader,
  newId: () => string,
  warehouse: string,
  goods: readonly Lying[],
): readonly ProposedLine[] {
  const taken = new Map<string, number>();
  return goods.map((one) => {
    const place = proposePlace(view, { ...one, warehouse, taken });
    if (place) taken.set(place.location, (taken.get(place.location) ?? 0) + one.quantity);
    const line = { id: newId(), ...one, to: place?.location ?? null };
    return { line: editorLine(line), because: place?.because ?? null };
  });
}
