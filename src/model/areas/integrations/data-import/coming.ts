import { codeKey } from '#model/values/code-key.ts';
import type { ImportMapping } from './data-import.facts.ts';
import type { FormDraft, ImportTarget, TargetField } from './import-target.ts';
import { importWorld, type Coming, type ImportWorld } from './import-world.ts';
import { lineReader } from './read-line.ts';

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

/** A line of a file, and the id of what it creates. */
interface ComingLine {
  readonly number: number;
  readonly cells: readonly string[];
  readonly idOf: (sku: string) => string;
}

/** The world of a file whose lines can name what others of them create. [DI58] */
export function worldOfComing(
  world: ImportWorld,
  target: ImportTarget,
  mapping: ImportMapping,
  lines: readonly ComingLine[],
): ImportWorld {
  const columns = mapping.columns.filter(({ field }) => field === 'sku');
  const read = lineReader(target, { ...mapping, columns, fixed: {} }, world);
  const skus = lines.flatMap(({ number, cells, idOf }) => {
    const sku = read(number, cells).said.get('sku');
    return typeof sku === 'string' ? [[sku, idOf(sku)] as const] : [];
  });
  return importWorld({ ...world, coming: comingOf(skus) });
}

/** A form with what it names that is there once the lines were taken, and the SKUs of what is not. [DI58] */
export function lateForm(
  { withoutLate }: ImportTarget,
  form: FormDraft,
  coming: Coming | undefined,
  there: ReadonlySet<string>,
): { readonly form: FormDraft; readonly missing: readonly string[] } {
  const missing: string[] = [];
  const isThere = (id: string): boolean => {
    const sku = there.has(id) ? undefined : coming?.skuOf(id);
    if (sku !== undefined) missing.push(sku);
    return sku === undefined;
  };
  return { form: withoutLate?.(form, isThere) ?? form, missing };
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
