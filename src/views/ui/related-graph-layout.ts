interface Place {
  readonly column: number;
  readonly row: number;
}

/** Column = longest path from a root, row = order of appearance in the column. Cycles are tolerated. */
export function layers(
  ids: readonly string[],
  edges: readonly { readonly from: string; readonly to: string }[],
): ReadonlyMap<string, Place> {
  const column = new Map(ids.map((id) => [id, 0]));
  for (let round = 1; round < ids.length; round += 1) {
    let moved = false;
    for (const { from, to } of edges) {
      const wanted = (column.get(from) ?? 0) + 1;
      if (!column.has(from) || (column.get(to) ?? wanted) >= wanted) continue;
      column.set(to, Math.min(wanted, ids.length - 1));
      moved = true;
    }
    if (!moved) break;
  }
  const filled = new Map<number, number>();
  return new Map(
    ids.map((id) => {
      const at = column.get(id) ?? 0;
      const row = filled.get(at) ?? 0;
      filled.set(at, row + 1);
      return [id, { column: at, row }];
    }),
  );
}
