import { useState } from 'react';
import {
  bestAward,
  type OfferedWhole,
} from '#model/areas/purchasing/quote-request/quote-request.comparison.ts';
import type { Award } from '#model/areas/purchasing/quote-request/quote-request.facts.ts';

/** Who gets which line. */
export interface Choosing {
  /** The supplier that gets a line; undefined: nobody. */
  readonly of: (line: string) => string | undefined;
  readonly choose: (line: string, supplier: string) => void;
  /** All that a supplier offers goes to it. */
  readonly chooseWhole: (supplier: string) => void;
  /** Each line goes to its lowest offer. */
  readonly chooseBest: () => void;
  readonly lines: Award['lines'];
}

/** Who gets which line, unless somebody chooses otherwise: its lowest offer. What is not offered any more falls away. */
export function useAward(wholes: readonly OfferedWhole[]): Choosing {
  const best = new Map(bestAward(wholes).map(({ line, supplier }) => [line, supplier]));
  const [chosen, setChosen] = useState<ReadonlyMap<string, string> | null>(null);
  const isOffered = (line: string, supplier: string): boolean =>
    wholes.some(
      (whole) =>
        whole.supplier === supplier && !whole.isExpired && whole.offers.some((one) => one.line === line),
    );
  const picked = [...(chosen ?? best)].filter(([line, supplier]) => isOffered(line, supplier));
  const current = new Map(picked);
  return {
    of: (line) => current.get(line),
    choose: (line, supplier) => setChosen(new Map([...current, [line, supplier]])),
    chooseWhole: (supplier) => {
      const { offers = [] } = wholes.find((one) => one.supplier === supplier) ?? {};
      setChosen(new Map(offers.map(({ line }) => [line, supplier])));
    },
    chooseBest: () => setChosen(null),
    lines: picked.map(([line, supplier]) => ({ line, supplier })),
  };
}
