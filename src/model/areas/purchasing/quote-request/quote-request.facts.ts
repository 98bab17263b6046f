import { z } from 'zod';
import type { DocumentRow } from '#model/engine/rows.ts';
import * as v from '#model/values/schemas.ts';

/** Suppliers that are asked at once, and lines that each of them answers, at most. */
export const MOST_SUPPLIERS = 20;
const MOST_ASKED_LINES = 200;
/** Files that go with one answer, at most. */
export const MOST_ANSWER_FILES = 5;

/** What is wanted: thousandths of the stock unit. */
const askedLine = z.strictObject({
  id: v.id,
  product: v.id,
  quantity: v.quantity,
  /** What the quantity is written in; absent: the stock unit. */
  orderedIn: v.orderedUnit.optional(),
  /** Null: as soon as it can come. */
  wantedOn: v.day.nullable(),
  text: v.text.max(500),
});
export type AskedLine = z.infer<typeof askedLine>;

const suppliers = z.array(v.id).max(MOST_SUPPLIERS);

/** A draft's editable fields. */
export const quoteRequestForm = z.strictObject({
  warehouse: v.id,
  /** The last day that answers are asked for; null: none. */
  answerBy: v.day.nullable(),
  notes: v.text,
  suppliers,
  lines: z.array(askedLine).max(MOST_ASKED_LINES),
});
export type QuoteRequestForm = z.infer<typeof quoteRequestForm>;

/** A new draft; the rest may be added later. */
export const openQuoteRequest = quoteRequestForm.partial({
  answerBy: true,
  notes: true,
  suppliers: true,
  lines: true,
});
export type OpenQuoteRequest = z.infer<typeof openQuoteRequest>;

/** What a supplier asks for a line, in packs of its own. */
const answerLine = z.strictObject({
  line: v.id,
  /** For one pack, without VAT; null: it does not offer this line. */
  price: v.unitPrice.min(1).nullable(),
  /** Thousandths of the stock unit in one pack. */
  pack: v.quantity,
  /** The supplier's own code; empty: none. */
  code: v.text.max(64),
  /** Thousandths of a pack that are sold at least; 0: any quantity. */
  minimum: v.quantityOrZero,
  /** Thousandths of a pack of which multiples are sold; null: whole packs. */
  multiple: v.quantity.nullable(),
  /** Days from order to delivery; null: not known. */
  leadDays: z.int().min(0).max(730).nullable(),
});
export type AnswerLine = z.infer<typeof answerLine>;

/** What a supplier answers. */
const quotation = z.strictObject({
  currency: v.currency,
  /** The supplier's own number; empty: none. */
  reference: v.text.max(100),
  /** The last day that it holds; null: not known. */
  validUntil: v.day.nullable(),
  /** What comes on top of the goods, basis points of what they cost; null: not known. */
  freight: v.percent.nullable(),
  note: v.text.max(2000),
  lines: z.array(answerLine).max(MOST_ASKED_LINES),
  /** Of the files of the request. */
  files: z.array(v.id).max(MOST_ANSWER_FILES),
});
export type Quotation = z.infer<typeof quotation>;

/** Which answer of the supplier's it follows, by count: another one is refused. Absent: whichever there is. */
const shown = v.counted.optional();

/** An answer, typed for a supplier or sent by its link. */
export const supplierAnswer = quotation.extend({ supplier: v.id, shown });
export type SupplierAnswer = z.infer<typeof supplierAnswer>;

/** A supplier does not offer anything. */
export const supplierDecline = z.strictObject({ supplier: v.id, note: v.text.max(2000), shown });
export type SupplierDecline = z.infer<typeof supplierDecline>;

/** What the buyer reckons on top of a supplier's prices, basis points; null: not known. */
export const landedEstimate = z.strictObject({
  supplier: v.id,
  freight: v.percent.nullable(),
  duty: v.percent.nullable(),
});
export type LandedEstimate = z.infer<typeof landedEstimate>;

export const furtherSuppliers = z.strictObject({ suppliers: suppliers.min(1) });
export type FurtherSuppliers = z.infer<typeof furtherSuppliers>;

export const deadline = z.strictObject({ answerBy: v.day });
export const mailedTo = z.strictObject({ supplier: v.id });
export type MailedTo = z.infer<typeof mailedTo>;

/** Who gets which line. */
const awardLine = z.strictObject({ line: v.id, supplier: v.id });
export const award = z.strictObject({
  /** By which answer of the supplier's each was chosen, by count, as above. */
  lines: z.array(awardLine.extend({ shown })).max(MOST_ASKED_LINES),
  /** Whether the prices go into the suppliers' purchase lists too. */
  keepPrices: z.boolean(),
});
export type Award = z.infer<typeof award>;

const drafted = quoteRequestForm;
const answered = quotation.extend({
  supplier: v.id,
  /** It came by the supplier's own link. */
  byLink: z.literal(true).optional(),
  /** After the last day that answers were asked for. */
  isLate: z.literal(true).optional(),
});
export type Answered = z.infer<typeof answered>;
const declined = supplierDecline
  .omit({ shown: true })
  .extend({ byLink: z.literal(true).optional(), isLate: z.literal(true).optional() });
export type Declined = z.infer<typeof declined>;
const awarded = award.extend({
  lines: z.array(awardLine).max(MOST_ASKED_LINES),
  /** The draft orders that it makes, one for each supplier. */
  orders: z.array(z.strictObject({ supplier: v.id, order: v.id })).max(MOST_SUPPLIERS),
});
export type Awarded = z.infer<typeof awarded>;

export const quoteRequestFacts = {
  created: drafted,
  updated: drafted,
  discarded: v.empty,
  sent: z.object({ number: z.string().nullable(), sentOn: v.day }),
  mailed: mailedTo,
  asked: furtherSuppliers,
  extended: deadline,
  answered,
  declined,
  estimated: landedEstimate,
  awarded,
  closed: v.withReason,
} as const;

/** Without its price for those who may not see costs. */
export type StoredAnswerLine = Omit<AnswerLine, 'price'> & Partial<Pick<AnswerLine, 'price'>>;

/** The last answer of a supplier; moments are UTC ISO. */
export interface StoredQuotation extends Omit<Quotation, 'lines'> {
  readonly lines: readonly StoredAnswerLine[];
  readonly at: string;
  readonly by: string;
  readonly byLink?: true | undefined;
  readonly isLate?: true | undefined;
}

/** A supplier that is asked. */
export interface AskedSupplier {
  readonly supplier: string;
  /** How often it answered or declined. */
  readonly answers: number;
  /** When it was last mailed; absent: never. */
  readonly mailedAt?: string;
  readonly quotation?: StoredQuotation;
  readonly declined?: {
    readonly at: string;
    readonly note: string;
    readonly byLink?: true | undefined;
    readonly isLate?: true | undefined;
  };
  readonly estimate?: Pick<LandedEstimate, 'freight' | 'duty'>;
}

export interface QuoteRequestRow extends DocumentRow, Omit<QuoteRequestForm, 'suppliers'> {
  readonly suppliers: readonly AskedSupplier[];
  /** Null until it is sent. */
  readonly number: string | null;
  readonly sentOn: string | null;
  readonly createdBy: string;
  /** Absent until it is awarded. */
  readonly award?: Awarded;
  /** Code of the reason for which it was closed without an award; absent if it was not. */
  readonly closedFor?: string;
}

declare module '#model/engine/rows.ts' {
  interface Rows {
    quoteRequest: QuoteRequestRow;
  }
}
