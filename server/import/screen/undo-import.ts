import { isDeepStrictEqual } from 'node:util';
import { isArchived } from '#model/engine/archived.ts';
import type { DocumentRow, TableName } from '#model/engine/rows.ts';
import type { LineRefusal } from '#model/areas/integrations/data-import/import-line.ts';
import type { FormDraft, ImportTarget } from '#model/areas/integrations/data-import/import-target.ts';
import type { ReasonList } from '#model/values/reasons.ts';
import { layoutFor } from '#server/platform/model/row-layout.ts';
import { rowsById } from '#server/platform/model/row-storage.ts';
import { allRows } from '../company-data.ts';
import { importId } from '../import-id.ts';
import { submitTo, type CommandOutcome } from './submit-commands.ts';
import { NO_DAY, type ImportContext } from './import-context.ts';
import {
  linesOfImport,
  type LineChange,
  type LineWork,
  type StoredLine,
  type WorkCommand,
} from './import-store.ts';
import { fieldAt, lineRefusalOf, mappedBy } from './line-commands.ts';
import { undoneForm } from './undone-form.ts';
import { archiveEmpty } from './archive-empty.ts';
import { write, type ImportJob } from './import-job.ts';

/** Lines that are looked at together, anew each time. */
const A_TIME = 500;

/** Lines that are taken back in one transaction. */
const AT_ONCE = 100;

/** What takes back a line, or why it cannot be. */
interface Back {
  readonly line: StoredLine;
  readonly commands: readonly WorkCommand[];
  readonly kept: LineRefusal | null;
  /** What is told of a line that is taken back: fields that others have changed since stay. */
  readonly told?: LineRefusal | null;
}

/**
 * [DI21] Takes an import back, last line first, by commands: what was created is archived and gives its code back, what was
 * changed gets its earlier values, but those that others have changed since; stock leaves by reversing its receipt. What
 * something builds on stays, with why.
 */
export async function undoImport(working: ImportJob): Promise<boolean> {
  const { deps, context, step } = working;
  const { company, row } = context;
  const reasons = await reasonsOf(working);
  const reversed = new Map<string, LineRefusal | null>();
  // What is in bundles of the same import goes once these are gone.
  for (let wasInTheWay = true; wasInTheWay;) {
    let [isFewer, isInTheWay] = [false, false];
    for (let after: number | undefined; ;) {
      const lines = await deps.database.withCompany(company, (trx) =>
        takenLines(trx, company, row.id, after),
      );
      if (lines.length === 0) break;
      const taken = await takeBack(working, lines, reasons, reversed);
      await write(working, taken);
      isFewer ||= taken.some(isUndone);
      isInTheWay ||= taken.some(({ kept }) => kept?.code === 'usedInBundles');
      if (!(await step(lines.length))) return false;
      after = lines.at(-1)?.line;
    }
    wasInTheWay = isFewer && isInTheWay;
  }
  await archiveMade(working);
  return true;
}

const isUndone = ({ stage }: LineChange): boolean => stage === 'undone';

type Trx = Parameters<typeof linesOfImport>[0];

/** Lines that are in the company, those that could not be taken back before as well. */
async function takenLines(
  trx: Trx,
  company: number,
  id: string,
  after: number | undefined,
): Promise<StoredLine[]> {
  const asked = { after, limit: A_TIME, backwards: true } as const;
  const [taken, kept] = [
    await linesOfImport(trx, company, id, { ...asked, stage: 'taken' }),
    await linesOfImport(trx, company, id, { ...asked, stage: 'kept' }),
  ];
  return [...taken, ...kept].toSorted((a, b) => b.line - a.line).slice(0, A_TIME);
}

type Reasons = ReadonlyMap<ReasonList, string>;

/** The reason that is given for each action: `other`, if there is one. */
async function reasonsOf({ deps: { database }, context: { company } }: ImportJob): Promise<Reasons> {
  const rows = (await allRows(database, company, 'reason')).filter((one) => !isArchived(one));
  return new Map(
    (['block', 'reverse', 'cancel'] as const).map((action) => {
      const own = rows.filter((one) => one.action === action);
      return [action, (own.find(({ code }) => code === 'other') ?? own[0])?.code ?? ''];
    }),
  );
}

type Refused = ReadonlyMap<number, LineRefusal>;

async function takeBack(
  working: ImportJob,
  lines: readonly StoredLine[],
  reasons: Reasons,
  reversed: Map<string, LineRefusal | null>,
): Promise<LineChange[]> {
  const backs = await backsOf(working, lines, reasons);
  const once = onceEach(backs, reversed);
  const refused = await refusedOf(working, once);
  for (const { line } of once) {
    const document = sharedBy(line);
    if (document !== null) reversed.set(document, refused.get(line.line) ?? null);
  }
  return backs.map(({ line, kept, told = null }): LineChange => {
    const why = kept ?? reversed.get(sharedBy(line) ?? '') ?? refused.get(line.line) ?? null;
    return { line: line.line, stage: why ? 'kept' : 'undone', kept: why ?? told };
  });
}

