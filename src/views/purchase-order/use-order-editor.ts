import { useState } from 'react';
import type { Refusal } from '#model/engine/envelope.ts';
import type { ProductRow } from '#model/product/product.facts.ts';
import type { PurchaseOrderForm, PurchaseOrderRow } from '#model/purchase-order/purchase-order.facts.ts';
import type { LineGrammar } from '../document/line-editor.ts';
import type { OrderCell } from '../document/order-cells.ts';
import { useFieldSentence } from '../document/refusal-sentence.ts';
import { useCompany } from '../document/use-company.ts';
import { useDraft, type Draft } from '../document/use-draft.ts';
import {
  draftOf,
  isBlank,
  lineGrammar,
  problemOf,
  sameDraft,
  soundLines,
  type EditorLine,
  type OrderDraft,
  type OrderTerms,
} from './purchase-order-draft.ts';

export interface OrderEditor extends Draft<OrderDraft> {
  readonly terms: OrderTerms;
  readonly grammar: LineGrammar<EditorLine, OrderCell, ProductRow>;
  /** The draft as the model takes it; null while something in it could not be read. */
  readonly form: () => PurchaseOrderForm | null;
  /** Shows what the model said of fields. */
  readonly show: (refusal: Refusal) => void;
  readonly error: (field: 'supplier' | 'warehouse' | 'rate') => string | undefined;
  readonly cellError: (line: EditorLine, cell: OrderCell | 'product') => string | undefined;
}

const ways = { read: draftOf, same: sameDraft };

/** An order while it is written, with the one message of each field, kept under the name of its form. */
export function useOrderEditor(row: PurchaseOrderRow, form?: string): OrderEditor {
  const draft = useDraft(row, ways, form);
  const sentence = useFieldSentence();
  const { currency: companyCurrency } = useCompany();
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const { supplier, currency, rate, lines } = draft.value;
  const terms = { supplier, currency, companyCurrency, rate: rate ?? 1 };
  return {
    ...draft,
    change: (parts, tag) => {
      setRefused({});
      draft.change(parts, tag);
    },
    terms,
    grammar: lineGrammar(terms),
    form: () => formOf(draft.value),
    show: (refusal) => setRefused(byLine(refusal.fields ?? {}, lines)),
    error: (field) =>
      sentence(refused[field] ?? (field === 'rate' && rate === null ? 'notANumber' : undefined)),
    cellError: (line, cell) => {
      const ofLine = cell === 'product' ? refused[line.id] : undefined;
      return sentence(problemOf(line, cell) ?? refused[`${line.id}.${cell}`] ?? ofLine);
    },
  };
}

function formOf(value: OrderDraft): PurchaseOrderForm | null {
  const { supplier, warehouse, currency, rate, theirReference, expectedOn, notes } = value;
  const lines = soundLines(value.lines);
  if (!lines || rate === null) return null;
  return { supplier, warehouse, currency, rate, theirReference, expectedOn, notes, lines };
}

/** `lines.2.price` of the form → the id of that line and `price`. */
function byLine(
  fields: Readonly<Record<string, string>>,
  lines: readonly EditorLine[],
): Record<string, string> {
  const sent = lines.filter((line) => !isBlank(line));
  return Object.fromEntries(
    Object.entries(fields).map(([path, code]) => {
      const [root, index, cell] = path.split('.');
      const line = root === 'lines' ? sent[Number(index)] : undefined;
      return [line ? [line.id, cell].filter(Boolean).join('.') : path, code];
    }),
  );
}
