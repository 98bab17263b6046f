import { codesOf } from '#model/areas/products/product/product.units.ts';
import type { ProductForm } from '#model/areas/products/product/product.facts.ts';
import type { PartyForm } from '#model/areas/setup/party/party.ts';
import { codeKey } from '#model/values/code-key.ts';
import { compare } from '#model/values/order.ts';

/** What two records are known to be the same by, the surest first. */
export const matchMarks = ['sku', 'gtin', 'organisationNumber', 'vatNumber', 'path', 'name'] as const;
export type MatchMark = (typeof matchMarks)[number];

/** A record as it is matched. */
export interface MatchItem {
  readonly id: string;
  /** Its name, for people. */
  readonly name: { readonly en: string; readonly sv: string };
  /** What people know it by besides: a SKU or a number. */
  readonly code: string;
  /** `sku:bolt-m8`, `gtin:07350053850019`. */
  readonly marks: readonly string[];
}

export interface MatchPair {
  readonly ours: MatchItem;
  readonly theirs: MatchItem;
  /** By what. */
  readonly by: readonly MatchMark[];
}

/** [MS4] The lists that people confirm. */
export interface MatchLists {
  readonly sure: readonly MatchPair[];
  readonly maybe: readonly MatchPair[];
  readonly here: readonly MatchItem[];
  readonly there: readonly MatchItem[];
}

/** [MS4] Which records of two companies are the same, may be, or are in one of them alone. */
export function matchLists(ours: readonly MatchItem[], theirs: readonly MatchItem[]): MatchLists {
  const there = new Map<string, MatchItem[]>();
  for (const item of theirs)
    for (const mark of item.marks) there.set(mark, [...(there.get(mark) ?? []), item]);
  const pairs = ours.flatMap((item) => pairsOf(item, there));
  const strong = pairs.filter(isStrong);
  const isTold = tellApart(strong);
  const sure = strong.filter((pair) => isTold(pair) && !contradicts(pair));
  const [mine, other] = [idsOf(sure, 'ours'), idsOf(sure, 'theirs')];
  const maybe = pairs.filter((pair) => !mine.has(pair.ours.id) && !other.has(pair.theirs.id));
  const [maybeMine, maybeOther] = [idsOf(maybe, 'ours'), idsOf(maybe, 'theirs')];
  return {
    sure,
    maybe,
    here: ours.filter(({ id }) => !mine.has(id) && !maybeMine.has(id)),
    there: theirs.filter(({ id }) => !other.has(id) && !maybeOther.has(id)),
  };
}

function pairsOf(ours: MatchItem, there: ReadonlyMap<string, readonly MatchItem[]>): readonly MatchPair[] {
  const found = new Map<string, { theirs: MatchItem; by: Set<MatchMark> }>();
  for (const mark of ours.marks)
    for (const theirs of there.get(mark) ?? []) {
      const one = found.get(theirs.id) ?? { theirs, by: new Set() };
      one.by.add(markOf(mark));
      found.set(theirs.id, one);
    }
  return [...found.values()].map(({ theirs, by }) => ({
    ours,
    theirs,
    by: matchMarks.filter((mark) => by.has(mark)),
  }));
}

const markOf = (mark: string): MatchMark => {
  const name = mark.slice(0, mark.indexOf(':'));
  return matchMarks.find((one) => one === name) ?? 'name';
};

/** A name alone makes nothing sure. */
const isStrong = ({ by }: MatchPair): boolean => by.some((mark) => mark !== 'name');

/** Whether a pair is the only one of both of its records. */
function tellApart(pairs: readonly MatchPair[]): (pair: MatchPair) => boolean {
  const count = new Map<string, number>();
  const keys = ({ ours, theirs }: MatchPair): string[] => [`o${ours.id}`, `t${theirs.id}`];
  for (const key of pairs.flatMap(keys)) count.set(key, (count.get(key) ?? 0) + 1);
  return (pair) => keys(pair).every((key) => count.get(key) === 1);
}

/** Of one SKU, and of other goods by their GTINs; of one GTIN says nothing of the SKU, which is each company's own. */
const contradicts = ({ ours, theirs, by }: MatchPair): boolean => {
  if (by.includes('gtin') || by.includes('organisationNumber')) return false;
  return ['gtin:', 'organisationNumber:'].some((kind) => {
    const of = (item: MatchItem): boolean => item.marks.some((mark) => mark.startsWith(kind));
    return of(ours) && of(theirs);
  });
};

const idsOf = (pairs: readonly MatchPair[], side: 'ours' | 'theirs'): ReadonlySet<string> =>
  new Set(pairs.map((pair) => pair[side].id));

/** The row of a kind that is matched, as far as it is read. */
export type MatchRow = { readonly id: string; readonly parent?: string | null } & (
  | Pick<ProductForm, 'sku' | 'name' | 'barcodes' | 'packagings'>
  | Pick<PartyForm, 'number' | 'name' | 'organisationNumber' | 'vatNumber'>
  | { readonly name: { readonly en: string; readonly sv: string } }
);

/** The records of a kind as they are matched; of those below others the rows are all that there are. */
export function matchItems(rows: readonly MatchRow[]): readonly MatchItem[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const items = rows.map((row) => itemOf(row, byId));
  return items.sort(
    (a, b) => compare(a.code, b.code) || compare(a.name.en, b.name.en) || compare(a.id, b.id),
  );
}

function itemOf(row: MatchRow, byId: ReadonlyMap<string, MatchRow>): MatchItem {
  const name = typeof row.name === 'string' ? { en: row.name, sv: '' } : row.name;
  const named = marks('name', [plain(name.en)]);
  if ('sku' in row) {
    const gtins = codesOf(row).map(({ code }) => gtinOf(code));
    const all = [...marks('sku', [codeKey(row.sku)]), ...marks('gtin', gtins), ...named];
    return { id: row.id, name, code: row.sku, marks: all };
  }
  if ('organisationNumber' in row) {
    const { organisationNumber, vatNumber, number } = row;
    const all = [
      ...marks('organisationNumber', [signs(organisationNumber)]),
      ...marks('vatNumber', [signs(vatNumber)]),
      ...named,
    ];
    return { id: row.id, name, code: number, marks: all };
  }
  const path = pathOf(row, byId);
  const code = path.length > 1 ? path.slice(0, -1).join(' / ') : '';
  return { id: row.id, name, code, marks: [...marks('path', [path.map(plain).join('/')]), ...named] };
}

const marks = (mark: MatchMark, values: readonly string[]): readonly string[] =>
  [...new Set(values)].filter((value) => value !== '').map((value) => `${mark}:${value}`);

const plain = (text: string): string => text.trim().toLowerCase().replaceAll(/\s+/g, ' ');

/** `556222-2223` and `5562222223` are one. */
const signs = (text: string): string => text.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** A GTIN in fourteen figures, whatever its length; other barcodes are no marks, since each company makes its own. */
const gtinOf = (code: string): string =>
  /^(?:\d{8}|\d{12,14})$/.test(code.trim()) ? code.trim().padStart(14, '0') : '';

const MOST_DEEP = 20;

function pathOf(row: MatchRow, byId: ReadonlyMap<string, MatchRow>): readonly string[] {
  const names: string[] = [];
  for (let next: MatchRow | undefined = row; next && names.length < MOST_DEEP;) {
    names.unshift(typeof next.name === 'string' ? next.name : next.name.en);
    next = next.parent ? byId.get(next.parent) : undefined;
  }
  return names;
}
