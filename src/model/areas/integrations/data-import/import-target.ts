import type { DocumentRow, TableName } from '#model/engine/rows.ts';
import type { ImportMode } from './data-import.facts.ts';
import type { LineNote, LineRefusal } from './import-line.ts';
import type { ImportWorld } from './import-world.ts';
import type { VatClass } from '#model/values/vat-rates.ts';
import type { ChoiceWords } from './reading/words.ts';

/** What a cell of a field holds. */
export type FieldKind =
  /** `code`: figures that a spreadsheet shortened are no text of it. */
  | { readonly is: 'text'; readonly code?: true }
  /** An integer of smallest parts; `digits` decimals; `money`: of a currency; `exact`: not rounded; `signed`: it may be below zero. */
  | {
      readonly is: 'number';
      readonly digits: number;
      readonly percent?: true;
      readonly money?: true;
      readonly exact?: true;
      readonly signed?: true;
    }
  /** A unit that goods are kept in, or one of the company's own. */
  | { readonly is: 'unit' }
  | { readonly is: 'yesNo' | 'day' | 'country' | 'vatClass' }
  /** One that the company can trade in; `any`: every one of ISO 4217. */
  | { readonly is: 'currency'; readonly any?: true }
  /** Days net, out of texts such as `30 dagar netto`. */
  | { readonly is: 'days' }
  | { readonly is: 'choice'; readonly options: readonly string[]; readonly words?: ChoiceWords }
  /** A record by its code, number or name; where it is `made`, one that is missing is created along its path. */
  | { readonly is: 'record'; readonly table: TableName; readonly made?: true }
  /** Several codes in one cell, each kept once. */
  | { readonly is: 'codes' }
  /** Several records in one cell, each once; `made` as with one; `whole`: without one of them, none is meant. */
  | {
      readonly is: 'records';
      readonly table: TableName;
      readonly made?: true;
      readonly whole?: true;
    }
  /** Products with how many of each. */
  | { readonly is: 'components' };

/** A form while it is filled in. */
export type FormDraft = Record<string, unknown>;

/** One field of a target. */
export interface TargetField {
  /** As the columns of our own files are called: `vat_class`. */
  readonly name: string;
  readonly kind: FieldKind;
  /** What is created has to say it. */
  readonly needed?: true;
  /** A cell that is wrong costs its line: without it, the line would say something else. */
  readonly strict?: true;
  /** What stands between the texts of several columns; a comma by default. */
  readonly between?: string;
  /** Where it stands in the form; refusals name the place. */
  readonly path: readonly string[];
  /** Writes it to a form; by default at its path. */
  readonly put?: (form: FormDraft, value: unknown, world: ImportWorld) => void;
  /** Reads it from a form; by default at its path. */
  readonly get?: (form: FormDraft) => unknown;
}

/** A command that a line gives. */
export interface LineCommand {
  readonly kind: string;
  readonly document: string;
  readonly type: string;
  readonly data: unknown;
}

/** What the lines of a file can be taken as. */
export interface ImportTarget {
  /** `products`; as the command line calls it. */
  readonly name: string;
  /** The kind of document that a line creates, or changes. */
  readonly kind: TableName;
  readonly fields: readonly TargetField[];
  /** Fields that tell which record a line is of; the first is the usual one. */
  readonly keys: readonly string[];
  /** Fields that tell it together with the key. */
  readonly keyWith: readonly string[];
  readonly modes: readonly ImportMode[];
  /** Tables that its lines are read against, besides its own. */
  readonly uses: readonly TableName[];
  /** What a new record begins with. */
  blank(world: ImportWorld): FormDraft;
  /** The form of a record that is there. */
  formOf(row: DocumentRow): FormDraft;
  /** The same with what a line may say of it and stands elsewhere, for a line, or an earlier form, that says such. */
  readonly formWithLists?: (row: DocumentRow, world: ImportWorld, says: LineOrForm) => FormDraft;
  /** What follows from what a line says, once all of it is in the form. */
  readonly finish?: (line: FinishedLine) => Omit<LineRefusal, 'column'> | null;
  /** The records that have to be there before one with this form is created. */
  readonly needs?: (form: FormDraft) => readonly string[];
  /** The form without what it names and is not there yet, so that it is said afterwards; null where all of it is. */
  readonly withoutLate?: (form: FormDraft, isThere: (id: string) => boolean) => FormDraft | null;
  /** Its amounts are in the currency that the line names, not in the company's. */
  readonly currencyIsOwn?: true;
  /** The VAT class of what its prices are for. */
  readonly vatClassOf?: (form: FormDraft) => VatClass;
  /** Commands after its creation. */
  readonly then: readonly string[];
  /** An archived record may be taken into use again. */
  readonly restores: boolean;
}

/** What a line says by field, or a form that was written. */
export type LineOrForm = ReadonlyMap<string, unknown> | FormDraft;

export interface FinishedLine {
  readonly form: FormDraft;
  /** What the line says, by field. */
  readonly said: ReadonlyMap<string, unknown>;
  readonly isNew: boolean;
  readonly world: ImportWorld;
  /** Fields whose cells were wrong, so that the line says nothing of them, with what was wrong. */
  readonly leftOut: ReadonlyMap<string, LineNote>;
}

/** The value at a place of a form. */
export function valueAt(form: unknown, path: readonly string[]): unknown {
  let place: unknown = form;
  for (const step of path) place = Object(place)[step];
  return place;
}

/** Writes a value at a place of a form, with what is missing on the way. */
export function putAt(form: FormDraft, path: readonly string[], value: unknown): void {
  let place = form;
  for (const step of path.slice(0, -1)) {
    const next = { ...Object(place[step]) } as FormDraft;
    place[step] = next;
    place = next;
  }
  place[path.at(-1) ?? ''] = value;
}
