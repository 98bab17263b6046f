import { isArchived } from '#model/engine/archived.ts';
import type { DocumentRow, TableName } from '#model/engine/rows.ts';
import { noDefaults } from '#model/areas/setup/party-category/party-category.text.ts';
import type { ImportMode } from './data-import.facts.ts';
import { multiplyDivide } from '#model/values/round.ts';
import { vatRateAmong } from '#model/values/vat.ts';
import type { FieldChange, LineNote, LineRefusal } from './import-line.ts';
import {
  putAt,
  valueAt,
  type FormDraft,
  type ImportTarget,
  type LineCommand,
  type TargetField,
} from './import-target.ts';
import type { ImportWorld } from './import-world.ts';
import { shownValue, type MadeRecord } from './reading/read-cell.ts';
import { fieldsOf, identityOf, isDispensable, type LineReading } from './read-line.ts';

/** What a line would do, before the company's rules have judged it. */
export type LineDecision = Decided & { readonly notes: readonly LineNote[] };
type Decided =
  | { readonly takes: 'rejected'; readonly refusal: LineRefusal }
  | { readonly takes: 'same'; readonly row: DocumentRow }
  | {
      readonly takes: 'create';
      readonly form: FormDraft;
      /** Records that it names and that are not there yet. */
      readonly before: readonly LineCommand[];
      readonly changes: readonly FieldChange[];
    }
  | {
      readonly takes: 'update';
      readonly row: DocumentRow;
      readonly form: FormDraft;
      readonly before: readonly LineCommand[];
      readonly changes: readonly FieldChange[];
    };

/** `blind`: whether the record is there already is left to the company's rules. */
export type DecidingMode = ImportMode | 'blind';

/** Makes a decider over the records that are there. [DI6] [DI7] */
export function lineDecider(
  target: ImportTarget,
  key: string,
  mode: DecidingMode,
  world: ImportWorld,
): (reading: LineReading) => LineDecision {
  const fields = new Map(fieldsOf(target, world).map((field) => [field.name, field]));
  const seen = new Map<string, number>();
  const rows = mode === 'blind' ? new Map<string, never>() : rowsByIdentity(target, key, world, fields);
  return (reading) => {
    const refused = (code: string, more: Partial<LineRefusal> = {}): LineDecision => ({
      takes: 'rejected',
      notes: [],
      refusal: { code, field: key, column: reading.columns.get(key) ?? null, ...more },
    });
    if (reading.refusal) return { takes: 'rejected', refusal: reading.refusal, notes: [] };
    const { identity } = reading;
    // Without keys a second run would not know what the first has taken.
    const draws = identity === '' && key === 'number' && mode !== 'blind' && isParty(target);
    if (identity === '' && !draws) return refused(...lacking(reading, key));
    const twin = identity === '' ? undefined : seen.get(identity);
    if (twin !== undefined && twin !== reading.line)
      return refused('importTwice', { params: { line: twin } });
    if (identity !== '') seen.set(identity, reading.line);
    const found = rows.get(identity) ?? [];
    if (found.length > 1) return refused('cellSeveralRecords', { params: { cell: reading.about } });
    const [row] = found;
    if (row && mode === 'createOnly') return refused('lineIsThere', { params: { cell: reading.about } });
    if (!row && mode === 'updateOnly') return refused('lineIsNew', { params: { cell: reading.about } });
    return filled(target, reading, row, world, fields, key);
  };
}

/** What a line lacks: its cell is empty, or no column says it. */
export const lacking = (
  { isMapped }: Pick<LineReading, 'isMapped'>,
  field: string,
): [string, Partial<LineRefusal>] =>
  isMapped(field) ? ['cellMissing', { field }] : ['importColumnMissing', { field, params: { field } }];

const leftOutOf = ({ notes }: LineReading): ReadonlyMap<string, LineNote> =>
  new Map(notes.flatMap((note) => (note.field && note.how === 'leftOut' ? [[note.field, note]] : [])));

