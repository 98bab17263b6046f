import { codeKey } from '../values/code-key.ts';
import type { ImportMapping } from './data-import.facts.ts';
import type { ImportTarget, TargetField } from './import-target.ts';
import type { Coming } from './import-world.ts';

const namesProducts = ({ kind }: TargetField): boolean =>
  kind.is === 'components' || (kind.is === 'records' && kind.table === 'product');

/** Whether lines of a file may name products that others of its lines create: these are looked at together. [DI58] */
export function areWoven(
  { kind, fields }: ImportTarget,
  { columns, fixed }: Pick<ImportMapping, 'columns' | 'fixed'>,
): boolean {
  const said = new Set([...columns.map(({ field }) => field), ...Object.keys(fixed)]);
  return kind === 'product' && fields.some((field) => said.has(field.name) && namesProducts(field));
}

/** What the lines of a file create, by their SKUs: the first of several counts. */
export function comingOf(lines: readonly (readonly [sku: string, id: string])[]): Coming {
  const ids = new Map<string, string>();
  const skus = new Map<string, string>();
  for (const [sku, id] of lines) {
    if (ids.has(codeKey(sku))) continue;
    ids.set(codeKey(sku), id);
    skus.set(id, sku);
  }
  return { idOf: (sku) => ids.get(codeKey(sku)), skuOf: (id) => skus.get(id) };
}

interface Woven {
  readonly document: string;
  readonly needs: readonly string[];
}

/** Lines in the order in which they can be taken, in parts: what a line needs is of an earlier part. [DI58] */
export function inLevels<T extends Woven>(lines: readonly T[]): readonly (readonly T[])[] {
  const levels: (readonly T[])[] = [];
  for (let rest = lines; rest.length > 0;) {
    const open = new Set(rest.map(({ document }) => document));
    const ready = rest.filter(({ needs }) => !needs.some((id) => open.has(id)));
    // Those that need each other are refused by the company's rules.
    const level = new Set(ready.length > 0 ? ready : rest);
    levels.push([...level]);
    rest = rest.filter((one) => !level.has(one));
  }
  return levels;
}
