import { useState } from 'react';
import type { ProductRow } from '#model/product/product.facts.ts';
import type { PurchaseOrderForm, PurchaseOrderRow } from '#model/purchase-order/purchase-order.facts.ts';
import { useHeld } from '../document/document-name.ts';
import { useModel } from '../document/model-context.tsx';
import { useCompany } from '../document/use-company.ts';
import { areSound, readLines, type LineGrammar } from '../lines/line-editor.ts';
import { pricedCells, type PricedCell } from '../lines/priced-lines.ts';
import { useLineEditor, type LineEditor } from '../lines/use-line-editor.ts';
import {
  blankLine,
  draftOf,
  isBlank,
  lineGrammar,
  type EditorLine,
  type OrderDraft,
  type OrderTerms,
} from './purchase-order-draft.ts';

export interface OrderEditor extends LineEditor<OrderDraft, EditorLine, PricedCell> {
  readonly terms: OrderTerms;
  readonly grammar: LineGrammar<EditorLine, PricedCell, ProductRow>;
  /** The draft in the model's form; null while some input is unreadable. */
  readonly form: () => PurchaseOrderForm | null;
}

const ways = { read: draftOf, cells: pricedCells, isBlank, whole: 'product' };

/** An order being edited, with the one message of each field, stored under the name of its form. */
export function useOrderEditor(row: PurchaseOrderRow, form?: string): OrderEditor {
  const lines = useLineEditor<PurchaseOrderRow, OrderDraft, EditorLine, PricedCell>(
    row,
    ways,
    form,
    useFirstLine(),
  );
  const { currency: companyCurrency } = useCompany();
  const { value, kept } = lines;
  const { supplier, currency, rate } = value;
  const held = useHeld();
  const terms = {
    supplier: (supplier !== null && held('supplier', supplier)) || null,
    currency,
    companyCurrency,
    rate: rate ?? 1,
  };
  const missing = (line: EditorLine, column: string): string | undefined =>
    column === 'product' && line.product === null && !isBlank(line) ? 'required' : undefined;
  return {
    ...lines,
    terms,
    grammar: lineGrammar(terms),
    form: () => (areSound(kept) ? formOf(value, kept) : null),
    error: (field) => lines.error(field, field === 'rate' && rate === null ? 'notANumber' : undefined),
    cellError: (line, column) => lines.cellError(line, column, missing(line, column)),
  };
}

/** An order without lines shows an empty one, to type or paste into. */
function useFirstLine(): (lines: readonly EditorLine[]) => readonly EditorLine[] {
  const model = useModel();
  const [first] = useState(() => blankLine(model.newId()));
  return (lines) => (lines.length > 0 ? lines : [first]);
}

function formOf(value: OrderDraft, kept: readonly EditorLine[]): PurchaseOrderForm | null {
  const { supplier, warehouse, currency, rate, theirReference, expectedOn, notes } = value;
  if (rate === null) return null;
  return { supplier, warehouse, currency, rate, theirReference, expectedOn, notes, lines: readLines(kept) };
}
