/** What lies in a tree: categories of products, of customers and of suppliers, and types of products. */
interface TreeRow {
  readonly id: string;
  readonly parent: string | null;
}

export interface Branch<R> {
  readonly id: string;
  readonly row: R;
  /** 0 at the top. */
  readonly depth: number;
}

/** Categories as a tree, line by line, children after their parent, each level by name. Orphans are at the top. */
export function treeOf<R extends TreeRow>(
  rows: readonly R[],
  nameOf: (row: R) => string,
  locale: string,
): readonly Branch<R>[] {
  const known = new Set(rows.map((row) => row.id));
  const below = Map.groupBy(rows, (row) =>
    row.parent !== null && known.has(row.parent) ? row.parent : null,
  );
  const lines: Branch<R>[] = [];
  const write = (parent: string | null, depth: number): void => {
    const level = (below.get(parent) ?? []).toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), locale));
    for (const row of level) {
      lines.push({ id: row.id, row, depth });
      write(row.id, depth + 1);
    }
  };
  write(null, 0);
  return lines;
}

/** The ids of a category and all its descendants. */
export function withDescendants(rows: readonly TreeRow[], id: string): ReadonlySet<string> {
  const found = new Set([id]);
  for (let before = 0; before < found.size;) {
    before = found.size;
    for (const row of rows) if (row.parent !== null && found.has(row.parent)) found.add(row.id);
  }
  return found;
}

/** A category with its ancestors, topmost first: `Tools › Drills`. */
export function pathIn<R extends TreeRow>(
  rows: ReadonlyMap<string, R>,
  id: string | null,
  nameOf: (row: R) => string,
): string {
  const names: string[] = [];
  const seen = new Set<string>();
  for (let row = id === null ? undefined : rows.get(id); row && !seen.has(row.id);) {
    seen.add(row.id);
    names.unshift(nameOf(row));
    row = row.parent === null ? undefined : rows.get(row.parent);
  }
  return names.join(' › ');
}
