import { importTarget, importTargets } from '#machines/areas/integrations/data-import/import-targets.ts';
import type {
  ColumnMapping,
  ImportMapping,
} from '#model/areas/integrations/data-import/data-import.facts.ts';
import { guessMapping } from '#model/areas/integrations/data-import/guess-mapping.ts';
import type { ImportTarget, TargetField } from '#model/areas/integrations/data-import/import-target.ts';
import { plain } from '#model/areas/integrations/data-import/reading/plain.ts';
import { ATTRIBUTE } from '#model/areas/integrations/data-import/targets/product-finish.ts';
import { attributeKey } from '#model/areas/products/product-type/product-type.facts.ts';
import type { Line } from '../delimited.ts';
import type { ImportOptions, TableKind } from '../import-options.ts';
import { Unsuitable } from '../unsuitable.ts';

/** The columns of a table, by header name. */
export interface KnownColumns {
  readonly needed: readonly string[];
  readonly optional: readonly string[];
}

/** What a header has to have: what every new record says, and what tells it apart, so that nothing is taken twice. */
const isNeeded = ({ keys }: ImportTarget, { name, needed }: TargetField): boolean =>
  needed === true || name === keys[0];

const named = (target: ImportTarget, needed: boolean): string[] =>
  target.fields.filter((field) => isNeeded(target, field) === needed).map(({ name }) => name);

/** The columns of each table, by the table's name; the help centre shows them. */
export const tableColumns: Readonly<Record<string, KnownColumns>> = Object.fromEntries(
  importTargets.map((target) => [
    target.name,
    { needed: named(target, true), optional: named(target, false) },
  ]),
);

/** Any attribute: whether the company has it is a matter of each line's type. */
const attributesIn = (heads: readonly string[]): TargetField[] =>
  heads
    .map((head) => head.trim().toLowerCase())
    .filter(
      (head) => head.startsWith(ATTRIBUTE) && attributeKey.safeParse(head.slice(ATTRIBUTE.length)).success,
    )
    .map((name) => ({ name, kind: { is: 'text' }, path: ['attributes'], put: () => {} }));

/**
 * How the columns of a table are read, by their heads, and by the values of its lines where there are any. Throws Unsuitable
 * where one lacks or is not known, so that none is silently ignored. [IM10]
 */
export function mappingOf(
  kind: TableKind,
  heads: readonly string[],
  said: Said,
  lines: readonly Line[] = [],
): ImportMapping {
  const target = importTarget(kind);
  if (!target) throw new Error(`nothing is imported as ${kind}`);
  const fields = kind === 'products' ? [...target.fields, ...attributesIn(heads)] : target.fields;
  const mapping = guessMapping(target, { heads, lines: lines.map(({ cells }) => cells) }, fields);
  if (lines.length === 0) refuseUnfit(target, heads, mapping, said);
  return { ...mapping, key: target.keys[0] ?? mapping.key, columns: mapping.columns.map(withSaid(said)) };
}

/** What was said of the file on the command line. */
export type Said = Pick<ImportOptions, 'ignoreOtherColumns' | 'vat' | 'otherCurrencies'>;

/** Columns of amounts as somebody has said that they are to be read. */
const withSaid =
  ({ vat, otherCurrencies: others }: Said) =>
  (column: ColumnMapping): ColumnMapping => ({
    ...column,
    ...(column.vat === 'open' && vat && { vat }),
    ...(others && { others }),
  });

function refuseUnfit(
  target: ImportTarget,
  heads: readonly string[],
  { columns }: ImportMapping,
  { ignoreOtherColumns, vat }: Said,
): void {
  const { name, fields } = target;
  const says = new Set(columns.map(({ field }) => field));
  const lacking = fields
    .filter(({ name: field, needed }) => needed && !says.has(field))
    .map((one) => one.name);
  if (lacking.length > 0) throw new Unsuitable(`the header of ${name} lacks ${lacking.join(', ')}`);
  const read = new Set(columns.map(({ column }) => column));
  const twice = heads.find((head, at) => heads.findIndex((one) => plain(one) === plain(head)) !== at);
  if (twice !== undefined) throw new Unsuitable(`the header of ${name} has ${plain(twice)} twice`);
  const unknown = heads.filter((_, at) => !read.has(at));
  const known = fields.map((field) => field.name).join(', ');
  if (unknown.length > 0 && !ignoreOtherColumns)
    throw new Unsuitable(
      `the header of ${name} has ${unknown.join(', ')}; known are ${known}: add --ignore-other-columns to leave the others out`,
    );
  const open = columns.find((one) => one.vat === 'open');
  if (open && vat === null)
    throw new Unsuitable(
      `${heads[open.column]} is with or without VAT as the shop has it set: add --vat with or --vat without`,
    );
}
