import type {
  LineNote,
  LineRefusal,
  LineVerdict,
} from '#model/areas/integrations/data-import/import-line.ts';
import { lateForm } from '#model/areas/integrations/data-import/coming.ts';
import {
  isRefused,
  NO_STOCK,
  stockLine,
  type StockLine,
} from '#model/areas/integrations/data-import/stock-line.ts';
import type { FormDraft } from '#model/areas/integrations/data-import/import-target.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { lineReader } from '#model/areas/integrations/data-import/read-line.ts';
import { importId } from '../import-id.ts';
import { cellsOf, NO_DAY, type ImportContext } from './import-context.ts';
import type { LineWork, StoredLine, WorkCommand } from './import-store.ts';
import { lineRefusalOf, mappedBy, newOrRejected, placeOf, runName, type Planned } from './line-commands.ts';
import type { SubmitCommands, CommandOutcome } from './submit-commands.ts';

/** What came of a line that was given. */
export interface Taken {
  readonly line: number;
  /** Null: it was taken. */
  readonly refusal: LineRefusal | null;
  readonly work: LineWork | null;
  /** Where it was taken otherwise than it was planned, or came to nothing. */
  readonly verdict?: LineVerdict;
}

/** Where lines are taken: `prepare` writes down what will be given, before it is. */
export interface LineTransfer {
  readonly context: ImportContext;
  readonly give: SubmitCommands;
  readonly prepare: (works: readonly { readonly line: number; readonly work: LineWork }[]) => Promise<void>;
}

type WithWork = Planned & { readonly work: LineWork };

/** Takes lines that are a document each; each is taken or refused on its own. */
export async function takeDocuments(taking: LineTransfer, lines: readonly WithWork[]): Promise<Taken[]> {
  await taking.prepare(lines);
  const given = await taking.give(lines.flatMap(({ work }) => work.commands));
  let at = 0;
  return lines.map(({ line, work }) => {
    const own = given.slice(at, (at += work.commands.length));
    return { line, ...takenOf(taking, work, own) };
  });
}

/** What follows a creation may be refused: the record is there, and not in use yet. */
function takenOf(
  { context }: LineTransfer,
  work: LineWork,
  given: readonly CommandOutcome[],
): Omit<Taken, 'line'> {
  const decisive = given.filter((_, at) => !context.target.then.includes(work.commands[at]?.type ?? ''));
  const refused = decisive.find((one): one is { refusal: Refusal } => 'refusal' in one);
  const made = refused && madeField(context, work.commands[given.indexOf(refused)]);
  if (refused)
    return { refusal: { ...lineRefusalOf(mappedBy(context), refused.refusal), ...made }, work: null };
  return { refusal: null, work: versioned(work, given) };
}

export interface Late {
  /** What was created of the file. */
  readonly there: ReadonlySet<string>;
  /** As the lines were planned. */
  readonly verdicts: ReadonlyMap<number, LineVerdict>;
}

/** Says of lines that were taken what they name of later ones; what came to nothing is left out, and told. [DI58] */
export async function takeLate(taking: LineTransfer, lines: readonly Taken[], late: Late): Promise<Taken[]> {
  const { context } = taking;
  const sayings = lines.map(({ work }) => lateOf(context, work, late.there));
  const given = await taking.give(sayings.flatMap(({ command }) => command ?? []));
  return lines.map((one, at): Taken => {
    const answer = given[at];
    const [missing] = sayings[at]?.missing ?? [];
    const refused = answer && 'refusal' in answer ? lineRefusalOf(mappedBy(context), answer.refusal) : null;
    const refusal = refused ?? (missing === undefined ? null : lateRefusal(context, missing));
    const verdict = one.verdict ?? late.verdicts.get(one.line);
    const told = refusal && verdict && withNote(verdict, { ...refusal, how: 'leftOut' });
    return {
      ...one,
      work: one.work && versioned(one.work, answer ? [answer] : []),
      ...(told && { verdict: told }),
    };
  });
}

/** A verdict that tells something more. */
export const withNote = (verdict: LineVerdict, note: LineNote): LineVerdict => ({
  ...verdict,
  notes: [...(verdict.notes ?? []), note],
});

/** What a line says of others that are there by now, and the SKUs of those that are not. */
function lateOf(
  { target, world: { coming } }: ImportContext,
  work: LineWork | null,
  there: ReadonlySet<string>,
): { readonly command: WorkCommand | undefined; readonly missing: readonly string[] } {
  if (!work?.after) return { command: undefined, missing: [] };
  const form = work.after.data as FormDraft; // as `linePlanner` made it
  const { form: data, missing } = lateForm(target, form, coming, there);
  return { command: { ...work.after, data }, missing };
}

/** With the version that its document has by then. */
export const versioned = (work: LineWork, given: readonly CommandOutcome[]): LineWork => {
  const facts = given.flatMap((one) => ('facts' in one ? one.facts : []));
  const versions = facts.filter(({ document }) => document === work.document).map(({ version }) => version);
  return { ...work, version: Math.max(work.version ?? 0, ...versions) };
};

const lateRefusal = (context: ImportContext, cell: string): LineRefusal => ({
  code: 'cellUnknownRecord',
  params: { cell },
  ...placeOf(context, 'substitutes'),
});