const isParty = ({ kind }: ImportTarget): boolean => kind === 'customer' || kind === 'supplier';

type Fields = ReadonlyMap<string, TargetField>;

/** Fields that one line may be taken without. */
const MOST_LEFT_OUT = 20;

/** A line without what is wrong with it, as far as it can do without. [DI47] */
function filled(
  target: ImportTarget,
  reading: LineReading,
  row: DocumentRow | undefined,
  world: ImportWorld,
  fields: Fields,
  key: string,
): LineDecision {
  const notes = [...reading.notes];
  const said = new Map(reading.said);
  for (let left = 0; ; left += 1) {
    const decided = filledWith(target, { ...reading, said, notes }, row, world, fields);
    if (decided.takes !== 'rejected') return { ...decided, notes };
    const { field: name } = decided.refusal;
    const field = name === null ? undefined : fields.get(name);
    const isLeftOut = field && said.has(field.name) && isDispensable(target, field, key);
    if (!isLeftOut || left > MOST_LEFT_OUT) return { ...decided, notes: [] };
    said.delete(field.name);
    notes.push({ ...decided.refusal, how: 'leftOut' });
  }
}

function filledWith(
  target: ImportTarget,
  reading: LineReading,
  row: DocumentRow | undefined,
  world: ImportWorld,
  fields: Fields,
): Decided {
  const { said, columns } = reading;
  const isNew = row === undefined;
  const old = row ? formOfRow(target, row, world, said) : target.blank(world);
  const form = structuredClone(old);
  const before: LineCommand[] = [];
  const rejected = (refusal: Omit<LineRefusal, 'column'>): Decided => ({
    takes: 'rejected',
    refusal: { ...refusal, column: refusal.field === null ? null : (columns.get(refusal.field) ?? null) },
  });
  fill(target, reading, form, before, world, fields);
  const missing = isNew && target.fields.find(({ name, needed }) => needed && !said.has(name));
  if (missing) {
    const [code, more] = lacking(reading, missing.name);
    return rejected({ code, field: missing.name, ...more });
  }
  const problem = target.finish?.({ form, said, isNew, world, leftOut: leftOutOf(reading) });
  if (problem) return rejected(problem);
  const changes = [...fields.values()].flatMap((field) =>
    changeOf(field, isNew ? {} : old, form, world, said),
  );
  if (isNew) return { takes: 'create', form, before, changes };
  if (!isArchived(row) && isSame(old, form)) return { takes: 'same', row };
  return { takes: 'update', row, form, before, changes };
}

/** The form of a record that is there, with what else the line may say of it. */
const formOfRow = (
  target: ImportTarget,
  row: DocumentRow,
  world: ImportWorld,
  values: ReadonlyMap<string, unknown>,
): FormDraft => target.formWithLists?.(row, world, values) ?? target.formOf(row);

/** Writes what a line says to a form; `before` gets what makes the records that it names and that are missing. */
function fill(
  target: ImportTarget,
  { said, gross }: LineReading,
  form: FormDraft,
  before: LineCommand[],
  world: ImportWorld,
  fields: Fields,
): void {
  for (const [name, value] of said) {
    const field = fields.get(name);
    if (field) put(field, form, withMade(field, value, world, before), world);
  }
  for (const name of gross) {
    const field = fields.get(name);
    if (field && said.has(name)) put(field, form, withoutVat(target, form, said.get(name), world), world);
  }
}

const put = (field: TargetField, form: FormDraft, value: unknown, world: ImportWorld): void =>
  field.put ? field.put(form, value, world) : putAt(form, field.path, value);

const WHOLE = 10_000;

