import type { ZodType } from 'zod';
import type { AppliedEvent, CommandSpec, DocumentType, FoldedType, StockEffect } from './document-type.ts';
import type { Env } from './env.ts';
import type { Command, Fact, FollowUp, Refusal } from './envelope.ts';
import type { Numbering } from './number-form.ts';
import type { Overlay } from './overlay.ts';
import type { RawReader, Reader } from './reader.ts';
import type { DocumentRow, Row } from './rows.ts';
import type { AnyTable } from './table.ts';

/** Kind of the facts that the ledger writes alongside a document's own. */
export const STOCK = 'stock';
/** Table of the last number used in each series. */
export const COUNTER = 'counter';

export interface CounterRow extends Row {
  readonly last: number;
}
/** Table of the lines of all documents: whose each is. */
export const LINE = 'line';

/** The first document that had a line with this id. */
export interface LineRow extends Row {
  readonly kind: string;
  readonly document: string;
}
declare module './rows.ts' {
  interface Rows {
    counter: CounterRow;
    line: LineRow;
  }
}

/** A ledger fact before it is numbered. */
export interface LedgerFact {
  readonly type: string;
  readonly data: unknown;
}

/** What a fold writes to. */
export interface RowTarget extends RawReader {
  put(table: string, row: Row): void;
  remove(table: string, id: string): void;
  has?(table: string): boolean;
}

/** The folding half of the stock ledger: facts become balances. */
export interface FoldedLedger {
  readonly tables: readonly AnyTable[];
  fold(target: RowTarget, event: AppliedEvent): void;
  /** The table that somebody has to see to be told of such a fact. */
  tableOf(fact: string): string;
}

/** The stock ledger as the engine uses it: effects become facts or a refusal, facts fold into balances. */
export interface Ledger extends FoldedLedger {
  /** The schema of each fact that it writes. */
  readonly facts: Readonly<Record<string, ZodType>>;
  /** `write` takes each fact in turn and folds it, so that later parts of the effect see the earlier ones. */
  post(
    effect: StockEffect,
    view: RawReader,
    env: Env,
    write: (fact: LedgerFact) => void,
    source: AppliedEvent,
  ): Refusal | null;
}

/** Folds facts into rows: document types by name and the ledger, without the charts that decide. */
export interface Folding {
  /** Whether it is a full engine, with charts. */
  readonly decides: boolean;
  readonly types: ReadonlyMap<string, FoldedType>;
  readonly tables: ReadonlyMap<string, AnyTable>;
  readonly ledger: Pick<FoldedLedger, 'fold' | 'tableOf'>;
  /** Notes whose the lines of a fact are; comes with the charts, as only a server keeps it. */
  foldLines?(target: RowTarget, event: AppliedEvent): void;
}

/**
 * What is asked of a command besides its chart, where that is too much to be loaded on every device: there forms ask the
 * same, each for itself.
 */
export type CommandCheck = (command: FollowUp, row: DocumentRow | undefined, view: Reader) => Refusal | null;

/**
 * What is asked of the facts of a command besides its chart, everywhere: not of those that follow from them. The type is
 * that of the fact's document.
 */
export type FactCheck = (type: FoldedType, fact: Fact, view: Reader) => Refusal | null;

/** What the company's plan allows, asked of what people do, not of what the system does. */
export interface Admission {
  /** Whether a command may be given at all. */
  admits(spec: CommandSpec, view: Reader, env: Env): Refusal | null;
  /** Whether there is room for facts of a kind, by their types. */
  hasRoom(type: FoldedType, facts: readonly string[], view: Reader, env: Env): Refusal | null;
}

type Proposed =
  | { readonly accepted: true; readonly facts: readonly Fact[]; readonly overlay: Overlay }
  | { readonly accepted: false; readonly refusal: Refusal; readonly overlay: Overlay };

/** What decides commands: the functions of `propose.ts`. */
interface Deciding {
  propose(engine: Engine, under: RawReader, command: Omit<Command, 'id' | 'seen'>, env: Env): Proposed;
  consider(
    engine: Engine,
    under: RawReader,
    command: Pick<Command, 'kind' | 'document' | 'type'>,
    env: Env,
  ): Refusal | null;
}

/** Folds and decides: full document types, with their charts. */
export interface Engine extends Folding {
  readonly decides: true;
  readonly types: ReadonlyMap<string, DocumentType>;
  readonly ledger: Ledger;
  /** Comes with the charts: a device that only folds does not load it. */
  readonly deciding: Deciding;
  readonly check?: CommandCheck;
  readonly judge?: FactCheck;
  readonly admission?: Admission;
  /** Absent: every series is written as usual. */
  readonly numbering?: Numbering;
}

const counterTable: AnyTable = {
  name: COUNTER,
  indexes: {},
  view: null,
  guarded: [],
  bootstrap: 'all',
};

/** Lines never leave the server: a device makes ids that nobody has. */
const lineTable: AnyTable = { ...counterTable, name: LINE };

/** Document types without charts: folds facts, decides nothing. Throws if two claim the same kind. */
export function createFolding(types: readonly FoldedType[], ledger: FoldedLedger): Folding {
  return { decides: false, ...named(types, ledger), ledger };
}

/** Types and tables by name; throws if two types claim the same kind. */
export function named<T extends FoldedType>(
  types: readonly T[],
  ledger: FoldedLedger,
): {
  readonly types: ReadonlyMap<string, T>;
  readonly tables: ReadonlyMap<string, AnyTable>;
} {
  const byKind = new Map(types.map((type) => [type.kind, type]));
  if (byKind.size !== types.length) throw new Error('two document types of one kind');
  const tables = [...types.map((type) => type.table), ...ledger.tables, counterTable, lineTable];
  return { types: byKind, tables: new Map(tables.map((table) => [table.name, table])) };
}

/** Whether commands can be decided here. */
export const canDecide = (engine: Folding): engine is Engine => engine.decides;