async function backsOf(
  working: ImportJob,
  lines: readonly StoredLine[],
  reasons: Reasons,
): Promise<readonly Back[]> {
  const rows = await rowsOf(working, lines);
  return lines.map((line) => backOf(working, line, rows.get(line.work?.document ?? ''), reasons));
}

/** Those with something to give; a document that lines share is taken back once. */
function onceEach(backs: readonly Back[], reversed: ReadonlyMap<string, unknown>): Back[] {
  const firsts = new Set<string>();
  return backs.filter(({ line, commands }) => {
    const document = sharedBy(line);
    const isFirst = document === null || !(firsts.has(document) || reversed.has(document));
    if (document !== null) firsts.add(document);
    return isFirst && commands.length > 0;
  });
}

/** Gives what takes lines back, and answers what was refused of it: a line is taken back wholly, or not begun. [EX16] */
async function refusedOf({ deps, context }: ImportJob, backs: readonly Back[]): Promise<Refused> {
  const give = submitTo(deps, context.company, context.by);
  const parts = Array.from({ length: Math.ceil(backs.length / AT_ONCE) }, (_, at) =>
    backs.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  );
  const refused = await Promise.all(
    parts.map(async (part) => {
      const outcomes = await give(
        part.flatMap(({ line, commands }) => commands.map((one) => ({ ...one, whole: String(line.line) }))),
      );
      let next = 0;
      return part.flatMap(({ line, commands }) => {
        const refusal = refusalIn(context, outcomes.slice(next, (next += commands.length)));
        return refusal ? [[line.line, refusal] as const] : [];
      });
    }),
  );
  return new Map(refused.flat());
}

const shared: ReadonlySet<string> = new Set(['goodsReceipt', 'salesOrder', 'purchaseOrder']);

/** The document that a line shares with others, and that is taken back once for all of them; null: it has its own. */
const sharedBy = ({ work }: StoredLine): string | null =>
  work && shared.has(work.kind) ? work.document : null;

function refusalIn(context: ImportContext, outcomes: readonly CommandOutcome[]): LineRefusal | null {
  const refused = outcomes.find((one) => 'refusal' in one);
  return refused && 'refusal' in refused ? lineRefusalOf(mappedBy(context), refused.refusal) : null;
}

async function rowsOf(
  { deps: { database, layouts }, context: { company, target } }: ImportJob,
  lines: readonly StoredLine[],
): Promise<ReadonlyMap<string, DocumentRow>> {
  const ids = [...new Set(lines.flatMap(({ work }) => work?.document ?? []))];
  const rows = await database.withCompany(company, (trx) =>
    rowsById(trx, company, layoutFor(layouts, target.kind), ids),
  );
  return new Map(rows.map((one) => [one.id, one as DocumentRow])); // the tables of targets hold documents
}

function backOf(
  { context: { company, row: own, target, world } }: ImportJob,
  line: StoredLine,
  row: DocumentRow | undefined,
  reasons: Reasons,
): Back {
  const { work } = line;
  const kept = (code: string): Back => ({ line, commands: [], kept: { code, field: null, column: null } });
  if (!work || !row) return kept('importGone');
  const give = (type: string, data: unknown, version?: number): WorkCommand => ({
    // Undoing may be asked for again, when what was in its way is gone.
    id: importId(company, `${own.id}/${line.line}/undo/${type}/${own.version}`, NO_DAY),
    kind: work.kind,
    document: work.document,
    type,
    data,
    ...(version !== undefined && { version }),
  });
  if (work.kind === 'goodsReceipt')
    return isGivenBack(row)
      ? { line, commands: [], kept: null }
      : { line, commands: [give('reverse', { reason: reasons.get('reverse') })], kept: null };
  if (shared.has(work.kind)) return takenBackOrder(line, work, row, give, reasons);
  if (isArchived(row) && work.takes === 'create') return { line, commands: [], kept: null };
  if (work.takes === 'update') return changedBack({ target, world }, { line, work, row }, give);
  const since = changedSince(target, { line, work, row });
  if (since) return { line, commands: [], kept: since };
  return { line, commands: goneBy(target, row, own.id, reasons, give), kept: null };
}

/** States in which an import leaves what it creates. */
const asLeft: ReadonlySet<unknown> = new Set(['draft', 'active']);

/**
 * [DI53] What somebody changed since in a record that the import created: it stays whole, since that goes with the record.
 * What was changed and put back is as it was.
 */
function changedSince(target: ImportTarget, { work, row }: Changed): LineRefusal | null {
  if (work.version === undefined || row.version === work.version) return null;
  const written = work.after ?? work.commands.find(({ type }) => type === 'create');
  const [made, now] = [written?.data, row].map((one) => target.formOf(one as DocumentRow)); // a form is within its row
  const path = Object.keys(now ?? {}).find((name) => !isDeepStrictEqual(now?.[name], made?.[name]));
  if (path === undefined && asLeft.has(row.state)) return null;
  const field = path === undefined ? null : (fieldAt(target.fields, path) ?? null);
  return { code: 'importChangedSince', field, column: null };
}

