import { total } from '#model/lines/line-parts.ts';
import { useLingui } from '@lingui/react/macro';
import { useModel } from './model-context.tsx';
import { useQuantity } from './use-quantity.ts';
import { useFormat } from '#views/ui/use-format.ts';

interface Doing {
  readonly product: string;
  /** Thousandths of the stock unit. */
  readonly done: number;
  readonly wanted: number;
}

/**
 * How much of all lines is done: in their unit where they have one, else in whole lines, since units do not add up.
 * [DP59]
 */
export function useDoneOf(): (lines: readonly Doing[]) => string {
  const { t } = useLingui();
  const format = useFormat();
  const say = useQuantity();
  const { view } = useModel().replica;
  return (lines) => {
    const products = lines.map(({ product }) => view.get('product', product));
    const [first] = products;
    const isOne = first !== undefined && products.every((product) => product?.unit === first.unit);
    const sum = (of: 'done' | 'wanted'): number => total(lines, (line) => line[of]);
    if (isOne) {
      const [done, all] = [format.quantity(sum('done')), say(sum('wanted'), first)];
      return t`${done} of ${all}`;
    }
    const whole = lines.filter(({ done, wanted }) => done >= wanted).length;
    return t`${whole} of ${lines.length} lines`;
  };
}
