import { amountByPrice, sumsOf } from '#model/areas/purchasing/supplier-bill/bill-sums.ts';
import {
  billLine,
  type BillForm,
  type BillLine,
  type StatedSums,
} from '#model/areas/purchasing/supplier-bill/supplier-bill.facts.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { UNIT } from '#model/values/money.ts';
import type { LineCells } from '#views/kit/lines/line-cells.ts';
import {
  asOrdered,
  inStock,
  wholeIn,
  type EditedLine,
  type LineGrammar,
} from '#views/kit/lines/line-editor.ts';

const { shape } = billLine;
export type BillCell = 'quantity' | 'price' | 'discount' | 'amount' | 'vatRate' | 'text' | 'code';

/** The typed cells of a line, in the order of a block that is pasted. */
export const billCells: LineCells<BillCell> = {
  quantity: { kind: 'number', schema: shape.quantity, digits: 3 },
  price: { kind: 'number', schema: shape.price.nullable(), digits: 4, least: 2 },
  discount: {
    kind: 'number',
    schema: shape.discount,
    digits: 2,
    most: 10_000,
    emptyIsZero: true,
    hidesZero: true,
  },
  amount: { kind: 'number', schema: shape.amount.nullable(), digits: 2, least: 2 },
  vatRate: { kind: 'number', schema: shape.vatRate, digits: 2, most: 10_000, emptyIsZero: true },
  text: { kind: 'text', schema: shape.text.nullable() },
  code: { kind: 'text', schema: shape.code.nullable() },
};

/** A line being edited. Its quantity is in the unit that it is billed in. */
export interface BillDraftLine
  extends
    EditedLine<BillCell>,
    Pick<BillLine, 'discount' | 'vatRate' | 'receipt' | 'receiptLine' | 'account'> {
  readonly text: string | null;
  readonly code: string | null;
  readonly price: number | null;
  /** Minor units; null: quantity times price. */
  readonly amount: number | null;
}

/** Sums that are typed; null: as the lines come to. */
type TypedSums = { readonly [S in keyof StatedSums]: number | null };

export interface BillDraft extends Omit<BillForm, 'supplier' | 'rate' | 'stated' | 'lines'> {
  readonly supplier: string | null;
  /** Millionths; null while it is not a number. */
  readonly rate: number | null;
  readonly stated: TypedSums;
  readonly lines: readonly BillDraftLine[];
}

/** A line without anything, taxed at the rate of the line above. */
export const blankLine = (id: string, vatRate = 2500): BillDraftLine => ({
  id,
  product: null,
  code: null,
  text: null,
  quantity: UNIT,
  price: null,
  discount: 0,
  amount: null,
  vatRate,
  receipt: null,
  receiptLine: null,
  wrong: {},
});

/** Untouched, so it is not saved. */
export const isBlank = ({ product, text, code, price, amount, receiptLine, wrong }: BillDraftLine): boolean =>
  [product, text, code, price, amount, receiptLine].every((one) => one === null) &&
  Object.keys(wrong).length === 0;

/** A line of the model as it is edited. */
export function draftLine(line: BillLine): BillDraftLine {
  const { text, code, amount, ...rest } = asOrdered(line);
  return {
    ...rest,
    text: text === '' ? null : text,
    code: code === '' ? null : code,
    amount: amount === amountByPrice(line) ? null : amount,
    wrong: {},
  };
}

/** A line in the model's form, as far as it can be read. */
export function formLine(draft: BillDraftLine): BillLine {
  const { wrong: _, text, code, price, amount, orderedIn, ...line } = draft;
  const priced = {
    ...line,
    ...(orderedIn && { orderedIn }),
    quantity: inStock(draft) ?? 0,
    price: price ?? 0,
  };
  return { ...priced, text: text ?? '', code: code ?? '', amount: amount ?? amountByPrice(priced) };
}

/** A bill of the model as it is edited: sums that follow from the lines are not typed. */
export function draftOf(bill: BillForm): BillDraft {
  const { supplier, rate, stated, lines, ...head } = pickForm(bill);
  const sums = sumsOf(bill);
  const typed = (sum: keyof StatedSums): number | null => (stated[sum] === sums[sum] ? null : stated[sum]);
  return {
    ...head,
    supplier: supplier === '' ? null : supplier,
    rate,
    stated: { net: typed('net'), vat: typed('vat'), rounding: stated.rounding, payable: typed('payable') },
    lines: lines.map(draftLine),
  };
}

/** The fields of the form, without what a row has besides. */
const pickForm = ({
  type,
  supplier,
  supplierNumber,
  billedOn,
  dueOn,
  currency,
  rate,
  treatment,
  stated,
  payTo,
  paymentReference,
  notes,
  source,
  lines,
}: BillForm): BillForm => ({
  type,
  supplier,
  supplierNumber,
  billedOn,
  dueOn,
  currency,
  rate,
  treatment,
  stated,
  payTo,
  paymentReference,
  notes,
  source,
  lines,
});

/** The bill that a draft says, as far as it can be read. */
export function billIn(draft: BillDraft, kept: readonly BillDraftLine[]): BillForm {
  const { supplier, rate, stated, lines: _, ...head } = draft;
  const lines = kept.map(formLine);
  const sums = sumsOf({ ...head, lines, stated: { rounding: stated.rounding ?? 0 } });
  const net = stated.net ?? sums.net;
  const vat = stated.vat ?? sums.vat;
  const rounding = stated.rounding ?? 0;
  const payable = stated.payable ?? net + vat + rounding;
  return {
    ...head,
    supplier: supplier ?? '',
    rate: rate ?? 0,
    stated: { net, vat, rounding, payable },
    lines,
  };
}

/** How lines of a bill are edited. */
export const billGrammar = (
  rateOf: (product: ProductRow) => number,
): LineGrammar<BillDraftLine, BillCell, ProductRow> => ({
  cells: billCells,
  blank: (id) => blankLine(id),
  isBlank,
  take: (line, product) => {
    const { orderedIn: _, ...rest } = line;
    if (!product) return { ...line, product: null };
    const isSame = product.id === line.product;
    return {
      ...(isSame ? line : rest),
      product: product.id,
      vatRate: rateOf(product),
      ...(isSame ? {} : { receipt: null, receiptLine: null }),
    };
  },
  amount: (line, quantity) => ({ ...line, quantity: wholeIn(line, quantity) ?? quantity }),
});
