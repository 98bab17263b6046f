import { useLingui } from '@lingui/react/macro';
import { useQuantity } from '#views/kit/document/use-quantity.ts';
import { Badge } from '#views/ui/badge.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import type { DemandLine } from './demand-lines.ts';
import { useReservingSentence } from './use-reserving-sentence.ts';

/** When the goods of a line are reserved and who decided it, in words; what of it somebody freed. [SO62] [SO63] */
export function usePolicyOf(): (line: DemandLine) => string {
  const { t } = useLingui();
  const format = useFormat();
  const sentence = useReservingSentence();
  const sayQuantity = useQuantity();
  return ({ order, held, product }) => {
    const parts = [sentence(order.reserves)];
    if (held.from !== undefined) {
      const day = format.date(held.from);
      parts.push(t`from ${day}`);
    }
    if (held.freed !== undefined) {
      const freed = sayQuantity(held.freed, product);
      parts.push(t`${freed} freed by hand`);
    }
    return parts.join('; ');
  };
}

/** What is allocated to a line, marked where it is locked. */
export function Allocated({ line: { held, product } }: { readonly line: DemandLine }) {
  const { t } = useLingui();
  const sayQuantity = useQuantity();
  return (
    <>
      {held.locked && <Badge tone="info" icon="lock">{t`Locked`}</Badge>}
      {held.locked && ' '}
      {sayQuantity(held.soft + held.hard, product)}
    </>
  );
}
