import type { VariantValue } from '#model/areas/products/product-type/product-type.axes.ts';
import type { MadeVariant, VariantGrid } from '#model/areas/products/product/product.grid.ts';

type Axis = VariantGrid['axes'][number];
type Values = MadeVariant['values'];

/** One table of a grid: its first attribute down, its second across, and the values of the others that it is for. */
export interface GridSection {
  /** Of the attributes beyond the second; none where there are two at most. */
  readonly fixed: Values;
  readonly rows: readonly VariantValue[];
  /** One without a value where there is no second attribute. */
  readonly columns: readonly (VariantValue | undefined)[];
}

/** The tables that a grid is shown as: one for each combination of the values beyond its second attribute. */
export function sectionsOf(axes: readonly Axis[]): readonly GridSection[] {
  const [down, across, ...others] = axes;
  if (!down) return [];
  const fixed = others.reduce<readonly Values[]>(
    (above, { key, values }) => above.flatMap((one) => values.map((value) => ({ ...one, [key]: value }))),
    [{}],
  );
  const columns = across?.values ?? [undefined];
  return fixed.map((one) => ({ fixed: one, rows: down.values, columns }));
}

/** The values that a cell of a section stands for. */
export function valuesAt(
  axes: readonly Axis[],
  { fixed }: GridSection,
  row: VariantValue,
  column: VariantValue | undefined,
): Values {
  const [down, across] = axes;
  return {
    ...(down ? { [down.key]: row } : {}),
    ...(across && column !== undefined ? { [across.key]: column } : {}),
    ...fixed,
  };
}
