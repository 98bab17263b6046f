import { z } from 'zod';
import type { DocumentRow } from '#model/engine/rows.ts';
import { shipPolicies } from '#model/values/ship-policies.ts';
import { seriesSet } from './number-series.facts.ts';
import type { SeriesSettings } from './number-series.ts';
import { billPolicy } from './bill-policy.ts';
import { reminderPolicy } from './reminder-policy.ts';
import { reserveShape } from './reserve-policy.ts';
import { labelFormats } from '#model/values/label-formats.ts';
import { withoutBidi } from '#model/values/bidi.ts';
import * as v from '#model/values/schemas.ts';

const number = z.string().trim().max(60);

/** Accounts that the company is paid to; an empty text: none of that kind. */
const bankDetails = z.strictObject({
  iban: number,
  bic: number,
  bankgiro: number,
  plusgiro: number,
  /** The number that takes payments by Swish; absent: none. */
  swish: number.optional(),
});
export type BankDetails = z.infer<typeof bankDetails>;

export const companyForm = z.strictObject({
  name: v.name,
  organisationNumber: v.text,
  vatNumber: v.text,
  address: v.address,
  timeZone: v.name,
  currency: v.currency,
  /** VAT numbers in countries other than that of the address. */
  vatRegistrations: z
    .array(z.strictObject({ country: v.country, number: number.min(1) }))
    .max(60)
    .optional(),
  bank: bankDetails.optional(),
  /** Approved for F-tax (*godkänd för F-skatt*), which its invoices state; absent: it is not. */
  approvedForFTax: z.boolean().optional(),
  /** Where its e-invoices come from, as Peppol writes it; absent or empty: its organisation number. */
  eInvoiceAddress: number.optional(),
});
export type CompanyForm = z.infer<typeof companyForm>;

/** Ten years. */
const LONGEST_HOURS = 87_600;
const MOST_LIMITS = 200;
const stateId = z.string().regex(/^[A-Za-z]{1,40}(\.[A-Za-z]{1,40}){1,3}$/);

const days = z.int().min(1).max(3650);
export const countingPolicy = z.strictObject({
  /** Basis points of the expected quantity by which a line may differ and still match. */
  tolerance: v.percent.default(0),
  /** Most that such a difference may be worth, minor units; beyond it a line is counted again by somebody else. */
  toleranceValue: v.amount.nullable().default(null),
  /** Days from one count to the next, by class; null: never. */
  intervals: z
    .strictObject({ A: days.nullable(), B: days.nullable(), C: days.nullable() })
    .default({ A: 90, B: 180, C: 365 }),
  /** Picks from a bin after which it is due; null: however many. */
  afterPicks: z.int().min(1).max(10_000).nullable().default(null),
  /** A bin that a pick has emptied is looked into. */
  zeroCheck: z.boolean().default(true),
});
export type CountingPolicy = z.infer<typeof countingPolicy>;
/** What holds where a company has no settings of its own. */
export const usualCounting: CountingPolicy = countingPolicy.parse({});

/** In how many days from the day goods left they are taken back; null: however late. */
export const returnRules = z.strictObject({ returnDays: days.nullable() });
export type ReturnRules = z.infer<typeof returnRules>;

/** Who invoices: this program, a connected one, or one that it does not know. */
export const invoicers = ['here', 'fortnox', 'elsewhere'] as const;

/** Company policies; over-receipt in basis points of the ordered quantity. */
export const companyPolicies = z.strictObject({
  overReceipt: v.percent,
  /** Thousandths beyond the ordered quantity, whatever the percentage; null or absent: only the percentage counts. */
  overReceiptCap: v.quantityOrZero.nullable().optional(),
  /** Facts dated on or before this day are refused. */
  closedUntil: v.day.nullable(),
  /**
   * Hours a document may stay in a state (`pick.claimed`) before it needs attention, null for no limit; absent: the
   * default.
   */
  dwellLimits: z
    .record(stateId, z.int().min(1).max(LONGEST_HOURS).nullable())
    .refine((limits) => Object.keys(limits).length <= MOST_LIMITS)
    .optional(),
  /** How counts are judged, and how often bins are counted; absent: the defaults. */
  counting: countingPolicy.optional(),
  returnDays: returnRules.shape.returnDays.optional(),
  /** Whether new sales orders begin with prices that include VAT; absent: they do not. */
  pricesIncludeVat: z.boolean().optional(),
  /** What customers get who have no policy of their own or their category's; absent: part of it, the rest later. */
  shipPolicy: z.enum(shipPolicies).optional(),
  /** When goods are reserved for orders, where neither they nor their customers say. [SO62] */
  ...reserveShape,
  /** Where what was delivered is invoiced; absent: elsewhere, and orders note what was paid. [BIL15] */
  invoicing: z.enum(invoicers).optional(),
  /** Whether what is to be paid of an invoice is rounded to whole units of its currency; absent: it is not. [BIL8] */
  roundsPayable: z.boolean().optional(),
  /** When customers are reminded of what is overdue, and at what fee; absent: as usual. [REM1] */
  reminders: reminderPolicy.optional(),
  /** How what suppliers bill is judged, and from when receipts are in the books; absent: as usual. [SBL4] */
  bills: billPolicy.optional(),
});
export type CompanyPolicies = z.infer<typeof companyPolicies>;

