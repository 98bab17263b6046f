import { total } from '#model/lines/line-parts.ts';
import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { GoodsReceiptRow } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import { placeProblem } from '#model/areas/purchasing/goods-receipt/goods-receipt.rules.ts';
import type { LocationRow } from '#model/areas/stock/location/location.facts.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useRefusalSentence } from '#views/kit/document/refusal-sentence.ts';
import type { Say } from '#views/kit/scan-mode/scan-message.ts';
import type { Hand } from './coming.ts';
import type { Change } from './receipt-lines.ts';
import { useReceiptWords } from './use-receipt-words.ts';
import type { Receiving } from './use-receiving.ts';

export interface ReceiptPlaces {
  /** The bin that goods go to; undefined: to receiving. */
  readonly place: LocationRow | undefined;
  readonly leave: () => void;
  /** Answers the code of a bin: goods in hand go there, else those that come next do. */
  readonly onBin: (scanned: LocationRow, hand: Hand | null, onPut: (hand: Hand) => void) => void;
}

/** Bins while receiving: goods and then their bin, or the bin and then the goods. [RCS4] */
export function useReceiptPlaces(row: GoodsReceiptRow, receiving: Receiving, say: Say): ReceiptPlaces {
  const { t } = useLingui();
  const { view } = useModel().replica;
  const sentence = useRefusalSentence();
  const put = usePutting(receiving);
  const [at, setAt] = useState<string | null>(null);
  const leave = (): void => {
    setAt(null);
    say('right', t`Goods go to receiving`);
  };
  return {
    place: at === null ? undefined : view.get('location', at),
    leave,
    onBin: (scanned, hand, onPut) => {
      const { id, code } = scanned;
      if (scanned.warehouse !== row.warehouse) return say('wrong', t`${code} is in another warehouse`);
      const problem = placeProblem(view, row.warehouse, { location: id });
      if (problem !== null) return say('wrong', sentence({ code: problem }));
      if (hand?.every(({ location }) => location === null)) {
        if (put(hand, scanned)) onPut(hand.map((one) => ({ ...one, location: id })));
        return undefined;
      }
      if (id === at || id === view.get('warehouse', row.warehouse)?.receiving) return leave();
      setAt(id);
      return say('right', t`Goods go to ${code} now`);
    },
  };
}

/** Puts goods in hand in a bin; false if they cannot be. */
function usePutting(receiving: Receiving): (hand: Hand, place: LocationRow) => boolean {
  const { t } = useLingui();
  const told = useReceiptWords();
  return (hand, { id, code }) => {
    const [first] = hand;
    if (!first) return false;
    const figure = told.figure(total(hand, ({ quantity }) => quantity));
    const goods = told.goods(first);
    const moved = hand.flatMap((one): readonly Change[] => [
      { ...one, quantity: -one.quantity },
      { ...one, location: id },
    ]);
    return receiving.give(moved, () => t`${figure} ${goods} in ${code}`);
  };
}
