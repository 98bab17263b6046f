import type { Currency } from '#model/values/money.ts';
import type { Span } from '#model/values/vat.ts';
import type { Address } from '#model/values/schemas.ts';
import type { Charge } from '#model/lines/line-schemas.ts';
import type { VatTreatment } from '#model/vat/treatment.ts';
import type { VatCategory } from '#model/vat/vat-codes.ts';

/**
 * All that an invoice says, whole in itself: what its paper, its Peppol file and its vouchers are made from, and
 * nothing else. Amounts are minor units of its currency, above zero where they are owed to the seller; those of a credit
 * note are above zero where they are returned. Days are `YYYY-MM-DD` in the company's time zone. An empty text says
 * nothing.
 */
export interface InvoiceContent {
  readonly type: InvoiceType;
  /** Empty before it is issued. */
  readonly number: string;
  /** The language of its texts. */
  readonly language: 'en' | 'sv';
  readonly issuedOn: string;
  /** The last day on which it is paid in time; null for a credit note. */
  readonly dueOn: string | null;
  /** The days on which its goods left and its services were done, or on which an advance was paid; null: not known. */
  readonly deliveredOn: DaysOf | null;
  readonly currency: Currency;
  /** The invoice that a credit note or a corrective one refers to; null: none. */
  readonly corrects: { readonly number: string; readonly issuedOn: string } | null;
  readonly seller: InvoiceParty;
  readonly buyer: InvoiceParty;
  readonly bank: InvoiceBank;
  /** Whether the seller is approved for F-tax (*godkänd för F-skatt*); the invoice then states it. */
  readonly approvedForFTax: boolean;
  /** Where the goods went; null: to the buyer's address. */
  readonly deliverTo: { readonly name: string; readonly address: Address } | null;
  /** The buyer's own reference (BT-10), such as a person or a cost centre. */
  readonly buyerReference: string;
  /** The number of the buyer's own order (BT-13). */
  readonly buyerOrderNumber: string;
  readonly ourOrderNumbers: readonly string[];
  /** The reference that it is paid with, digits with their check digits; empty: its number. */
  readonly ocr: string;
  readonly note: string;
  readonly terms: InvoiceTerms;
  readonly lines: readonly InvoiceLine[];
  readonly charges: readonly InvoiceCharge[];
  /** A part for each category and rate of lines and charges. */
  readonly vat: readonly VatPart[];
  readonly totals: InvoiceTotals;
  /** The VAT of `totals` in the company's currency, where that is another one (BT-111); null: it is the same. */
  readonly vatInCompanyCurrency: { readonly currency: Currency; readonly amount: number } | null;
}

/** A corrective invoice (*ändringsfaktura*) raises, lowers or leaves what the one before it came to. */
export type InvoiceType = 'invoice' | 'creditNote' | 'corrective';

/** The first and the last of some days; the same twice for a single one. */
export type DaysOf = Omit<Span, 'to'> & { readonly to: string };

/** The seller or the buyer. */
export interface InvoiceParty {
  readonly name: string;
  readonly organisationNumber: string;
  readonly vatNumber: string;
  readonly address: Address;
  /** Where it takes and sends e-invoices: a scheme of the Electronic Address Scheme list (0007: Swedish organisation numbers), and a number of it. */
  readonly endpoint: { readonly scheme: string; readonly id: string } | null;
  readonly contact: { readonly name: string; readonly email: string; readonly phone: string } | null;
}

/** Accounts that the seller is paid to. */
export interface InvoiceBank {
  readonly bankgiro: string;
  readonly plusgiro: string;
  readonly iban: string;
  readonly bic: string;
  /** A number that takes payments by Swish. */
  readonly swish: string;
}

export interface InvoiceTerms {
  /** As it stands on the paper. */
  readonly text: string;
  /** Days net; null: no number of days says it. */
  readonly days: number | null;
  readonly cashDiscount: {
    /** Basis points. */
    readonly percent: number;
    /** Minor units, VAT included. */
    readonly amount: number;
    /** The last day on which it may be taken. */
    readonly until: string;
  } | null;
}

/** How something is taxed. */
export interface Taxed {
  readonly category: VatCategory;
  /** Basis points; zero for all categories but S. */
  readonly rate: number;
}

/** How a line is taxed, and as which treatment, which its account depends on. */
export interface LineVat extends Taxed {
  readonly treatment: VatTreatment;
}

export interface InvoiceLine {
  readonly id: string;
  readonly sku: string;
  /** Empty: it has none. */
  readonly gtin: string;
  readonly name: string;
  /** Thousandths of `unit`; below zero where a line takes back what another one says. */
  readonly quantity: number;
  /** One of `stockUnits`, or the company's own. */
  readonly unit: string;
  /** For one of `unit`, ten-thousandths of the currency unit, without VAT. */
  readonly price: number;
  /** What is taken off quantity times price, its part of the order's discount included, minor units without VAT. */
  readonly discount: number;
  /** Minor units without VAT: quantity times price, less `discount`. */
  readonly net: number;
  readonly vat: LineVat;
  /** Whether it asks for something before delivery, or deducts what was asked for so: it is no sale. */
  readonly isAdvance: boolean;
}

/** What is charged, or taken off, on top of the lines. */
export interface InvoiceCharge {
  readonly kind: Charge | 'discount';
  readonly text: string;
  /** Minor units without VAT, above zero for a discount, too. */
  readonly amount: number;
  readonly vat: LineVat;
}

/** VAT of one category and rate. */
export interface VatPart extends Taxed {
  /** What lines and charges of it come to, minor units. */
  readonly base: number;
  /** Minor units. */
  readonly amount: number;
  /** Why no VAT is charged; null where it is. `code` is of the list VATEX, empty: there is none for it. */
  readonly exemption: { readonly text: string; readonly code: string } | null;
}

/** Minor units. `net` + `vat` = `gross`; `gross` − `prepaid` + `rounding` = `payable`. */
export interface InvoiceTotals {
  readonly net: number;
  readonly vat: number;
  readonly gross: number;
  /** What was paid before it was issued. */
  readonly prepaid: number;
  /** What makes the payable amount whole (BT-114), above or below zero; never a part of the VAT. */
  readonly rounding: number;
  readonly payable: number;
}
