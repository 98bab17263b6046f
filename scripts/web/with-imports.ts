interface Chunk {
  readonly fileName: string;
  readonly imports: readonly string[];
}

/** Chunks of a build with everything they import at once, and what that imports. */
export function withImports<C extends Chunk>(roots: Iterable<C>, chunks: readonly C[]): ReadonlySet<C> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set(roots);
  for (const { imports } of found)
    for (const name of imports) {
      const next = byName.get(name);
      if (next) found.add(next);
    }
  return found;
}

/** What every start loads: the entry with all of its imports. */
export const startOf = <C extends Chunk & { readonly isEntry: boolean }>(
  chunks: readonly C[],
): ReadonlySet<C> =>
  withImports(
    chunks.filter(({ isEntry }) => isEntry),
    chunks,
  );
