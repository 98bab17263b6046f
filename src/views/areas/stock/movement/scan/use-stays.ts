import { useLingui } from '@lingui/react/macro';
import type { Lying } from '#model/areas/stock/movement/movement.clearing.ts';
import { useLineWords } from '#views/areas/products/product/line-words.ts';

/** Says what of goods cannot leave their place, and what holds it; empty where all of them are free. [MVS3] */
export function useStays(): (lying: Lying) => string {
  const { t } = useLingui();
  const words = useLineWords();
  return (lying) => {
    const { held, taken, holders } = lying;
    const some = words.quantity(lying, taken);
    const kept = words.quantity(lying, held);
    const isTaken = holders === '' ? t`${some} taken` : t`${some} taken by ${holders}`;
    return [...(taken > 0 ? [isTaken] : []), ...(held > 0 ? [t`${kept} on hold`] : [])].join(', ');
  };
}
