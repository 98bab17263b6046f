import { useLingui } from '@lingui/react/macro';
import type {
  Deviation,
  SupplierBillRow,
} from '#model/areas/purchasing/supplier-bill/supplier-bill.facts.ts';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { deviationWords } from './supplier-bill.messages.ts';

type Figures = Pick<SupplierBillRow, 'currency' | 'lines'>;

/** What a difference is, with what was expected and what the bill says. */
export function useDeviationSentence(): (bill: Figures, deviation: Deviation) => string {
  const { t, i18n } = useLingui();
  const figure = useFigure();
  return (bill, deviation) => {
    const what = i18n._(deviationWords[deviation.code]);
    const { expected, found } = deviation;
    if (expected === undefined || found === undefined) return what;
    const [right, billed] = [figure(bill, deviation, expected), figure(bill, deviation, found)];
    return t`${what}: ${billed} instead of ${right}`;
  };
}

/** A figure in the unit of its field. */
function useFigure() {
  const format = useFormat();
  const words = useLineWords();
  return ({ currency, lines }: Figures, { field, line }: Deviation, figure: number): string => {
    if (field === 'price') return format.unitPrice(figure, currency);
    if (field !== 'quantity') return format.money(figure, currency);
    const product = lines.find(({ id }) => id === line)?.product ?? null;
    return product === null ? format.quantity(figure) : words.quantity({ product }, figure);
  };
}