/** The field that names a record which could not be made. */
function madeField(
  context: ImportContext,
  command: WorkCommand | undefined,
): Pick<LineRefusal, 'field' | 'column'> | undefined {
  const field = context.target.fields.find(
    ({ kind }) => 'made' in kind && kind.made && kind.table === command?.kind,
  );
  return field && placeOf(context, field.name);
}

/** Lines of one receipt: so many goods are taken back together. */
const RECEIPT_LINES = 25;

/** A line of stock that is to be received. */
export interface Counted {
  readonly line: number;
  readonly stock: StockLine;
}

/** Reads lines of opening stock, in order. */
export function stockPlanner({
  target,
  row,
  world,
}: ImportContext): (line: StoredLine) => Planned & { stock: StockLine | null } {
  const read = lineReader(target, row.mapping, world);
  const seen = new Map<string, number>();
  const twinRefusal = (
    { identity }: StockLine,
    line: number,
    columns: ReadonlyMap<string, number>,
  ): LineRefusal | null => {
    const twin = seen.get(identity);
    if (twin === undefined) seen.set(identity, line);
    return twin === undefined
      ? null
      : { code: 'importTwice', params: { line: twin }, field: 'sku', column: columns.get('sku') ?? null };
  };
  return (stored) => {
    const reading = read(stored.line, cellsOf(stored));
    const found = reading.refusal ?? stockLine(reading, world);
    if (found === NO_STOCK) return { ...nothingOf(stored.line, reading.about), stock: null };
    const stock = isRefused(found) ? found : (twinRefusal(found, stored.line, reading.columns) ?? found);
    return isRefused(stock)
      ? { ...newOrRejected(stored.line, reading.about, null, stock), stock: null }
      : { ...newOrRejected(stored.line, reading.about, stock, null, reading.notes), stock };
  };
}

/** A line that says that nothing is there: nothing is received, and nothing is wrong. [DI51] */
const nothingOf = (line: number, about: string): Planned => ({
  line,
  work: null,
  verdict: { takes: 'same', about, refusal: null, changes: [], document: null },
});

/** Lines that can be received together. */
export const receiptsOf = (counted: readonly Counted[]): Counted[][] =>
  [...Map.groupBy(counted, ({ stock }) => stock.warehouse).values()].flatMap((own) =>
    Array.from({ length: Math.ceil(own.length / RECEIPT_LINES) }, (_, index) =>
      own.slice(index * RECEIPT_LINES, (index + 1) * RECEIPT_LINES),
    ),
  );

/** Posts a receipt; if refused, tries its halves, so that only the line that is wrong is rejected. */
export async function takeStock(taking: LineTransfer, batch: readonly Counted[]): Promise<Taken[]> {
  const works = receiptOf(taking.context, batch);
  await taking.prepare(works);
  return postReceipt(taking, batch, works);
}

/** Gives what was prepared of a receipt; once more, where that was interrupted: in other parts it would be received twice. */
export async function postReceipt(
  taking: LineTransfer,
  batch: readonly Counted[],
  works: readonly { readonly line: number; readonly work: LineWork }[],
): Promise<Taken[]> {
  const commands = works.flatMap(({ work }) => work.commands);
  const given = await taking.give(commands);
  const refused = given.find((one): one is { refusal: Refusal } => 'refusal' in one);
  if (!refused) return works.map(({ line, work }) => ({ line, refusal: null, work }));
  const [first] = works;
  if (given[0] && 'facts' in given[0] && first) {
    const { kind, document } = first.work;
    const id = importId(taking.context.company, `${document}/discard`, NO_DAY);
    await taking.give([{ id, kind, document, type: 'discard', data: {} }]);
  }
  if (batch.length === 1 && first)
    return [
      { line: first.line, refusal: lineRefusalOf(mappedBy(taking.context), refused.refusal), work: null },
    ];
  const half = Math.ceil(batch.length / 2);
  return [
    ...(await takeStock(taking, batch.slice(0, half))),
    ...(await takeStock(taking, batch.slice(half))),
  ];
}

/** The receipt of some lines: its commands go with the first. [DI19] */
function receiptOf(
  context: ImportContext,
  batch: readonly Counted[],
): { readonly line: number; readonly work: LineWork }[] {
  const { company, row } = context;
  const lines = batch.map(({ stock }) => stock.entry);
  const name = `${runName(context)}/receipt/${JSON.stringify(lines)}`;
  const document = importId(company, name, row.createdAt);
  const head = {
    warehouse: batch[0]?.stock.warehouse,
    order: null,
    supplier: null,
    source: 'opening',
    lines,
  };
  const commands = Object.entries({ create: head, count: { lines }, post: {} }).map(
    ([type, data]): WorkCommand => ({
      id: importId(company, `${name}/${type}`, NO_DAY),
      kind: 'goodsReceipt',
      document,
      type,
      data,
    }),
  );
  return batch.map(({ line }, index) => ({
    line,
    work: {
      kind: 'goodsReceipt',
      document,
      takes: 'create',
      before: null,
      made: [],
      commands: index === 0 ? commands : [],
    },
  }));
}
