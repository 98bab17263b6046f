import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { MovementRow, MovementRowLine } from '#model/areas/stock/movement/movement.facts.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { usePlaceName } from '#views/kit/document/place-name.ts';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import type { ScanMessage, Say } from '#views/kit/scan-mode/scan-message.ts';
import { useAttempt } from '#views/kit/scan-mode/use-attempt.ts';
import { useSaying } from '#views/kit/scan-mode/use-saying.ts';
import { stopsOf, wayOf, type InHand, type MovementStop, type Way } from './movement-stops.ts';
import { useMovementAnswers } from './use-movement-answers.ts';

export interface MovementTask {
  readonly way: Way;
  readonly stops: readonly MovementStop[];
  /** The line to work on; undefined when all are done or left. */
  readonly stop: MovementStop | undefined;
  /** The place of this line was scanned. */
  readonly isThere: boolean;
  readonly hand: InHand | null;
  readonly said: ScanMessage | null;
  readonly onScan: (code: string) => void;
  readonly take: (stop: MovementStop, quantity: number) => void;
  /** Goes back to taking: nothing was put anywhere. */
  readonly letGo: () => void;
  /** Puts what is in hand in a place. */
  readonly put: (place: string) => void;
  /** Takes back what was put in a place. */
  readonly takeBack: (line: MovementRowLine, quantity: number, to: string) => void;
  /** The rest of the line stays where it lies. */
  readonly leave: (line: string) => void;
  /** Lines whose rest stays where it lies. */
  readonly left: ReadonlySet<string>;
  readonly lookAgain: () => void;
  readonly goTo: (line: string) => void;
  readonly step: (by: 1 | -1) => void;
}

/** Where somebody is: the chosen line, the scanned place, what they carry, and what they leave. */
interface Standing {
  readonly line: string | null;
  readonly place: string | null;
  readonly hand: InHand | null;
  readonly left: ReadonlySet<string>;
}

/** Guides from place to place; every scan is answered with a sound, a sentence and what is next. [MVS6] */
export function useMovementTask(row: MovementRow): MovementTask {
  const { t } = useLingui();
  const { said, say } = useSaying();
  const words = useLineWords();
  const { open, hold, go, ...ways } = useWays(row);
  const { stops, stop, hand } = ways;
  const take = ({ line, left }: MovementStop, quantity: number): void => {
    const sku = words.sku(line);
    const most = words.quantity(line, left);
    const taken = words.quantity(line, quantity);
    if (quantity > left) return say('wrong', t`Only ${most} of ${sku} left`);
    hold({ line: line.id, quantity });
    return say('right', t`${taken} ${sku} in hand: scan where it goes`);
  };
  const putting = usePutting(row, say, () => hold(null));
  const put = (place: string): void => {
    const one = stops.find(({ line }) => line.id === hand?.line);
    if (hand && one) putting.put(one.line, hand.quantity, place);
  };
  const onScan = useMovementAnswers({ row, stops: open, stop, hand, say, take, put, goTo: go });
  return {
    ...ways,
    way: wayOf(row),
    said,
    onScan,
    take,
    letGo: () => hold(null),
    put,
    takeBack: putting.takeBack,
  };
}

/** Where somebody is, and the ways from there. */
interface Ways
  extends
    Pick<MovementTask, 'stops' | 'stop' | 'isThere' | 'hand'>,
    Pick<MovementTask, 'left' | 'leave' | 'lookAgain' | 'goTo' | 'step'> {
  /** What is left to do, in walking order. */
  readonly open: readonly MovementStop[];
  readonly hold: (hand: InHand | null) => void;
  /** Goes to a line, at a place that was scanned. */
  readonly go: (line: string, place?: string | null) => void;
}

function useWays(row: MovementRow): Ways {
  const { view } = useModel().replica;
  const [at, setAt] = useState<Standing>({ line: null, place: null, hand: null, left: new Set() });
  const stops = stopsOf(view, row);
  const open = stops.filter(({ line, left }) => left > 0 && !at.left.has(line.id));
  const stop = open.find(({ line }) => line.id === (at.hand?.line ?? at.line)) ?? open[0];
  const go = (line: string, place: string | null = at.place): void => {
    const left = new Set([...at.left].filter((one) => one !== line));
    setAt({ line, place, hand: null, left });
  };
  return {
    stops,
    open,
    stop,
    isThere: stop !== undefined && at.place === stop.location,
    // What somebody else has put meanwhile is no longer in hand.
    hand: stop?.line.id === at.hand?.line ? at.hand : null,
    hold: (hand) => setAt({ ...at, hand, line: hand?.line ?? at.line }),
    go,
    goTo: (line) => go(line),
    left: at.left,
    leave: (line) => setAt({ ...at, line: null, hand: null, left: new Set([...at.left, line]) }),
    lookAgain: () => setAt({ ...at, left: new Set() }),
    step: (by) => {
      const index = open.findIndex(({ line }) => line.id === stop?.line.id);
      const next = open[(index + by + open.length) % open.length];
      if (next) go(next.line.id);
    },
  };
}

/** Puts goods in a place, and takes them back; refusals are announced. */
function usePutting(row: MovementRow, say: Say, onPut: () => void) {
  const { t } = useLingui();
  const words = useLineWords();
  const placeName = usePlaceName();
  const attempt = useAttempt('movement', row.id, say);
  const way = wayOf(row);
  const put = (line: MovementRowLine, quantity: number, to: string): void => {
    const part = { line: line.id, quantity, to };
    const figure = words.quantity(line, quantity);
    const sku = words.sku(line);
    const place = placeName(to);
    if (attempt(way, way === 'put' ? part : { lines: [part] }, t`${figure} ${sku} in ${place}`)) onPut();
  };
  return {
    put,
    takeBack: (line: MovementRowLine, quantity: number, to: string): void => {
      const places = placeName(line.from);
      attempt('takeBack', { line: line.id, quantity, to }, t`Back in ${places}`);
    },
  };
}
