import { useLingui } from '@lingui/react/macro';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { unitsOf } from '#model/areas/products/product/product.units.ts';
import { isSameUnit, type OrderedUnit } from '#model/values/units.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useUnitName, useUnitSize } from '#views/kit/document/use-unit-name.ts';
import type { LineColumn } from '#views/ui/line-table-types.ts';
import { Select } from '#views/ui/select.tsx';

interface UnitLine {
  readonly id: string;
  readonly product: string | null;
  readonly orderedIn?: OrderedUnit | undefined;
}

/** An order whose lines may be ordered in several units. */
interface UnitLines<Line> {
  readonly value: { readonly lines: readonly Line[] };
  readonly grammar: { inUnit(line: Line, product: ProductRow, orderedIn: OrderedUnit | undefined): Line };
  readonly change: (parts: { readonly lines: readonly Line[] }) => void;
}

/** The unit a line is ordered in: a choice where its product comes in several. */
export function useUnitColumn<Line extends UnitLine>(
  { value: { lines }, grammar, change }: UnitLines<Line>,
  width: string,
): LineColumn<Line> {
  const { t } = useLingui();
  const { replica } = useModel();
  const nameOf = useUnitName();
  const choicesOf = useUnitChoices();
  const productOf = ({ product }: Line): ProductRow | undefined =>
    product === null ? undefined : replica.view.get('product', product);
  const text = (line: Line): string => {
    const product = productOf(line);
    return product ? nameOf(line.orderedIn?.unit ?? product.unit) : '';
  };
  const isChoice = (line: Line): boolean => choicesOf(productOf(line), line.orderedIn).length > 1;
  const choose = (line: Line, unit: OrderedUnit | undefined): void => {
    const product = productOf(line);
    if (!product) return;
    const next = grammar.inUnit(line, product, unit);
    change({ lines: lines.map((one) => (one.id === line.id ? next : one)) });
  };
  const column = { id: 'unit', header: t`Unit`, text };
  if (!lines.some(isChoice)) return { ...column, width };
  const input = (line: Line, label: string) =>
    isChoice(line) ? (
      <UnitChoice
        label={label}
        choices={choicesOf(productOf(line), line.orderedIn)}
        chosen={line.orderedIn}
        onChoose={(unit) => choose(line, unit)}
      />
    ) : (
      <span className="ui-lines-text">{text(line)}</span>
    );
  return { ...column, width: '9rem', input };
}

interface Choice {
  readonly unit: OrderedUnit | undefined;
  readonly label: string;
}

interface UnitChoiceProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly chosen: OrderedUnit | undefined;
  readonly onChoose: (unit: OrderedUnit | undefined) => void;
}

function UnitChoice({ label, choices, chosen, onChoose }: UnitChoiceProps) {
  return (
    <Select
      label={label}
      value={String(choices.findIndex(({ unit }) => isSameUnit(unit, chosen)))}
      options={choices.map((choice, index) => ({ value: String(index), label: choice.label }))}
      onChange={(index) => onChoose(choices[Number(index)]?.unit)}
    />
  );
}

/** The units a line can be ordered in, its own among them even if the product no longer comes in it. */
function useUnitChoices(): (
  product: ProductRow | undefined,
  own: OrderedUnit | undefined,
) => readonly Choice[] {
  const nameOf = useUnitName();
  const sizeOf = useUnitSize();
  return (product, own) => {
    if (!product) return [];
    const units = unitsOf(product);
    const isGone = own !== undefined && !units.some((unit) => isSameUnit(unit, own));
    const all = isGone ? [...units, own] : units;
    return [
      { unit: undefined, label: nameOf(product.unit) },
      ...all.map((unit) => ({ unit, label: sizeOf(unit, product) })),
    ];
  };
}
