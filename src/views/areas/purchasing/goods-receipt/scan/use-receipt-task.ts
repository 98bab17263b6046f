import { useState } from 'react';
import type { GoodsReceiptRow } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import type { LocationRow } from '#model/areas/stock/location/location.facts.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import type { PurchaseOrderRow } from '#model/areas/purchasing/purchase-order/purchase-order.facts.ts';
import { codeKey } from '#model/values/code-key.ts';
import { UNIT } from '#model/values/money.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import type { ScanMessage, Say } from '#views/kit/scan-mode/scan-message.ts';
import { useAskedLot } from '#views/kit/scan-mode/use-asked-lot.ts';
import { useSaying } from '#views/kit/scan-mode/use-saying.ts';
import type { Asked, Coming } from './coming.ts';
import { isStopDone, shownStops, type ReceiptStop } from './receipt-stops.ts';
import { useReceiptAnswers } from './use-receipt-answers.ts';
import { useReceiptPlaces } from './use-receipt-places.ts';
import { useReceiptRejecting } from './use-receipt-rejecting.ts';
import { useBookReceipt } from './use-book-receipt.ts';
import { useReceiving, type UndoableChanges, type Receiving } from './use-receiving.ts';

export interface ReceiptTask extends Pick<Receiving, 'given' | 'expire'> {
  /** The rows, as on the order. */
  readonly stops: readonly ReceiptStop[];
  /** The row in sight; undefined while there is none, or all have come. */
  readonly stop: ReceiptStop | undefined;
  /** The bin that goods go to; undefined: to receiving. */
  readonly place: LocationRow | undefined;
  readonly leavePlace: () => void;
  readonly said: ScanMessage | null;
  readonly say: Say;
  readonly onScan: (code: string) => void;
  /** Receives what was typed on a row, thousandths. */
  readonly take: (stop: ReceiptStop, product: ProductRow, quantity: number) => void;
  /** What a dialog asks; while it does, nothing is scanned. */
  readonly asked: Asked | null;
  readonly ask: (asked: Asked | null) => void;
  /** Receives more than ordered, for a reason. */
  readonly allow: (asked: Extract<Asked, { is: 'over' }>, reason: string) => void;
  readonly reject: (asked: Extract<Asked, { is: 'reject' }>, quantity: number, reason: string) => void;
  /** Takes an unknown code as this product's from here on. */
  readonly learn: (code: string, product: ProductRow) => void;
  readonly undo: (given: UndoableChanges) => void;
  readonly goTo: (stop: string) => void;
  readonly step: (by: 1 | -1) => void;
}

/** Receives what is scanned; every scan is answered with a sound, a sentence and its row. [RCS1] */
export function useReceiptTask(row: GoodsReceiptRow, order: PurchaseOrderRow | undefined): ReceiptTask {
  const { said, say } = useSaying();
  const [asked, ask] = useState<Asked | null>(null);
  const rows = useRows(row, order);
  const { goTo } = rows;
  const receiving = useReceiving(row, order, say);
  const { place, leave, onBin } = useReceiptPlaces(row, receiving, say);
  const { hand, setHand, receive } = useBookReceipt({ row, receiving, place, say, ask, goTo });
  const { takeItem, ...lot } = useAskedLot(receive, say);
  const { learnt, learn } = useLearnt(takeItem);
  const reject = useReceiptRejecting({ receiving, hand, setHand, takeItem, goTo });
  const onScan = useReceiptAnswers({
    row,
    say,
    ask,
    learnt,
    takeItem,
    ...lot,
    onBin: (scanned) => onBin(scanned, hand, setHand),
  });
  return {
    ...rows,
    ...receiving,
    place,
    leavePlace: leave,
    said,
    say,
    onScan,
    asked,
    ask,
    reject,
    take: takenOn(receiving, takeItem, goTo),
    allow: ({ item }, reason) => void receive(item, { reason }),
    learn,
    undo: (given) => {
      setHand(null);
      receiving.undo(given);
    },
  };
}

/** Products by codes that nobody knew, as they were told here. [RCS3] */
function useLearnt(takeItem: (item: Coming) => void) {
  const [learnt, setLearnt] = useState<ReadonlyMap<string, string>>(new Map());
  const learn: ReceiptTask['learn'] = (code, product) => {
    setLearnt(new Map([...learnt, [codeKey(code), product.id]]));
    takeItem({ product, quantity: UNIT, lot: undefined });
  };
  return { learnt, learn };
}

/** Receives what was typed. [RCS1] */
function takenOn(
  { stopsNow }: Receiving,
  takeItem: (item: Coming) => void,
  goTo: (stop: string) => void,
): ReceiptTask['take'] {
  return (on, product, quantity) => {
    takeItem({ product, quantity, lot: undefined, on: on.id });
    const now = stopsNow();
    const next = now.find((one) => !isStopDone(one));
    // Whoever types goes down the paper; what is scanned stays in sight.
    if (next && now.some((one) => one.id === on.id && isStopDone(one))) goTo(next.id);
  };
}

/** The rows of the receipt, and which of them is in sight. */
function useRows(row: GoodsReceiptRow, order: PurchaseOrderRow | undefined) {
  const { view } = useModel().replica;
  const [at, goTo] = useState<string | null>(null);
  const stops = shownStops(view, order, row);
  const stop = stops.find(({ id }) => id === at) ?? stops.find((one) => !isStopDone(one)) ?? stops[0];
  return {
    stops,
    stop,
    goTo,
    step: (by: 1 | -1): void => {
      const index = stops.findIndex(({ id }) => id === stop?.id);
      const next = stops[(index + by + stops.length) % stops.length];
      if (next) goTo(next.id);
    },
  };
}
