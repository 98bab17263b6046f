import { isArchived } from '#model/engine/archived.ts';
import { lineDecider, type LineDecision } from '#model/areas/integrations/data-import/decide-line.ts';
import type { ImportMapping } from '#model/areas/integrations/data-import/data-import.facts.ts';
import type { FormDraft, ImportTarget } from '#model/areas/integrations/data-import/import-target.ts';
import { ATTRIBUTE } from '#model/areas/integrations/data-import/targets/product-finish.ts';
import type {
  LineNote,
  LineRefusal,
  LineVerdict,
} from '#model/areas/integrations/data-import/import-line.ts';
import { lineReader, type LineReading } from '#model/areas/integrations/data-import/read-line.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { importId } from '../import-id.ts';
import { cellsOf, NO_DAY, type ImportContext } from './import-context.ts';
import type { LineWork, StoredLine, WorkCommand } from './import-store.ts';

/** What a line would do, with its commands. */
export interface Planned {
  readonly line: number;
  readonly verdict: LineVerdict;
  /** None where it is rejected or the same. */
  readonly work: LineWork | null;
  /** What has to be there before it is created. */
  readonly needs?: readonly string[];
  /** Records of other lines that it names. */
  readonly names?: readonly string[];
}

/** What is planned for a line that becomes part of a new document, or is rejected. */
export const newOrRejected = (
  line: number,
  about: string,
  whole: { readonly changes: readonly LineVerdict['changes'][number][] } | null,
  refusal: LineRefusal | null,
  notes: readonly LineNote[] = [],
): Planned => ({
  line,
  work: null,
  verdict: {
    takes: whole ? 'create' : 'rejected',
    about,
    refusal,
    changes: whole ? [...whole.changes] : [],
    document: null,
    ...(whole && noted(notes)),
  },
});

const noted = (notes: readonly LineNote[]): Pick<LineVerdict, 'notes'> =>
  notes.length > 0 ? { notes: [...notes] } : {};

/** Plans a line, without some of what it says. */
export type PlanLine = (line: StoredLine, without?: readonly LineNote[]) => Planned;

/** Makes a planner of an import's lines: they are to come in order, since it tells which say the same twice. [DI6] */
export function linePlanner(context: ImportContext): PlanLine {
  const { target, row, world } = context;
  const { mapping } = row;
  const read = lineReader(target, mapping, world);
  const decide = lineDecider(target, mapping.key, mapping.mode, world);
  return (stored, without = []) => {
    const reading = withoutFields(read(stored.line, cellsOf(stored)), without);
    const decision = decide(reading);
    const form = decision.takes === 'create' || decision.takes === 'update' ? decision.form : null;
    return {
      line: stored.line,
      verdict: verdictOf(decision, reading.about),
      work: workOf(context, stored, decision, without),
      ...(form && namedIn(context, form)),
    };
  };
}

/** A reading that does not say some fields, and tells so. */
function withoutFields(reading: LineReading, without: readonly LineNote[]): LineReading {
  if (without.length === 0) return reading;
  const said = new Map(reading.said);
  const notes = without.map((note) => ({ ...note, field: saidFor(note.field, said) }));
  for (const { field } of notes) said.delete(field ?? '');
  return { ...reading, said, notes: [...reading.notes, ...notes] };
}

/** The first of several barcodes is refused as the barcode, although no cell of that name says it. */
export const saidFor = (field: string | null, said: ReadonlyMap<string, unknown>): string | null =>
  field === 'barcode' && !said.has(field) && said.has('barcodes') ? 'barcodes' : field;

function verdictOf(decision: LineDecision, about: string): LineVerdict {
  const { takes } = decision;
  return {
    takes,
    about,
    refusal: takes === 'rejected' ? decision.refusal : null,
    changes: takes === 'create' || takes === 'update' ? [...decision.changes] : [],
    document: takes === 'same' || takes === 'update' ? decision.row.id : null,
    ...noted(decision.notes),
  };
}

/**
 * What the ids of a run's commands begin with: what was refused in an earlier run is asked anew, and what an interrupted one
 * had begun is found again. [DI19]
 */
export const runName = ({ row }: Pick<ImportContext, 'row'>): string => `${row.id}/${row.version}`;

function namedIn(
  { target, world: { coming } }: ImportContext,
  form: FormDraft,
): Pick<Planned, 'needs' | 'names'> {
  const needs = target.needs?.(form) ?? [];
  const names = [...needs];
  target.withoutLate?.(form, (id) => names.push(id) > 0);
  return { needs, names: names.filter((id) => coming?.skuOf(id) !== undefined) };
}

const lineName = (context: ImportContext, stored: StoredLine): string =>
  `${runName(context)}/${stored.line}/${JSON.stringify(cellsOf(stored))}`;

