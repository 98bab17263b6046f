/** Paths of two files, from the root. */
export type Import = readonly [from: string, to: string];

/** By each folder at one level the folders beside it that it imports, with one such import as an example. */
type Level = Map<string, Map<string, string>>;

/**
 * Imports that run against `order`, and circles of folders that lie side by side, at every level; each as a sentence.
 * @param imports those of code, not of its tests
 * @param order folders by the one that holds them, lowest first
 */
export function folderFaults(
  imports: Iterable<Import>,
  order: Readonly<Record<string, readonly string[]>>,
): readonly string[] {
  const upward: string[] = [];
  const levels = new Map<string, Level>();
  for (const [from, to] of imports) {
    const crossing = crossingOf(from, to);
    if (!crossing) continue;
    const { parent, importer, imported } = crossing;
    const ranked = order[parent] ?? [];
    if (ranked.includes(importer) && ranked.indexOf(imported) > ranked.indexOf(importer))
      upward.push(`${from} → ${to} (${importer} is below ${imported})`);
    const level = levels.get(parent) ?? new Map<string, Map<string, string>>();
    levels.set(
      parent,
      level.set(importer, (level.get(importer) ?? new Map()).set(imported, `${from} → ${to}`)),
    );
  }
  return [...upward, ...[...levels].flatMap(([parent, level]) => circlesAt(parent, level))];
}

/** The two folders side by side that an import leads from and to, and what holds both; null where it crosses none. */
function crossingOf(from: string, to: string) {
  const [own, other] = [from.split('/'), to.split('/')];
  let depth = 0;
  while (own[depth] === other[depth] && depth < own.length) depth += 1;
  const [importer, imported] = [own[depth], other[depth]];
  const isFile = depth >= own.length - 1 || depth >= other.length - 1;
  if (isFile || importer === undefined || imported === undefined) return null;
  return { parent: own.slice(0, depth).join('/'), importer, imported };
}

const circlesAt = (parent: string, level: Level): readonly string[] =>
  circlesIn(level).map((circle) => {
    const steps = circle.flatMap((folder) =>
      [...(level.get(folder) ?? [])]
        .filter(([other]) => circle.includes(other))
        .map(([, example]) => example),
    );
    return [`${parent}: a circle of ${circle.join(', ')}`, ...steps].join('\n  ');
  });

/** Groups of folders that reach each other. Tarjan, SIAM Journal on Computing 1 (1972), pages 146 to 160. */
function circlesIn(level: Level): readonly (readonly string[])[] {
  const circles: string[][] = [];
  const [order, lowest, stack] = [new Map<string, number>(), new Map<string, number>(), [] as string[]];
  const visit = (folder: string): number => {
    const own = order.size;
    order.set(folder, own);
    stack.push(folder);
    let low = own;
    for (const next of level.get(folder)?.keys() ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (stack.includes(next)) low = Math.min(low, lowest.get(next) ?? order.get(next) ?? low);
    }
    lowest.set(folder, low);
    if (low === own) {
      const circle = stack.splice(stack.indexOf(folder));
      if (circle.length > 1) circles.push(circle.toSorted());
    }
    return low;
  };
  for (const folder of level.keys()) if (!order.has(folder)) visit(folder);
  return circles;
}