interface Changed {
  readonly line: StoredLine;
  readonly work: LineWork;
  readonly row: DocumentRow;
}

/** What an import changed gets its earlier values; fields that others have changed since stay as they are. [DI53] */
function changedBack(
  { target, world }: Pick<ImportContext, 'target' | 'world'>,
  { line, work, row }: Changed,
  give: GiveOne,
): Back {
  const now = target.formWithLists?.(row, world, work.before as FormDraft) ?? target.formOf(row); // the form of before
  const written = (work.after ?? work.commands.find(({ type }) => type === 'update'))?.data;
  const after = row.version === work.version ? now : written;
  const { form, kept } = undoneForm(work.before, after, now);
  const archive = work.restored && !isArchived(row) ? [give('archive', {})] : [];
  const commands = isDeepStrictEqual(form, now) ? archive : [give('update', form, row.version), ...archive];
  const fields = [...new Set(kept.map((path) => fieldAt(target.fields, path) ?? path))];
  if (fields.length === 0) return { line, commands, kept: null };
  const [field = null] = fields;
  const told = { code: 'importFieldsKept', params: { fields: fields.join(', ') }, field, column: null };
  return commands.length > 0
    ? { line, commands, kept: null, told }
    : { line, commands, kept: { code: 'importChangedSince', field, column: null } };
}

/** States in which a receipt or an order has nothing left to take back. */
const givenBack: ReadonlySet<unknown> = new Set(['reversed', 'cancelled']);
const isGivenBack = ({ state }: DocumentRow): boolean =>
  givenBack.has(typeof state === 'object' ? state['commercial'] : state);

/** An order that nobody has gone on with is discarded; one that the import confirmed, or placed, is cancelled. */
function takenBackOrder(
  line: StoredLine,
  work: LineWork,
  row: DocumentRow,
  give: GiveOne,
  reasons: Reasons,
): Back {
  if (isGivenBack(row)) return { line, commands: [], kept: null };
  if (row.version !== work.version)
    return { line, commands: [], kept: { code: 'importChangedSince', field: null, column: null } };
  const isDraft = typeof row.state !== 'object' || row.state['commercial'] === 'draft';
  const back = isDraft
    ? give('discard', {}, row.version)
    : give('cancel', { reason: reasons.get('cancel') }, row.version);
  return { line, commands: [back], kept: null };
}

type GiveOne = (type: string, data: unknown, version?: number) => WorkCommand;

/** A created record is archived; where codes of archived ones stay taken, it gives its own back first. */
function goneBy(
  target: ImportTarget,
  row: DocumentRow,
  importOf: string,
  reasons: Reasons,
  give: GiveOne,
): WorkCommand[] {
  const freed = target.restores ? undefined : freedForm(target, row, importOf);
  const first = freed ? [give('update', freed, row.version)] : [];
  return [...first, ...stepsOf(target.kind, row, reasons, give), give('archive', {})];
}

/** What leads from a state to where a record of a kind may be archived. */
const ways: Readonly<Record<string, Readonly<Record<string, 'phaseOut' | 'block'>>>> = {
  product: { active: 'phaseOut' },
  customer: { active: 'block' },
  supplier: { active: 'block' },
};

function stepsOf(kind: TableName, { state }: DocumentRow, reasons: Reasons, give: GiveOne): WorkCommand[] {
  const way = ways[kind]?.[String(state)];
  if (way === undefined) return [];
  return [give(way, way === 'block' ? { reason: reasons.get('block') } : {})];
}

const LONGEST_CODE = 64;
const MARK = 6;

/** Its form under another code, so that the next import may have this one. */
function freedForm(target: ImportTarget, row: DocumentRow, importOf: string): unknown {
  const form = target.formOf(row);
  const field = ['sku', 'number', 'code'].find((name) => typeof form[name] === 'string');
  if (field === undefined) return undefined;
  const mark = `~${importOf.slice(-MARK)}`;
  const code = `${String(form[field]).slice(0, LONGEST_CODE - mark.length)}${mark}`;
  return {
    ...form,
    [field]: code,
    ...(target.kind === 'product' && { barcodes: [] }),
    ...(target.kind === 'location' && { barcode: '' }),
  };
}

/** Categories that were created for lines go too, where nothing is in them, also those of lines that stay. */
async function archiveMade(working: ImportJob): Promise<void> {
  const { deps, context } = working;
  const { company, row } = context;
  const made = new Map<string, LineWork['made'][number]>();
  for (let after = 0; ;) {
    const page = await deps.database.withCompany(company, (trx) =>
      linesOfImport(trx, company, row.id, { after, limit: 1000 }),
    );
    if (page.length === 0) break;
    after = page.at(-1)?.line ?? after;
    for (const { work } of page) for (const one of work?.made ?? []) made.set(one.document, one);
  }
  await archiveEmpty(working, [...made.values()]);
}
