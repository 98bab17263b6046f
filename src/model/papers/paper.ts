import type { Logo } from '#model/areas/setup/company/company.facts.ts';
import type { Language } from '#model/values/languages.ts';

/**
 * What a cell holds: a text; one that is read first; several below each other; a code that is scanned, with its text
 * below it; room to write a figure or a line in by hand. [PAP34]
 */
export type PaperCell =
  | string
  | { readonly strong: string }
  | { readonly lines: readonly string[] }
  | { readonly code: string }
  | { readonly room: 'figure' | 'line' };

/** Who a paper is for, or where goods go. */
export interface PaperAddress {
  readonly label: string;
  /** Empty where nobody is named. */
  readonly name: string;
  readonly lines: readonly string[];
}

/** A term besides the lines. */
export interface PaperFact {
  readonly label: string;
  readonly value: PaperCell;
}

export interface PaperColumn {
  readonly id: string;
  readonly header: string;
  readonly align?: 'end';
  /** Codes that are read in one glance, such as those of bins: never broken into two rows. [PAP32] */
  readonly unbroken?: true;
}

export interface PaperRow {
  readonly id: string;
  /** As many as there are columns. */
  readonly cells: readonly PaperCell[];
}

export interface PaperTotal {
  readonly id: string;
  readonly label: string;
  readonly value: string;
}

/** Lines, and what they come to. */
export interface PaperTable {
  readonly id: string;
  /** What it is called by those who read the screen aloud. */
  readonly label: string;
  /** Above it, if it is not the first one. */
  readonly heading: string | null;
  /** Its rows are to be written in by hand, and stay together. */
  readonly isFree: boolean;
  readonly columns: readonly PaperColumn[];
  readonly rows: readonly PaperRow[];
  readonly totals: readonly PaperTotal[];
}

/** How what a paper asks for is paid. */
export interface PaperPayment {
  readonly heading: string;
  readonly facts: readonly PaperFact[];
  /** A QR code that an app for payments reads, with its name below it; null: none. */
  readonly qr: { readonly code: string; readonly label: string } | null;
}

/** The end of a paper. */
export interface PaperFoot {
  /** What was written for this document. */
  readonly notes: string;
  /** What the company writes on all papers of this kind. */
  readonly text: string;
  /** Registration, and where the company is paid. */
  readonly details: string;
}

/**
 * A paper of a document, as who it is for reads it: all of it is text, in one language, and nothing is left to be looked
 * up. It is drawn as a page to print and as a PDF. [PAP35]
 */
export interface Paper {
  readonly kind: string;
  readonly document: string;
  readonly language: Language;
  readonly title: string;
  /** Null: the document has none yet. */
  readonly number: string | null;
  readonly company: {
    readonly name: string;
    readonly address: readonly string[];
    readonly logo: Logo | null;
  };
  readonly addresses: readonly PaperAddress[];
  readonly facts: readonly PaperFact[];
  readonly tables: readonly PaperTable[];
  /** Sentences below the lines. */
  readonly texts: readonly string[];
  /** Below them; absent: it asks for no money. */
  readonly payment?: PaperPayment;
  /** Null: a list for the company's own people ends with its lines. */
  readonly foot: PaperFoot | null;
  /** What each sheet says of itself, with `{page}` and `{pages}`. [PAP28] */
  readonly sheetOf: string;
}
