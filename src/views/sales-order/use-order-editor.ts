import { useState } from 'react';
import type { Refusal } from '#model/engine/envelope.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import {
  salesOrderAmendment,
  salesOrderForm,
  type SalesOrderAmendment,
  type SalesOrderForm,
  type SalesOrderRow,
  type SettledLine,
} from '#model/sales-order/sales-order.facts.ts';
import { usualPrice } from '#model/sales-order/sales-order.prices.ts';
import { settle, settleAmended, vatRateFor } from '#model/sales-order/sales-order.terms.ts';
import type { ProductRow } from '#model/product/product.facts.ts';
import type { LineGrammar } from '../document/line-editor.ts';
import { useDecider, useModel, useRow } from '../document/model-context.tsx';
import type { OrderCell } from '../document/order-cells.ts';
import { useFieldSentence } from '../document/refusal-sentence.ts';
import { useCompany } from '../document/use-company.ts';
import { useDraft, type Draft } from '../document/use-draft.ts';
import { isSoldTo } from './customer-search.ts';
import {
  draftOf,
  keptLines,
  lineGrammar,
  pricedLines,
  problemOf,
  sameDraft,
  soundLines,
  type DraftLine,
  type OrderDraft,
} from './sales-order-draft.ts';

export interface OrderEditor extends Draft<OrderDraft> {
  /** A confirmed order is amended: who buys, from where and in what stays. */
  readonly amending: boolean;
  readonly grammar: LineGrammar<DraftLine, OrderCell, ProductRow>;
  /** The lines as they would be saved, with their rate of VAT. */
  readonly settled: readonly SettledLine[];
  readonly error: (field: string) => string | undefined;
  readonly cellError: (line: DraftLine, cell: OrderCell | 'product') => string | undefined;
  /** Shows every message; the command's data where all is sound. */
  readonly check: () => SalesOrderForm | SalesOrderAmendment | null;
  /** Shows what the model said of fields. */
  readonly show: (refusal: Refusal) => void;
}

const unwritten: DocumentRow = { id: '', state: 'none', version: 0, createdAt: '', changedAt: '' };

/** An order while it is written, with the one message of each field, kept under the name of its form. */
export function useOrderEditor(
  row: SalesOrderRow | undefined,
  start: OrderDraft,
  amending: boolean,
  form: string,
): OrderEditor {
  const read = (): OrderDraft => (row ? draftOf(row) : start);
  const draft = useDraft(row ?? unwritten, { read, same: sameDraft }, form);
  const sentence = useFieldSentence();
  const [tried, setTried] = useState(false);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const { value } = draft;
  const codes = { ...useCodes(value, amending), ...refused };
  return {
    ...draft,
    amending,
    grammar: useGrammar(value),
    settled: useSettledLines(row, value, amending),
    change: (parts, tag) => {
      setRefused({});
      setTouched(new Set([...touched, ...Object.keys(parts)]));
      draft.change(parts, tag);
    },
    error: (field) => {
      const isShown = tried || touched.has(field.split('.')[0] ?? '') || field in refused;
      return isShown ? sentence(codes[field]) : undefined;
    },
    cellError: (line, cell) => {
      const missing =
        tried && cell === 'price' && line.price === null && amending ? 'priceMissing' : undefined;
      return sentence(problemOf(line, cell, tried) ?? refused[`${line.id}.${cell}`] ?? missing);
    },
    check: () => {
      setTried(true);
      return formOf(value, amending);
    },
    show: (refusal) => setRefused(byLine(refusal.fields ?? {}, value.lines)),
  };
}

/** What an amendment or a draft's form is made of; null while something cannot be read. */
function formOf(value: OrderDraft, amending: boolean): SalesOrderForm | SalesOrderAmendment | null {
  const lines = soundLines(value.lines);
  if (!lines) return null;
  const parsed = (amending ? salesOrderAmendment : salesOrderForm).strip().safeParse({ ...value, lines });
  return parsed.success ? parsed.data : null;
}

/** The codes of fields: what is missing, and a customer that nothing is promised to. */
function useCodes(value: OrderDraft, amending: boolean): Record<string, string> {
  const model = useModel();
  useDecider();
  const codes: Record<string, string> = {};
  const parsed = (amending ? salesOrderAmendment : salesOrderForm).strip().safeParse({ ...value, lines: [] });
  for (const issue of parsed.error?.issues ?? []) codes[issue.path.join('.')] ??= 'required';
  if (value.customer === null) codes['customer'] = 'unknownCustomer';
  else if (!isSoldTo(model, value.customer)) codes['customer'] = 'customerBlocked';
  return codes;
}

/** `lines.2.price` of the form → the id of that line and `price`. */
function byLine(
  fields: Readonly<Record<string, string>>,
  lines: readonly DraftLine[],
): Record<string, string> {
  const sent = keptLines(lines);
  return Object.fromEntries(
    Object.entries(fields).map(([path, code]) => {
      const [root, index, cell = 'product'] = path.split('.');
      const line = root === 'lines' ? sent[Number(index)] : undefined;
      return [line ? `${line.id}.${cell === 'vatClass' || cell === 'id' ? 'product' : cell}` : path, code];
    }),
  );
}

function useSettledLines(
  row: SalesOrderRow | undefined,
  value: OrderDraft,
  amending: boolean,
): readonly SettledLine[] {
  const { replica } = useModel();
  const lines = pricedLines(value.lines);
  if (row && amending) return settleAmended(replica.view, row, lines);
  return settle(replica.view, taxPlace(value), lines);
}

const taxPlace = ({ customer, deliveryAddress, orderedOn }: OrderDraft) => ({
  customer: customer ?? '',
  deliveryAddress,
  orderedOn: orderedOn ?? '',
});

/** New lines take the product's price in the order's currency, and the customer's discount. */
function useGrammar(value: OrderDraft): OrderEditor['grammar'] {
  const { replica } = useModel();
  const company = useCompany();
  const customer = useRow('customer', value.customer);
  return lineGrammar((product) => {
    const vatRate = vatRateFor(replica.view, taxPlace(value), product.vatClass);
    const inCompanyCurrency = value.currency === company.currency;
    const known = inCompanyCurrency || value.rate !== null;
    const terms = { inCompanyCurrency, rate: value.rate ?? 1, pricesIncludeVat: value.pricesIncludeVat };
    return {
      price: known ? usualPrice(product.price, vatRate, terms) : null,
      discount: customer?.discount ?? 0,
    };
  });
}