/** The id of what a line creates, whatever it can do without. */
export const documentOf = (context: ImportContext, stored: StoredLine): string =>
  importId(context.company, `${lineName(context, stored)}/document`, NO_DAY);

/** What a line gives, under ids that follow from the run, the line and what it says. [DI19] */
function workOf(
  context: ImportContext,
  stored: StoredLine,
  decision: LineDecision,
  without: readonly LineNote[],
): LineWork | null {
  if (decision.takes !== 'create' && decision.takes !== 'update') return null;
  const { company, target } = context;
  const { kind } = target;
  // What was refused with a field is asked anew without it.
  const left = without.map(({ field }) => `/${field}`).join('');
  const name = `${lineName(context, stored)}${left}`;
  const idOf = (step: string): string => importId(company, `${name}/${step}`, NO_DAY);
  const document = decision.takes === 'create' ? documentOf(context, stored) : decision.row.id;
  const give = (type: string, data: unknown, version?: number): WorkCommand => ({
    id: idOf(type),
    kind,
    document,
    type,
    data,
    ...(version !== undefined && { version }),
  });
  const before = decision.before.map((command): WorkCommand => ({
    ...command,
    id: importId(company, `${runName(context)}/${command.document}`, NO_DAY),
  }));
  const made = decision.before.map(({ kind: of, document: which }) => ({ kind: of, document: which }));
  const { coming } = context.world;
  const first = coming && target.withoutLate?.(decision.form, (id) => coming.skuOf(id) === undefined);
  const after = first && { after: { ...give('update', decision.form), id: idOf('after') } };
  const own = { kind, document, made, ...after };
  const form = first ?? decision.form;
  if (decision.takes === 'update')
    return { ...own, ...updateOf(target, { ...decision, form }, before, give) };
  const commands = [...before, give('create', form), ...target.then.map((type) => give(type, {}))];
  return { ...own, takes: 'create', before: null, commands };
}

/** An archived record is taken into use again first. */
function updateOf(
  target: ImportTarget,
  { row, form }: Extract<LineDecision, { takes: 'update' }>,
  before: readonly WorkCommand[],
  give: (type: string, data: unknown, version?: number) => WorkCommand,
): Pick<LineWork, 'takes' | 'before' | 'commands' | 'restored'> {
  const { version } = row;
  const first = isArchived(row) ? [give('restore', {}, version)] : [];
  return {
    takes: 'update',
    before: target.formOf(row),
    commands: [...before, ...first, give('update', form, version + first.length)],
    ...(first.length > 0 && { restored: true as const }),
  };
}

const columnOf = ({ columns }: ImportMapping, field: string | undefined): number | null =>
  columns.find((one) => one.field === field)?.column ?? null;

/** Where a line says something of a field. */
export const placeOf = (
  { row: { mapping } }: Pick<ImportContext, 'row'>,
  field: string,
): Pick<LineRefusal, 'field' | 'column'> => ({ field, column: columnOf(mapping, field) });

/** How an import's columns are read. */
export const mappedBy = ({ target, row: { mapping } }: ImportContext) => ({ target, mapping });

/** Where forms have what a product says of itself. */
const OF_ATTRIBUTE = 'attributes.';

/** A refusal of the company's rules as one of the line: at the field that it names. */
export function lineRefusalOf(
  { target, mapping }: { readonly target: ImportTarget; readonly mapping: ImportMapping },
  refusal: Refusal,
): LineRefusal {
  const [[path, code] = [null, refusal.code]] = Object.entries(refusal.fields ?? {});
  const isMapped = new Set(mapping.columns.map(({ field: name }) => name));
  const read = target.fields.filter(({ name }) => isMapped.has(name));
  const attribute = path?.startsWith(OF_ATTRIBUTE) ? ATTRIBUTE + path.slice(OF_ATTRIBUTE.length) : '';
  const ofForm = path === null ? undefined : (fieldAt(read, path) ?? fieldAt(target.fields, path));
  const field = isMapped.has(attribute) ? attribute : ofForm;
  const column = columnOf(mapping, field);
  const [own, example] = code.split(':');
  const params = {
    ...refusal.params,
    ...(refusal.code === 'invalid' && path !== null && { field: path, fault: own ?? '' }),
    ...(example !== undefined && { example }),
  };
  return {
    code: refusal.code === 'invalid' ? 'importInvalid' : refusal.code,
    ...(Object.keys(params).length > 0 && { params }),
    field: field ?? null,
    column,
  };
}

/** The field of a target at a place of its form, or that is within it. */
export function fieldAt(fields: ImportContext['target']['fields'], path: string): string | undefined {
  const places = fields.map(({ name, path: place }) => [name, place.join('.')] as const);
  return (
    places.find(([, place]) => place === path) ??
    places.find(([, place]) => path.startsWith(`${place}.`)) ??
    places.find(([, place]) => place.startsWith(`${path}.`))
  )?.[0];
}
