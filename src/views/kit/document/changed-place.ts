/**
 * The one path at which two values differ (`lines.0.name`); undefined if there are several, or if something was added
 * or removed. Identical objects are not traversed. Typing into one field is thus a single change, however many letters.
 */
export function changedPlace(before: unknown, after: unknown): string | undefined {
  if (!isTree(before) || !isTree(after)) return undefined;
  const keys = Object.keys(after);
  if (keys.length !== Object.keys(before).length) return undefined;
  const changed = keys.filter((key) => Reflect.get(before, key) !== Reflect.get(after, key));
  const [only] = changed;
  if (only === undefined || changed.length > 1) return undefined;
  const [was, is]: readonly unknown[] = [Reflect.get(before, only), Reflect.get(after, only)];
  if (!isTree(was) && !isTree(is)) return only;
  const inside = changedPlace(was, is);
  return inside === undefined ? undefined : `${only}.${inside}`;
}

const isTree = (value: unknown): value is object => typeof value === 'object' && value !== null;