/** A price without the VAT of its goods in the company's country. [DI48] */
function withoutVat(target: ImportTarget, form: FormDraft, price: unknown, world: ImportWorld): number {
  const own = world.rows('vatRate').filter((row) => !isArchived(row));
  const vatClass = target.vatClassOf?.(form) ?? 'standard';
  const rate = vatRateAmong(own, vatClass, world.company.address.country, world.today) ?? 0;
  return multiplyDivide(Number(price), WHOLE, WHOLE + rate);
}

function changeOf(
  { name, kind, path, get }: TargetField,
  old: FormDraft,
  form: FormDraft,
  world: ImportWorld,
  said: ReadonlyMap<string, unknown>,
): FieldChange[] {
  const isEmpty = Object.keys(old).length === 0;
  const valueIn = (one: FormDraft): unknown => (get ? get(one) : valueAt(one, path));
  const told = said.get(name);
  const isToBeMade = isMade(told) || (Array.isArray(told) && told.some(isMade));
  const after = shownValue(kind, isToBeMade ? told : valueIn(form), world);
  const before = isEmpty ? '' : shownValue(kind, valueIn(old), world);
  if (name === 'weight_kg' && !said.has(name)) return [];
  if (name === 'weight' && said.has('weight_kg')) return [];
  return before === after ? [] : [{ field: name, before, after }];
}

const isSame = (one: FormDraft, other: FormDraft): boolean => JSON.stringify(one) === JSON.stringify(other);

const isMade = (value: unknown): value is MadeRecord =>
  typeof value === 'object' && value !== null && 'made' in value;

/** What is said, with the ids of what is made for it. */
function withMade(field: TargetField, value: unknown, world: ImportWorld, before: LineCommand[]): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => withMade(field, one, world, before));
  return isMade(value) ? made(field, value, world, before) : value;
}

/** The id of a record along a path of names; the commands that make what is missing of it. [DI8] */
function made(
  { kind }: TargetField,
  { made: names }: MadeRecord,
  world: ImportWorld,
  before: LineCommand[],
): string {
  if (kind.is !== 'record' && kind.is !== 'records') throw new Error('only records are made');
  const { table } = kind;
  let parent: string | null = null;
  for (const [index, name] of names.entries()) {
    const path = names.slice(0, index + 1);
    const [known] = table === 'tag' ? [] : world.named(table, path.join('/'));
    const id: string = known?.id ?? world.idOf(`made/${table}/${path.join('/').toLowerCase()}`);
    if (!known)
      before.push({ kind: table, document: id, type: 'create', data: formOfMade(table, name, parent) });
    parent = id;
  }
  return parent ?? '';
}

function formOfMade(table: TableName, name: string, parent: string | null): unknown {
  if (table === 'tag') return { name, tone: 'neutral', kinds: ['product'] };
  if (table === 'category')
    return { name: { en: name, sv: '' }, parent, defaults: { vatClass: null, overReceipt: null } };
  return { name, parent, defaults: noDefaults[table === 'customerCategory' ? 'customer' : 'supplier'] };
}

/** Records by what tells them apart; archived ones where they can be taken into use again. */
function rowsByIdentity(
  target: ImportTarget,
  key: string,
  world: ImportWorld,
  fields: Fields,
): ReadonlyMap<string, readonly DocumentRow[]> {
  const identify = identityOf(target, key, world, fields);
  const names = [key, ...target.keyWith];
  const rows = (world.rows(target.kind) as readonly DocumentRow[]).filter(
    (row) => target.restores || !isArchived(row),
  );
  const found = new Map<string, DocumentRow[]>();
  for (const row of target.name === 'stock' ? [] : rows) {
    const said = new Map(
      names.map((name) => {
        const field = fields.get(name);
        return [name, field && (field.get ? field.get(row as never) : valueAt(row, field.path))];
      }),
    );
    const { identity } = identify(said);
    const others = found.get(identity) ?? [];
    const inUse = [...others, row].filter((one) => !isArchived(one));
    if (identity !== '') found.set(identity, inUse.length > 0 ? inUse : [row]);
  }
  return found;
}
