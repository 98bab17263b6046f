import type { Engine } from '#model/engine/engine.ts';
import type { Overlay } from '#model/engine/overlay.ts';
import { typed } from '#model/engine/reader.ts';
import { receiptLineFixture } from '#model/areas/purchasing/goods-receipt/goods-receipt.fixtures.ts';
import type { MasterObserved } from '../spec/document-observed.ts';
import type { Action, EngineOffer, EngineWorld } from './engine-world.ts';
import { action, fits } from './offers.ts';

interface Move {
  readonly product: string;
  readonly bin: string;
  readonly warehouse: string;
  /** Receipts that may bring it, one for each time, and their line. */
  readonly receipts: readonly string[];
  /** Whether a receipt may put goods there now. */
  readonly takes: boolean;
}

type Stock = Pick<MasterObserved, 'empty' | 'moved'>;

/** Nothing in the surrounding world prevents anything. */
export const bare = { empty: true, moved: false, needed: false, busy: false };

/** The same as `goods`, done by receipts; undefined where they may not. */
function asReceipts(
  { view }: EngineWorld,
  comes: boolean,
  { product, bin, warehouse, receipts: [line = '', ...receipts], takes }: Move,
): { elsewhere?: readonly Action[] } {
  const gone = receipts.filter((id) => view.getRow('goodsReceipt', id) !== undefined);
  if (!comes)
    return { elsewhere: [action('goodsReceipt', gone.at(-1) ?? '', 'reverse', { reason: 'other' })] };
  const receipt = receipts[gone.length] ?? '';
  const opening = { warehouse, order: null, supplier: null, source: 'opening' };
  const lines = [receiptLineFixture({ id: line, product, location: bin, quantity: 1000 })];
  const elsewhere = [
    action('goodsReceipt', receipt, 'create', opening),
    action('goodsReceipt', receipt, 'count', { lines }),
    action('goodsReceipt', receipt, 'post'),
  ];
  return takes ? { elsewhere } : {};
}

/** What other documents do to stock, as written by the ledger. */
function goods(world: EngineWorld, word: 'goods come' | 'goods go', move: Move): EngineOffer {
  const comes = word === 'goods come';
  const around = (_: EngineWorld, overlay: Overlay, used: Engine): void => {
    const { product, bin, warehouse } = move;
    const [from, to] = comes ? ['supplier', bin] : [bin, 'customer'];
    const [fromWarehouse, toWarehouse] = comes ? [null, warehouse] : [warehouse, null];
    const places = { from, to, fromWarehouse, toWarehouse, fromAvailable: !comes, toAvailable: comes };
    const moves = [{ product, quantity: 1000, ...places, line: null }];
    const at = '2026-05-04T08:00:00.000Z';
    const source = { kind: 'goodsReceipt', document: 'elsewhere' };
    used.ledger.fold(overlay, {
      kind: 'stock',
      document: 'elsewhere',
      version: 0,
      type: 'moved',
      data: { effectiveAt: at, source, moves },
      state: null,
      at,
      by: 'user-1',
    });
  };
  const event = { type: word, data: {}, ask: fits, around, ...asReceipts(world, comes, move) };
  return { word, label: word, event };
}

/** Goods arrive once and leave once: more would only repeat it. */
export const stockOffers = (world: EngineWorld, { empty }: Stock, move: Move): EngineOffer[] => [
  goods(world, empty ? 'goods come' : 'goods go', move),
];

/** Whether a product or a place has stock, and ever had any. */
export function holding({ view }: EngineWorld, index: 'product' | 'location', key: string): Stock {
  const rows = typed(view).by('balance', index, key);
  const empty = rows.every((row) => row.warehouse === null || row.onHand === 0);
  // The index of places drops empty ones, so it cannot tell whether there ever were goods.
  return { empty, moved: index === 'location' ? !empty : rows.length > 0 };
}
