import { unitsOf } from '#model/areas/products/product/product.units.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useUnitName } from '#views/kit/document/use-unit-name.ts';
import { inStockUnits } from '#views/areas/products/product/typed-units.ts';
import { useFormat } from '#views/ui/use-format.ts';
import type { CountEditor } from './use-count-editor.ts';

/** Reads counts typed in any packaging of a line's product, or in what it was ordered in: `3 box + 4`. [GR17] */
export function useTypedUnits({ order, value }: CountEditor): (line: string, text: string) => string {
  const { replica } = useModel();
  const nameOf = useUnitName();
  const { locale } = useFormat();
  return (id, text) => {
    const line = value.lines.find((one) => one.id === id);
    const product = line && replica.view.get('product', line.product);
    if (!product) return text;
    const ordered = order?.lines.find((one) => one.id === line.orderLine)?.orderedIn;
    const units = ordered ? [ordered, ...unitsOf(product)] : unitsOf(product);
    return inStockUnits(
      text,
      units.map((unit) => ({ unit, names: [unit.unit, nameOf(unit.unit)] })),
      locale,
    );
  };
}
