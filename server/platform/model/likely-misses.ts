import type { Wanted } from '#model/engine/miss.ts';

/** More would cost more than it saves. */
const MOST = 500;

/**
 * Predicts further misses from the current ones: an order that needs the product of its first line will need those of
 * the others, and their stock in the same warehouse. `sources` are the command's data and its document. Loading one by
 * one would take a round trip per line.
 */
export function likelyMisses(wanted: readonly Wanted[], sources: readonly unknown[]): Wanted[] {
  return wanted.flatMap((want): Wanted[] => {
    if ('field' in want) return [want];
    const key = 'index' in want ? want.key : want.id;
    const [first = '', ...others] = key.split(':');
    const alike = new Set([first, ...sources.flatMap((source) => besides(source, first))]);
    const keys = [...alike].slice(0, MOST).map((one) => [one, ...others].join(':'));
    return 'index' in want ? keys.map((one) => ({ ...want, key: one })) : keys.map((id) => ({ ...want, id }));
  });
}

/** The texts in fields with the same name as the one holding `value`. */
function besides(source: unknown, value: string): string[] {
  const fields = new Map<string, string[]>();
  const rest: unknown[] = [source];
  while (rest.length > 0) {
    const next = rest.pop();
    if (typeof next !== 'object' || next === null) continue;
    for (const [name, inner] of Object.entries(next)) {
      if (typeof inner !== 'string') rest.push(inner);
      else if (!Array.isArray(next)) fields.set(name, [...(fields.get(name) ?? []), inner]);
    }
  }
  return [...fields.values()].filter((texts) => texts.includes(value)).flat();
}
