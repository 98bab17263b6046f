import { useState } from 'react';
import type { DocumentRow } from '#model/engine/rows.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import type {
  Amendment,
  PurchaseOrderForm,
  PurchaseOrderRow,
} from '#model/areas/purchasing/purchase-order/purchase-order.facts.ts';
import { ifKnown } from '#model/engine/if-known.ts';
import { priceOnOrder } from '#model/areas/purchasing/purchase-order/purchase-order.sources.ts';
import { RATE_ONE } from '#model/values/unit-cost.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import type { PricedOrder } from '#views/areas/products/prices/price-source-column.tsx';
import { listedCells, repriced } from '#views/areas/products/prices/repriced.ts';
import { areSound, readLines, type UnitGrammar } from '#views/kit/lines/line-editor.ts';
import type { PricedCell } from '#views/kit/lines/priced-lines.ts';
import { useLineEditor, type LineEditor } from '#views/kit/lines/use-line-editor.ts';
import {
  blankLine,
  draftOf,
  isBlank,
  lineGrammar,
  type EditorLine,
  termsOfOrder,
  type OrderBasis,
  type OrderDraft,
  type OrderTerms,
} from './purchase-order-draft.ts';

export interface OrderEditor extends LineEditor<OrderDraft, EditorLine, PricedCell> {
  /** A placed order is being amended: supplier, warehouse and currency are fixed. */
  readonly amending: boolean;
  readonly companyCurrency: string;
  /** What so much of a product costs by the lists; null where they do not say. Throws `Miss` where they are not here. */
  readonly priceOn: PricedOrder['priceOn'];
  readonly grammar: UnitGrammar<EditorLine, PricedCell, ProductRow>;
  /** Shows every message; returns the command's data if all is valid. */
  readonly check: () => PurchaseOrderForm | Amendment | null;
}

interface Edited {
  readonly row: PurchaseOrderRow | undefined;
  /** The initial values of a new order. */
  readonly start: OrderDraft;
  readonly amending: boolean;
  /** The name of the form that its draft is stored under. */
  readonly form: string;
}

const unwritten: DocumentRow = { id: '', state: 'none', version: 0, createdAt: '', changedAt: '' };
const ways = { cells: listedCells, isBlank, whole: 'product' };

/** An order being edited, with the one message of each field, stored under the name of its form. */
export function useOrderEditor({ row, start, amending, form }: Edited): OrderEditor {
  const read = (): OrderDraft => (row ? draftOf(row) : start);
  const lines = useLineEditor<DocumentRow, OrderDraft, EditorLine, PricedCell>(
    row ?? unwritten,
    { ...ways, read },
    form,
    useWrittenLines(row, amending),
  );
  const [tried, setTried] = useState(false);
  const { value, kept } = lines;
  const basis = useOrderBasis();
  const { replica } = useModel();
  const terms = termsOfOrder(replica.view, basis(value));
  const codes = missingIn(value, tried, amending);
  const missing = (line: EditorLine, column: string): string | undefined =>
    column === 'product' && line.product === null && !isBlank(line) ? 'required' : undefined;
  return {
    ...lines,
    amending,
    companyCurrency: useCompany().currency,
    priceOn: (product, amount) => {
      const { on, rate, ...order } = basis(value);
      return rate === null ? null : priceOnOrder(replica.view, { ...order, rate }, on, product, amount);
    },
    grammar: lineGrammar(terms),
    check: () => {
      setTried(true);
      if (!areSound(kept)) return null;
      return amending ? amendmentOf(value, kept) : formOf(value, kept);
    },
    error: (field) => lines.error(field, codes[field]),
    cellError: (line, column) => lines.cellError(line, column, missing(line, column)),
  };
}

/** The code of what is missing by field; what has not been typed yet is missed once saving is attempted. */
const missingIn = (value: OrderDraft, tried: boolean, amending: boolean): Record<string, string> => ({
  ...(value.rate === null && { rate: 'notANumber' }),
  ...(tried && value.warehouse === '' && { warehouse: 'required' }),
  ...(tried && amending && value.reason.trim() === '' && { reason: 'required' }),
});

/** Whom an order that is written today is for, and in which money. */
function useOrderBasis(): (order: OrderDraft) => OrderBasis {
  const { currency: own } = useCompany();
  const on = useToday();
  return ({ supplier, currency, rate }) => ({
    supplier,
    currency,
    rate: currency === own ? RATE_ONE : rate,
    on,
  });
}

/** Where the prices of an order come from. */
export function useOrderTerms(): (order: OrderDraft) => OrderTerms {
  const { replica } = useModel();
  const basis = useOrderBasis();
  return (order) => termsOfOrder(replica.view, basis(order));
}

/**
 * The lines of a draft follow the lists; of an order that is amended, those that are added. [PRI10] An order without lines
 * shows an empty one, to type or paste into.
 */
function useWrittenLines(row: PurchaseOrderRow | undefined, amending: boolean) {
  const model = useModel();
  const termsOf = useOrderTerms();
  const [first] = useState(() => blankLine(model.newId()));
  const agreed = amending && row ? new Set(row.lines.map(({ id }) => id)) : undefined;
  return (lines: readonly EditorLine[], value: OrderDraft): readonly EditorLine[] => {
    const known = (id: string) => ifKnown(() => model.replica.view.get('product', id), undefined);
    return lines.length > 0 ? repriced(lines, termsOf(value), known, agreed) : [first];
  };
}

/** The data of a draft; null if something is missing. */
export function formOf(value: OrderDraft, kept: readonly EditorLine[]): PurchaseOrderForm | null {
  const { supplier, warehouse, currency, rate } = value;
  if (rate === null || warehouse === '') return null;
  return { supplier, warehouse, currency, rate, ...agreedIn(value), lines: readLines(kept) };
}

function amendmentOf(value: OrderDraft, kept: readonly EditorLine[]): Amendment | null {
  const { reason } = value;
  if (reason.trim() === '') return null;
  return { ...agreedIn(value), reason, lines: readLines(kept) };
}

/** What an amendment may change besides lines. */
const agreedIn = ({ theirReference, expectedOn, notes, deliveryTerm, deliveryPlace, tags }: OrderDraft) => ({
  theirReference,
  expectedOn,
  notes,
  deliveryTerm,
  deliveryPlace,
  tags: [...tags],
});
