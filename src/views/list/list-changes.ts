/** What is different between two lists of rows; a row that changed is another object. */
export interface ListChanges<R> {
  readonly gone: ReadonlySet<R>;
  readonly come: readonly R[];
}

/**
 * Compares two lists that hold mostly the same rows in the same places, in one walk. Where they part ways for longer,
 * what is left of both is compared as sets.
 */
export function changesBetween<R>(before: readonly R[], after: readonly R[]): ListChanges<R> {
  const gone = new Set<R>();
  const come: R[] = [];
  let old = 0;
  let now = 0;
  while (old < before.length && now < after.length) {
    if (before[old] === after[now]) {
      old += 1;
      now += 1;
    } else if (before[old + 1] === after[now]) gone.add(before[old++] as R); // within its length
    else if (before[old] === after[now + 1]) come.push(after[now++] as R); // within its length
    else if (before[old + 1] === after[now + 1]) {
      gone.add(before[old++] as R); // within its length
      come.push(after[now++] as R); // within its length
    } else return withRest(gone, come, before.slice(old), after.slice(now));
  }
  return withRest(gone, come, before.slice(old), after.slice(now));
}

function withRest<R>(gone: Set<R>, come: R[], before: readonly R[], after: readonly R[]): ListChanges<R> {
  const known = new Set(before);
  for (const row of after) if (!known.delete(row)) come.push(row);
  for (const row of known) gone.add(row);
  return { gone, come };
}
