import { useQuery, useRows } from '#views/kit/document/model-context.tsx';
import { useToday } from '#views/kit/document/use-today.ts';
import { salesFigures, type SalesFigures } from './sales-figures.ts';

/** Today's sales figures from the orders on the device. */
export function useSalesFigures(): SalesFigures {
  const today = useToday();
  const orders = useRows('salesOrder');
  return useQuery(['salesOrder'], today, () => salesFigures(orders, today), salesFigures([], today));
}
