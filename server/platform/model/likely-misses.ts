import type { Wanted } from '#model/engine/miss.ts';

/** More would cost more than it saves. */
const MOST = 500;

/** An object's texts by field; those of objects within it are its own too, as `lot.code`. */
type Texts = ReadonlyMap<string, string>;

/**
 * Predicts further misses from the current ones: an order that needs the product of its first line will need those of
 * the others, their stock in the same warehouse, and the balance of each one's lot in its own bin. `sources` are the
 * command's data and its document. Loading one by one would take a round trip per line.
 */
export function likelyMisses(wanted: readonly Wanted[], sources: readonly unknown[]): Wanted[] {
  let records: readonly Texts[] | undefined;
  return wanted.flatMap((want): Wanted[] => {
    if ('field' in want) return [want];
    records ??= sources.flatMap(recordsOf);
    const keys = alike('index' in want ? want.key : want.id, records);
    return 'index' in want ? keys.map((key) => ({ ...want, key })) : keys.map((id) => ({ ...want, id }));
  });
}

/** The key itself, and what it is for each object that is like the ones it was read from. */
function alike(key: string, records: readonly Texts[]): string[] {
  const [first = '', ...others] = key.split(':');
  const keys = new Set([key]);
  for (const [name, pattern] of patterns(first, others, records))
    for (const record of records) {
      const text = record.get(name);
      if (keys.size >= MOST) return [...keys];
      if (text !== undefined) keys.add([text, ...pattern(record)].join(':'));
    }
  return [...keys];
}

/**
 * The fields that hold the first part of a key, each with how the other parts follow: from the fields of the same object
 * that hold them, else as they are. Keys ignore case where people type it.
 */
function patterns(
  first: string,
  others: readonly string[],
  records: readonly Texts[],
): Map<string, (record: Texts) => string[]> {
  const found = new Map<string, (record: Texts) => string[]>();
  for (const record of records)
    for (const [name, text] of record) {
      if (text !== first || found.has(name)) continue;
      const fields = others.map((part) =>
        [...record].find(([, held]) => held.toLowerCase() === part.toLowerCase()),
      );
      found.set(name, (like) =>
        others.map((part, index) => {
          const [field, held] = fields[index] ?? [];
          const text = field === undefined ? undefined : like.get(field);
          return text === undefined ? part : held === part ? text : text.toLowerCase();
        }),
      );
    }
  return found;
}

/** Every object of a source. */
function recordsOf(source: unknown): Texts[] {
  const records: Texts[] = [];
  const rest: unknown[] = [source];
  while (rest.length > 0) {
    const next = rest.pop();
    if (Array.isArray(next)) rest.push(...next);
    else if (typeof next === 'object' && next !== null) records.push(textsOf(next, rest));
  }
  return records;
}

/** Its texts; the objects and lists in it go to `within`, to be looked at by themselves. */
function textsOf(object: object, within: unknown[]): Texts {
  const texts = new Map<string, string>();
  const rest: [string, object][] = [['', object]];
  for (let at = rest.pop(); at; at = rest.pop())
    for (const [name, inner] of Object.entries(at[1])) {
      if (typeof inner === 'string') texts.set(at[0] + name, inner);
      else if (typeof inner === 'object' && inner !== null) {
        if (at[1] === object) within.push(inner);
        if (!Array.isArray(inner)) rest.push([`${at[0]}${name}.`, inner]);
      }
    }
  return texts;
}
