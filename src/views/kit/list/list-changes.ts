/** How the rows of a list changed; a changed row is a different object. */
export interface ListChanges {
  /** Each row's previous place, -1 for a new row; undefined if every row but the new ones kept its place. */
  readonly before: Int32Array | undefined;
  /** Places of the new rows, ascending. */
  readonly come: readonly number[];
  /** Whether the remaining rows kept their relative order. */
  readonly isInOrder: boolean;
}

/** Up to this many rows may change in place; beyond that the rest is compared by lookup. */
const FEW = 64;

/**
 * Compares two lists that mostly hold the same rows in the same places, in one pass. Where they diverge for longer, the
 * rest of both is compared by lookup.
 */
export function changesBetween<R>(old: readonly R[], now: readonly R[]): ListChanges {
  return (old.length === now.length && changesInPlace(old, now)) || changesOfPlaces(old, now);
}

function changesInPlace<R>(old: readonly R[], now: readonly R[]): ListChanges | undefined {
  const come: number[] = [];
  for (let place = 0; place < now.length; place++)
    if (now[place] !== old[place] && come.push(place) > FEW) return undefined;
  return { before: undefined, come, isInOrder: true };
}

function changesOfPlaces<R>(old: readonly R[], now: readonly R[]): ListChanges {
  const before = new Int32Array(now.length).fill(-1);
  const come: number[] = [];
  let left = 0;
  let right = 0;
  while (left < old.length && right < now.length) {
    if (old[left] === now[right]) before[right++] = left++;
    else if (old[left + 1] === now[right]) left += 1;
    else if (old[left] === now[right + 1]) come.push(right++);
    else if (old[left + 1] === now[right + 1]) {
      left += 1;
      come.push(right++);
    } else break;
  }
  return lookUp({ old, now, before, come }, left, right);
}

interface Walk<R> {
  readonly old: readonly R[];
  readonly now: readonly R[];
  readonly before: Int32Array;
  readonly come: number[];
}

/** The rest of both lists, each from its own place on. */
function lookUp<R>({ old, now, before, come }: Walk<R>, left: number, right: number): ListChanges {
  const places = new Map<R, number>();
  if (right < now.length) for (let at = left; at < old.length; at++) places.set(old[at] as R, at); // within it
  let last = -1;
  let isInOrder = true;
  for (let at = right; at < now.length; at++) {
    const place = places.get(now[at] as R); // within it
    if (place === undefined) come.push(at);
    else {
      before[at] = place;
      isInOrder &&= place > last;
      last = place;
    }
  }
  return { before, come, isInOrder };
}
