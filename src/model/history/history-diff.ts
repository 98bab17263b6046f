/** One difference between two versions of a document; `null` means absent. */
export interface Difference {
  /** Field names, outermost first, without list indices. */
  readonly path: readonly string[];
  /** The list entry it belongs to, current or removed. */
  readonly within: object | null;
  readonly before: unknown;
  readonly after: unknown;
  /** The document or entry that holds the values: source of their currency or unit. */
  readonly owner: object;
}

/** Fields written by the engine itself, and fields that mean nothing to a reader. */
const SILENT = new Set([
  'id',
  'state',
  'version',
  'createdAt',
  'changedAt',
  'givenUp',
  'open',
  'orderLine',
  'vatRate',
  'stocked',
  'ofKit',
]);

/** Records of values by name: each of them is told, also where all are new. */
const NAMED = new Set(['attributes']);
const isPart = (value: unknown): value is object | null | undefined =>
  value === null || value === undefined || isRecord(value);

/** The differences between two versions of a document, in field order. */
export function differences(before: object, after: object): readonly Difference[] {
  return compare(before, after, { path: [], within: null, owner: after });
}

type Place = Pick<Difference, 'path' | 'within' | 'owner'>;

function compare(before: object, after: object, place: Place): readonly Difference[] {
  const fields = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  return fields
    .filter((field) => !SILENT.has(field))
    .flatMap((field) => compareField(read(before, field), read(after, field), field, place));
}

function compareField(before: unknown, after: unknown, field: string, place: Place): readonly Difference[] {
  if (before === after) return [];
  const path = [...place.path, field];
  if (NAMED.has(field) && isPart(before) && isPart(after))
    return compare(before ?? {}, after ?? {}, { ...place, path });
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(before, after, { ...place, path });
  if (isRecord(before) && isRecord(after)) return compare(before, after, { ...place, path });
  const [was, is] = [said(before), said(after)];
  return JSON.stringify(was) === JSON.stringify(is) ? [] : [{ ...place, path, before: was, after: is }];
}

/** Entries with an identity are compared one by one, wherever they are; other lists as a whole. */
function compareLists(
  before: readonly unknown[],
  after: readonly unknown[],
  place: Place,
): readonly Difference[] {
  if (![...before, ...after].every(isRecord)) {
    const [was, is] = [said(before.length > 0 ? before : null), said(after.length > 0 ? after : null)];
    return JSON.stringify(was) === JSON.stringify(is) ? [] : [{ ...place, before: was, after: is }];
  }
  const olds = new Map((before as readonly object[]).map((entry, index) => [keyOf(entry, index), entry])); // all are records
  const news = new Map((after as readonly object[]).map((entry, index) => [keyOf(entry, index), entry]));
  const changed = [...news].flatMap(([key, entry]) => {
    const old = olds.get(key);
    if (!old) return [{ ...place, within: entry, owner: entry, before: null, after: entry }];
    return compare(old, entry, { path: place.path, within: entry, owner: place.owner });
  });
  const gone = [...olds]
    .filter(([key]) => !news.has(key))
    .map(([, entry]) => ({ ...place, within: entry, owner: entry, before: entry, after: null }));
  return [...changed, ...gone];
}

const KEYS = ['id', 'line', 'user', 'supplier', 'warehouse', 'code', 'label', 'name', 'key'];

function keyOf(entry: object, index: number): string {
  const key = KEYS.map((name) => read(entry, name)).find(
    (value) => typeof value === 'string' && value !== '',
  );
  return typeof key === 'string' ? key : String(index);
}

const read = (from: object, field: string): unknown => Reflect.get(from, field);
const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** An empty text counts as absent. */
const said = (value: unknown): unknown => (value === undefined || value === '' ? null : value);
