import type { z } from 'zod';
import type { Refusal } from '#model/engine/envelope.ts';
import type { Reader } from '#model/engine/reader.ts';
import type { DocumentRow, TableName } from '#model/engine/rows.ts';
import type { Language } from '#model/values/languages.ts';
import type { SharedLine } from './shared-paper.ts';
import type { SharedQuotation } from './shared-quotation.ts';

/** Days that a link works at most. */
export const LONGEST_LIFE = 365;

/** Files that the reader of a link may send through it, at most. */
export const MOST_LINK_FILES = 5;

/** What somebody outside the company may do to the document itself, beyond reading, confirming that and asking. */
export interface SharedAct {
  /** What the page sends: no more than what somebody outside may decide. */
  readonly schema: z.ZodType;
  /** The command of the document that it becomes, and the permission that the link needs for it. */
  readonly command: string;
  readonly permission: string;
  readonly dataOf: (sent: never) => object;
  /** What the command takes besides, which is not the reader's to decide: `party` is who the link was made for. Throws `Miss`. */
  readonly besides?: (view: Reader, party: string | undefined) => object;
  /**
   * The document as it would be if this were answered, so that its paper shows what it comes to; or why it could not be. Absent:
   * the answer changes no sums. Throws `Miss`.
   */
  readonly wouldBe?: (
    view: Reader,
    row: never,
    sent: never,
  ) => { readonly row: DocumentRow } | { readonly refusal: Refusal };
  /** What is done where the command is refused for one of these reasons, which are not the reader's to know. */
  readonly otherwise?: {
    readonly codes: readonly string[];
    readonly command: string;
    readonly permission: string;
  };
}

/** The customer or the supplier that a document is for. */
export interface SharedParty {
  readonly id: string;
  readonly name: string;
}

/** How a document that is for several parties at once is shared with each of them. */
export interface SharedWithSeveral<R extends DocumentRow = never> {
  /** Throws `Miss`. */
  readonly partiesOf: (view: Reader, row: R) => readonly SharedParty[];
  /**
   * The document as one of them may see it: nothing of the others is in it, and its version counts what this one has answered.
   * Null: it is not for them.
   */
  readonly forParty: (row: R, party: string) => DocumentRow | null;
}

/** What a link is for: the document whose paper is shown, to whom, what they may do, and for how long. */
export interface SharedPurpose<R extends DocumentRow = never> {
  /** A kind that has a paper and can be commented on. */
  readonly kind: TableName;
  /** How many days a link works unless somebody says otherwise. */
  readonly days: number;
  /** The last day (`YYYY-MM-DD`) that it may be answered; absent or null: none is known. */
  readonly until?: (row: R) => string | null;
  /** Whether the reader is asked to confirm that they have read it. */
  readonly asksToConfirm: boolean;
  readonly acts: Readonly<Record<string, SharedAct>>;
  /** Whether such a document is shown outside in its present state. */
  readonly isShown: (row: R) => boolean;
  /** Whether nothing can be answered any more. */
  readonly isCancelled: (row: R) => boolean;
  /** Who the paper is for; null: nobody yet. Throws `Miss` where the view lacks them. */
  readonly partyOf: (view: Reader, row: R) => SharedParty | null;
  /** Of a document that is for several parties: links are for one of them each. All else is asked of the document as that one sees it. */
  readonly several?: SharedWithSeveral<R>;
  /** Whether the reader may send files with what they answer. */
  readonly takesFiles?: true;
  /** What a supplier has answered to a request for quotation. Throws `Miss`. */
  readonly quotationOf?: (view: Reader, row: R) => SharedQuotation;
  /** The lines that an act answers for; none where none does. Throws `Miss`. */
  readonly linesOf: (view: Reader, row: R, language: Language) => readonly SharedLine[];
}

/** Declares a purpose of links, in `<slug>.shared.ts` of its kind; `src/model/shared-purposes.ts` lists them all. */
export const defineSharedPurpose = <R extends DocumentRow>(purpose: SharedPurpose<R>): SharedPurpose =>
  purpose as SharedPurpose; // called with rows of its own kind alone

/**
 * A document as who a link is for may see it; null where it is for several parties, and this is none of them.
 * @param party who it is for; undefined: nobody was named
 */
export function asSharedWith(
  { several }: Pick<SharedPurpose, 'several'>,
  row: DocumentRow,
  party: string | undefined,
): DocumentRow | null {
  if (!several) return row;
  return party === undefined ? null : several.forParty(row as never, party); // a row of the purpose's kind
}

/** The permissions that a link of a purpose gets, as far as its maker holds them. */
export const permissionsFor = ({ kind, acts }: SharedPurpose): readonly string[] => [
  ...new Set([
    `${kind}.view`,
    ...Object.values(acts).flatMap(({ permission, otherwise }) => [
      permission,
      ...(otherwise ? [otherwise.permission] : []),
    ]),
  ]),
];

/** The commands that a link of a purpose may give to its document. */
export const commandsFor = ({ acts }: Pick<SharedPurpose, 'acts'>): readonly string[] =>
  Object.values(acts).flatMap(({ command, otherwise }) => [
    command,
    ...(otherwise ? [otherwise.command] : []),
  ]);
