import { useState } from 'react';
import type { Refusal } from '#model/engine/envelope.ts';
import type { GoodsReceiptRow, ReceiptCount } from '#model/goods-receipt/goods-receipt.facts.ts';
import type { PurchaseOrderRow } from '#model/purchase-order/purchase-order.facts.ts';
import { useModel } from '../document/model-context.tsx';
import { useFieldSentence } from '../document/refusal-sentence.ts';
import { useDraft, type Draft } from '../document/use-draft.ts';
import {
  countOf,
  problemOf,
  receiptCountOf,
  sameCount,
  sentLines,
  withOrderLines,
  type CountCell,
  type CountDraft,
  type CountLine,
} from './goods-receipt-count.ts';

export interface CountEditor extends Draft<CountDraft> {
  readonly order: PurchaseOrderRow | undefined;
  readonly form: () => ReceiptCount | null;
  readonly show: (refusal: Refusal) => void;
  readonly cellError: (line: CountLine, cell: CountCell | 'location') => string | undefined;
}

const ways = { read: countOf, same: sameCount };

/** A receipt while it is counted: every open line of its order is there, counted or not. */
export function useCountEditor(row: GoodsReceiptRow, order: PurchaseOrderRow | undefined): CountEditor {
  const model = useModel();
  const draft = useDraft(row, ways, `goodsReceipt.${row.id}`);
  const sentence = useFieldSentence();
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  // A line that the order adds keeps its id from render to render.
  const [ids] = useState(() => new Map<string, string>());
  const idFor = (orderLine: string): string => {
    const id = ids.get(orderLine) ?? model.newId();
    ids.set(orderLine, id);
    return id;
  };
  const value = { ...draft.value, lines: withOrderLines(draft.value.lines, order, idFor) };
  return {
    ...draft,
    value,
    order,
    change: (parts, tag) => {
      setRefused({});
      draft.change(parts, tag);
    },
    form: () => receiptCountOf(value),
    show: (refusal) => setRefused(byLine(refusal.fields ?? {}, value)),
    cellError: (line, cell) => {
      if (cell === 'location') return sentence(refused[line.id]);
      return sentence(problemOf(line, cell));
    },
  };
}

/** `lines.2` of the count → the id of that line. */
function byLine(fields: Readonly<Record<string, string>>, count: CountDraft): Record<string, string> {
  const sent = sentLines(count);
  return Object.fromEntries(
    Object.entries(fields).map(([path, code]) => {
      const [root, index] = path.split('.');
      return [root === 'lines' ? (sent[Number(index)]?.id ?? path) : path, code];
    }),
  );
}
