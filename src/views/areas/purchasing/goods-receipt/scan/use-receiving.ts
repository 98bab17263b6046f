import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Refusal } from '#model/engine/envelope.ts';
import type {
  GoodsReceiptRow,
  ReceiptLine,
} from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import type { PurchaseOrderRow } from '#model/areas/purchasing/purchase-order/purchase-order.facts.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import type { Say, WayOn } from '#views/kit/scan-mode/scan-message.ts';
import { useUnsent } from '#views/kit/scan-mode/unsent-notes.tsx';
import { useAttempt } from '#views/kit/scan-mode/use-attempt.ts';
import { useWhenChanged } from '#views/ui/use-when-changed.ts';
import { changedLines, countedLines, undone, withExpiry, type Change } from './receipt-lines.ts';
import { stopsOf, type ReceiptStop } from './receipt-stops.ts';

/** Changes that can be taken back. */
export interface UndoableChanges {
  readonly id: string;
  readonly changes: readonly Change[];
}

interface Giving {
  /** Why more is received than the order allows. */
  readonly overReason?: string | undefined;
  readonly offer?: (refusal: Refusal) => readonly WayOn[];
}

export interface Receiving {
  /** What was given here, the latest first. */
  readonly given: readonly UndoableChanges[];
  readonly linesNow: () => readonly ReceiptLine[];
  readonly stopsNow: () => readonly ReceiptStop[];
  /** Changes the count; what is said is told by how the rows stand afterwards. */
  readonly give: (
    changes: readonly Change[],
    told: (stops: readonly ReceiptStop[]) => string,
    giving?: Giving,
  ) => boolean;
  readonly undo: (given: UndoableChanges) => void;
  /** Says when a lot expires. */
  readonly expire: (goods: { readonly product: string; readonly lot: string }, on: string) => boolean;
}

/** Changes the count of a receipt, and takes changes back; refusals are announced. */
export function useReceiving(row: GoodsReceiptRow, order: PurchaseOrderRow | undefined, say: Say): Receiving {
  const { t } = useLingui();
  const model = useModel();
  const { view } = model.replica;
  const { given, add, drop } = useGiven(row.id);
  const { linesNow, count } = useCounting(row, say);
  const changed = (changes: readonly Change[]): readonly ReceiptLine[] | null =>
    changedLines(linesNow(), changes, { order, newId: () => model.newId() });
  return {
    given,
    linesNow,
    stopsNow: () => stopsOf(view, order, linesNow()),
    give: (changes, told, giving) => {
      const lines = changed(changes);
      if (!lines) say('wrong', t`The count has changed meanwhile: scan it again.`);
      if (!lines || !count(lines, told(stopsOf(view, order, lines)), giving)) return false;
      add({ id: model.newId(), changes });
      return true;
    },
    undo: ({ id, changes }) => {
      const lines = changed(undone(changes));
      if (!lines) return say('wrong', t`Take back first what was done with it afterwards.`);
      if (lines.length === 0)
        return say('wrong', t`Nothing else is counted. Scan what has come, or discard the receipt.`);
      if (count(lines, t`Taken back`)) drop(id);
      return undefined;
    },
    expire: (goods, on) => count(withExpiry(linesNow(), goods, on), t`Lot ${goods.lot} expires ${on}`),
  };
}

/** What was given here, as long as the server refuses none of it: what it refused is not taken back. */
function useGiven(document: string) {
  const [given, setGiven] = useState<readonly UndoableChanges[]>([]);
  const { refused } = useUnsent({ kind: 'goodsReceipt', document });
  useWhenChanged(refused.map(({ command }) => command.id).join(), (ids) => {
    if (ids !== '') setGiven([]);
  });
  return {
    given,
    add: (one: UndoableChanges): void => setGiven((before) => [one, ...before]),
    drop: (id: string): void => setGiven((before) => before.filter((one) => one.id !== id)),
  };
}

/** Saves the whole count, on the version that was seen. [RCS8] */
function useCounting(row: GoodsReceiptRow, say: Say) {
  const { view } = useModel().replica;
  const attempt = useAttempt('goodsReceipt', row.id, say);
  const now = (): GoodsReceiptRow => view.get('goodsReceipt', row.id) ?? row;
  return {
    linesNow: (): readonly ReceiptLine[] => countedLines(now()),
    count: (lines: readonly ReceiptLine[], said: string, { overReason, offer }: Giving = {}): boolean => {
      const { version, deliveryNote, overReason: before } = now();
      const data = { lines, overReason: overReason ?? before, deliveryNote };
      return attempt('count', data, said, { version, ...(offer && { offer }) });
    },
  };
}
