import type { AssemblyRow } from '#model/areas/stock/assembly/assembly.facts.ts';
import { leaving, leftOf, partFor } from '#model/areas/stock/assembly/assembly.lines.ts';
import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useDraft } from '#views/kit/document/use-draft.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import type { ScanMessage } from '#views/kit/scan-mode/scan-message.ts';
import { useSaying } from '#views/kit/scan-mode/use-saying.ts';
import { inWalkingOrder } from '#model/areas/stock/location/walking-order.ts';
import {
  buildStops,
  madeOf,
  stopId,
  type BuildStop,
  type Made,
  type WorkStop,
} from '#model/areas/stock/assembly/build-stops.ts';
import { useBuildAnswers } from './use-build-answers.ts';

export interface BuildTask {
  readonly stops: readonly WorkStop[];
  /** What is left to do, in walking order. */
  readonly open: readonly WorkStop[];
  readonly current: WorkStop | undefined;
  /** Its place was scanned. */
  readonly isThere: boolean;
  readonly said: ScanMessage | null;
  readonly onScan: (code: string) => void;
  readonly take: (stop: BuildStop, quantity: number) => void;
  readonly putBack: (stop: WorkStop) => void;
  /** There is not enough here: the rest is not taken. */
  readonly leave: (stop: WorkStop) => void;
  readonly lookAgain: () => void;
  readonly goTo: (id: string) => void;
  readonly step: (by: 1 | -1) => void;
  readonly made: Made;
  /** What was in hand is used up. */
  readonly over: () => void;
  /** What is in hand after all, since building with it was refused. */
  readonly haveAgain: (taken: Made['taken']) => void;
}

/** What was taken, kept beyond the page, and where nothing more is to be found. */
interface InHand {
  readonly taken: readonly BuildStop[];
  readonly left: readonly string[];
}

const empty: InHand = { taken: [], left: [] };
const ways = {
  read: () => empty,
  same: (a: InHand, b: InHand): boolean => JSON.stringify(a) === JSON.stringify(b),
};

/** Guides from place to place; every scan is answered with a sound, a sentence and what is next. [AS15] */
export function useBuildTask(row: AssemblyRow): BuildTask {
  const { t } = useLingui();
  const { view } = useModel().replica;
  const words = useLineWords();
  const { said, say } = useSaying();
  const hand = useHand(row);
  const { taken, left, hold } = hand;
  const stops = useStops(row, taken);
  const open = stops.filter((stop) => stop.left > 0 && !left.includes(stop.id));
  const standing = useStanding(open);
  const { current, goTo } = standing;
  const take = (stop: BuildStop, quantity: number): void => {
    const figure = words.quantity(stop, quantity);
    const sku = words.sku(stop);
    hold(bare(stop), quantity);
    goTo(stop.id, stop.location);
    say('right', t`${figure} ${sku} taken`);
  };
  return {
    ...standing,
    stops,
    open,
    said,
    onScan: useBuildAnswers({ row, stops, current, say, take, goTo }),
    take,
    putBack: (stop) => hold(bare(stop), -stop.inHand),
    leave: ({ id }) => hand.leave([...left, id]),
    lookAgain: () => hand.leave([]),
    goTo: (id) => goTo(id),
    made: madeOf(view, row, taken),
    over: hand.over,
    haveAgain: (back) => hand.have(back.map((one) => ({ ...one, id: stopId(one) }))),
  };
}

/** What is in hand, as it is kept. */
function useHand(row: AssemblyRow) {
  const draft = useDraft<AssemblyRow, InHand>(row, ways, `assembly.${row.id}`);
  const { taken, left } = draft.value;
  return {
    taken,
    left,
    have: (stops: readonly BuildStop[]): void => draft.change({ taken: stops }),
    leave: (ids: readonly string[]): void => draft.change({ left: ids }),
    /** Takes so much more, or (with a minus) puts it back. */
    hold: (stop: BuildStop, quantity: number): void => {
      const before = taken.find(({ id }) => id === stop.id)?.quantity ?? 0;
      const others = taken.filter(({ id }) => id !== stop.id);
      const sum = before + quantity;
      draft.change({ taken: sum > 0 ? [...others, { ...stop, quantity: sum }] : others });
    },
    over: (): void => {
      draft.change(empty);
      draft.saved();
    },
  };
}

/** A stop as it is kept. */
const bare = ({ id, product, location, lot, quantity }: BuildStop): BuildStop => ({
  id,
  product,
  location,
  ...(lot === undefined ? {} : { lot }),
  quantity,
});

/** The places to go to, with what is in hand from there; of another serial number than was planned, too. */
function useStops(row: AssemblyRow, taken: readonly BuildStop[]): readonly WorkStop[] {
  const { view } = useModel().replica;
  const today = useToday();
  const wanted = new Map(leaving(row).map((line) => [line.product, partFor(row, line, leftOf(row))]));
  for (const { product, quantity } of taken) wanted.set(product, (wanted.get(product) ?? 0) - quantity);
  const planned = buildStops(view, row, today);
  const others = taken.filter(({ id }) => planned.every((stop) => stop.id !== id));
  return inWalkingOrder(view, [...planned, ...others]).map((stop) => {
    const inHand = taken.find(({ id }) => id === stop.id)?.quantity ?? 0;
    const here = others.includes(stop) ? 0 : stop.quantity - inHand;
    return { ...stop, inHand, left: Math.max(0, Math.min(here, wanted.get(stop.product) ?? 0)) };
  });
}

/** Where somebody is, and the ways from there. */
function useStanding(open: readonly WorkStop[]) {
  const [at, setAt] = useState<{ readonly id: string | null; readonly place: string | null }>({
    id: null,
    place: null,
  });
  const current = open.find(({ id }) => id === at.id) ?? open[0];
  const goTo = (id: string, place: string | null = at.place): void => setAt({ id, place });
  return {
    current,
    isThere: current !== undefined && current.location === at.place,
    goTo,
    step: (by: 1 | -1): void => {
      const index = open.findIndex(({ id }) => id === current?.id);
      const next = open[(index + by + open.length) % open.length];
      if (next) goTo(next.id);
    },
  };
}
