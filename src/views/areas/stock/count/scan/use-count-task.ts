import { useState } from 'react';
import type { CountLine, CountRow } from '#model/areas/stock/count/count.facts.ts';
import { SEE_EXPECTED } from '#model/areas/stock/count/count.kind.ts';
import { lyingAt } from '#model/stock/stock.counting.ts';
import { isMuch } from '#model/stock/stock.much.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import type { ScanMessage, Say } from '#views/kit/scan-mode/scan-message.ts';
import { useSaying } from '#views/kit/scan-mode/use-saying.ts';
import { nextIn, nextStop, stopsOf, type CountStop } from './count-stops.ts';
import { useBookCounts, type BookCounts, type Finding, type Parking } from './use-book-counts.ts';
import { useCountAnswers } from './use-count-answers.ts';

export interface CountTask extends Pick<BookCounts, 'withdraw'> {
  readonly stops: readonly CountStop[];
  /** The bin to count; undefined when all are done. */
  readonly stop: CountStop | undefined;
  /** The line to count in it, or that was just counted; undefined where nothing is looked for. */
  readonly line: CountLine | undefined;
  /** The bin was scanned. */
  readonly isThere: boolean;
  readonly said: ScanMessage | null;
  readonly say: Say;
  readonly onScan: (code: string) => void;
  /** All there is on the current line, thousandths; goes on to what is next. */
  readonly countAll: (quantity: number) => void;
  /** Asks first where much is expected. */
  readonly sayEmpty: () => void;
  /** It is asked whether the bin is empty. */
  readonly isAskingEmpty: boolean;
  readonly answerEmpty: (isEmpty: boolean) => void;
  readonly park: (item: Omit<Parking, 'location'>) => boolean;
  /** Code that was scanned and is known to nobody; null while nothing is parked. */
  readonly parking: string | null;
  readonly setParking: (code: string | null) => void;
  readonly goTo: (location: string, line?: string | null) => void;
  readonly step: (by: 1 | -1) => void;
}

/** Where somebody counts: the bin and the line that were chosen, and whether the bin was scanned. */
interface Place {
  /** Null: the first with something left, from `after` on. */
  readonly bin: string | null;
  readonly after: string | null;
  readonly scanned: string | null;
  readonly line: string | null;
}

const START: Place = { bin: null, after: null, scanned: null, line: null };

/** Guides from bin to bin; every scan is answered with a sound, a sentence and the figure as it stands. [CNS1] */
export function useCountTask(row: CountRow): CountTask {
  const { said, say } = useSaying();
  const [parking, setParking] = useState<string | null>(null);
  const at = usePlace(row);
  const taking = useBookCounts(row.id, say, { onUnknown: setParking });
  const work = useWorkAt(at, taking);
  const asking = useAskingEmpty(at, work.sayEmpty);
  const { onBin, ...place } = at;
  const onScan = useCountAnswers({
    row,
    stop: at.stop,
    say,
    count: work.count,
    onBin,
    onUnknown: setParking,
  });
  return { ...place, ...work, ...asking, said, say, onScan, parking, setParking };
}

/** Where somebody counts, and the ways from there. */
interface At extends Pick<CountTask, 'stops' | 'stop' | 'line' | 'isThere' | 'goTo' | 'step'> {
  readonly onBin: (location: string) => void;
  /** To what is left, from this bin on. */
  readonly goOn: (after: string) => void;
}

function usePlace(row: CountRow): At {
  const { view } = useModel().replica;
  const [place, setPlace] = useState<Place>(START);
  const stops = stopsOf(view, row);
  const stop = stops.find(({ location }) => location === place.bin) ?? nextStop(stops, place.after);
  const line = stop && (stop.lines.find(({ id }) => id === place.line) ?? nextIn(stop) ?? stop.lines[0]);
  const goTo = (bin: string, at: string | null = null): void =>
    setPlace({ bin, after: bin, scanned: place.scanned === bin ? bin : null, line: at });
  return {
    stops,
    stop,
    line,
    isThere: stop !== undefined && place.scanned === stop.location,
    goTo,
    step: (by) => stepFrom(stops, stop, line, by, goTo),
    onBin: (bin) => setPlace({ ...START, bin, after: bin, scanned: bin }),
    goOn: (after) => setPlace({ ...START, after, scanned: place.scanned }),
  };
}

interface Work extends Pick<CountTask, 'countAll' | 'sayEmpty' | 'withdraw' | 'park'> {
  readonly count: (finding: Finding) => void;
}

/** What is done at a place, and where it leads. */
function useWorkAt({ stop, line, goTo, goOn }: At, taking: BookCounts): Work {
  const { view } = useModel().replica;
  const location = stop?.location ?? '';
  const count = (finding: Finding): void => {
    const counted = taking.count(finding);
    if (!counted) return;
    if (finding.isTotal) goOn(counted.location);
    else goTo(counted.location, counted.id);
  };
  return {
    count,
    countAll: (quantity) => {
      if (!line) return;
      const lot = view.get('lot', line.lot ?? '')?.code;
      count({ location, product: line.product, lot, quantity, isTotal: true });
    },
    sayEmpty: () => {
      if (taking.sayEmpty(location)) goOn(location);
    },
    withdraw: (of, entry) => {
      const isBack = taking.withdraw(of, entry);
      if (isBack) goTo(of.location, of.id);
      return isBack;
    },
    park: (item) => taking.park({ location, ...item }),
  };
}

/** A bin in which much is expected is not called empty by one press. [CNS7] */
function useAskingEmpty({ stop }: At, give: () => void) {
  const model = useModel();
  const { view } = model.replica;
  const [asked, setAsked] = useState<string | null>(null);
  const quantityOf = (line: CountLine): number =>
    model.may(SEE_EXPECTED) ? lyingAt(view, line.location, line, LATEST) : 0;
  return {
    isAskingEmpty: stop !== undefined && asked === stop.location,
    sayEmpty: (): void => {
      const lines = stop?.lines ?? [];
      if (isMuch(lines.map((line) => ({ quantity: quantityOf(line) })))) setAsked(stop?.location ?? null);
      else give();
    },
    answerEmpty: (isEmpty: boolean): void => {
      setAsked(null);
      if (isEmpty) give();
    },
  };
}

/** Later than anything: what lies there now. */
export const LATEST = '9999-12-31T00:00:00.000Z';

/** To the line before or after in the bin, and beyond its ends to the bin before or after. */
function stepFrom(
  stops: readonly CountStop[],
  stop: CountStop | undefined,
  line: CountLine | undefined,
  by: 1 | -1,
  goTo: CountTask['goTo'],
): void {
  if (!stop) return;
  const beside = stop.lines[stop.lines.findIndex(({ id }) => id === line?.id) + by];
  if (line && beside) return goTo(stop.location, beside.id);
  const at = stops.findIndex(({ location }) => location === stop.location);
  const next = stops[(at + by + stops.length) % stops.length];
  const first = by === 1 ? next?.lines[0] : next?.lines.at(-1);
  if (next) goTo(next.location, first?.id);
}