/** Policies as they are changed. `closesAhead`: today, or days to come, are meant to be closed. */
export const policiesChange = companyPolicies.extend({ closesAhead: z.literal(true).optional() });
export type PoliciesChange = z.infer<typeof policiesChange>;

/** The last closed day from now on, which is earlier than before; null: none. */
export const periodReopening = z.strictObject({ closedUntil: v.day.nullable(), reason: v.reason });
export type PeriodReopening = z.infer<typeof periodReopening>;

/** The kinds of documents whose papers end with a text of the company's own. */
export const paperKinds = [
  'salesOrder',
  'invoice',
  'shipment',
  'customerReturn',
  'purchaseOrder',
  'supplierReturn',
  'goodsReceipt',
  'movement',
  'assembly',
  'adjustment',
] as const;
export type PaperKind = (typeof paperKinds)[number];

const paperText = z.string().trim().max(500);

/** Plain texts at the end of papers, by kind and by the language of the paper; an empty one is not printed. */
export const paperTexts = z.strictObject({
  texts: z.partialRecord(z.enum(paperKinds), z.strictObject({ en: paperText, sv: paperText })),
});
export type PaperTexts = z.infer<typeof paperTexts>;

/** The name that mail of the company is sent in (empty: its own), and where answers go; empty: to nobody. */
export const mailSender = z.strictObject({
  name: z.string().overwrite(withoutBidi).trim().max(60),
  replyTo: z
    .string()
    .trim()
    .max(254)
    .refine((address) => address === '' || z.email().safeParse(address).success, 'notAnAddress'),
});
export type MailSender = z.infer<typeof mailSender>;

/** A format: its id, or its size, as before formats were documents. [LBF7] */
const labelFormat = z.union([z.enum(labelFormats), v.id]);

/** How labels are usually printed, and the prefix of the numbers on pallets that GS1 gave the company; empty: none. */
export const labelSettings = z.strictObject({
  gs1Prefix: z.string().regex(/^(\d{4,12})?$/),
  item: labelFormat,
  place: labelFormat,
  pallet: labelFormat,
  /** Dots an inch of the label printers. */
  dots: z.union([z.literal(203), z.literal(300), z.literal(600)]),
});
export type LabelSettings = z.infer<typeof labelSettings>;

/** How many pallets one press numbers. */
export const MOST_PALLETS = 100;

/** Pallets that get numbers; the `id` names them together. */
export const palletsToNumber = z.strictObject({ id: v.id, count: z.int().min(1).max(MOST_PALLETS) });
export type PalletsToNumber = z.infer<typeof palletsToNumber>;

/** Pallets with consecutive numbers, from the serial `first` on. */
const numberedPallets = palletsToNumber.extend({ gs1Prefix: z.string(), first: z.int().min(0) });
export type NumberedPallets = z.infer<typeof numberedPallets>;

/** Bytes of the file that a logo is made from. */
export const LARGEST_LOGO = 1024 * 1024;

/** A logo that is kept as a PNG, by the hash of its content; pixels. */
const logo = z.strictObject({
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  width: z.int().min(1).max(10_000),
  height: z.int().min(1).max(10_000),
});
export type Logo = z.infer<typeof logo>;
export const logoSet = z.strictObject({ logo });

/** The company's name, typed by who suspends or closes it. */
export const nameTyped = z.strictObject({ name: z.string().trim().max(200) });
export type NameTyped = z.infer<typeof nameTyped>;

/** When the company goes on to its next state. */
const until = z.strictObject({ until: v.moment });
export type Until = z.infer<typeof until>;
const noLonger = z.strictObject({ until: z.null() });

export const companyFacts = {
  founded: companyForm.extend({ policies: companyPolicies }),
  updated: companyForm,
  policiesChanged: companyPolicies,
  periodReopened: periodReopening,
  secondFactorRequired: v.empty,
  secondFactorWaived: v.empty,
  labelsSet: labelSettings,
  paperTextsSet: paperTexts,
  palletsNumbered: numberedPallets,
  seriesSet,
  mailSenderSet: mailSender,
  logoSet,
  logoRemoved: z.strictObject({ logo: z.null() }),
  suspended: v.empty,
  resumed: v.empty,
  closingAsked: until,
  reopened: noLonger,
  closed: until,
  ended: noLonger,
} as const;

export interface CompanyRow extends DocumentRow, CompanyForm {
  readonly policies: CompanyPolicies;
  /** Null or absent: none. */
  readonly logo?: Logo | null;
  /** When it closes, or founders lose it (UTC ISO); null or absent: neither. */
  readonly until?: string | null;
  /** Members need a second factor; absent: they do not. */
  readonly secondFactor?: boolean;
  /** Absent: its own name, and no answers. */
  readonly mailSender?: MailSender;
  /** How series write their numbers; absent, wholly or of one: as usual. */
  readonly series?: SeriesSettings;
  /** Absent: none. */
  readonly paperTexts?: PaperTexts['texts'];
  /** Absent: the defaults, and no prefix. */
  readonly labels?: LabelSettings;
  /** Serial of the next pallet; absent: none has a number. */
  readonly nextPallet?: number;
  /** The pallets that were numbered last, newest first, so that their labels can be printed again. */
  readonly pallets?: readonly NumberedPallets[];
}

declare module '#model/engine/rows.ts' {
  interface Rows {
    company: CompanyRow;
  }
}
