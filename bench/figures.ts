/** What was measured of one metric. Times in milliseconds unless `unit` says otherwise. */
export interface Figure {
  readonly metric: string;
  readonly unit: string;
  /** The value in the table: a median of rounds, or a percentile where the metric's name says so. */
  readonly value: number;
  readonly p50?: number;
  readonly p95?: number;
  /** Number of samples or rounds behind the value. */
  readonly samples?: number;
  readonly target?: Target;
  /** The same work done by a script without the product, measured in the same run and unit. */
  readonly floor?: number;
  readonly note?: string;
}

export interface Target {
  readonly limit: number;
  /** Whether less or more is better. */
  readonly at: 'most' | 'least';
}

export const atMost = (limit: number): Target => ({ limit, at: 'most' });
export const atLeast = (limit: number): Target => ({ limit, at: 'least' });

/** The value below which this fraction (0 to 1) of the samples lies; nearest rank, no interpolation. */
export function percentile(samples: readonly number[], part: number): number {
  if (samples.length === 0) throw new RangeError('no samples');
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1)] ?? 0;
}

export const median = (samples: readonly number[]): number => percentile(samples, 0.5);

/** A figure from a list of times, judged by its 95th percentile. */
export function ofTimes(
  metric: string,
  times: readonly number[],
  rest: Partial<Pick<Figure, 'target' | 'note' | 'unit' | 'floor'>> = {},
): Figure {
  const p95 = percentile(times, 0.95);
  return { metric, unit: 'ms', value: p95, p50: median(times), p95, samples: times.length, ...rest };
}

/** A figure from rounds of one number each, judged by their median. */
export function ofRounds(
  metric: string,
  unit: string,
  rounds: readonly number[],
  rest: Partial<Pick<Figure, 'target' | 'note' | 'floor' | 'p50' | 'p95'>> = {},
): Figure {
  return { metric, unit, value: median(rounds), samples: rounds.length, ...rest };
}

export type Verdict = 'met' | 'missed' | '';

export function verdictOf({ target, value }: Figure): Verdict {
  if (!target) return '';
  return (target.at === 'most' ? value <= target.limit : value >= target.limit) ? 'met' : 'missed';
}

/** Milliseconds that work took, and its result. */
export async function timed<T>(work: () => T | Promise<T>): Promise<{ ms: number; value: T }> {
  const start = performance.now();
  const value = await work();
  return { ms: performance.now() - start, value };
}

/**
 * Work of this thread alone, piece by piece: processor time of a piece in each of `blocks` blocks, which other work on
 * the machine does not inflate, and wall-clock times of all pieces. The system counts processor time in steps of some
 * milliseconds, so a block has to be long.
 */
export function ofProcessor(
  metric: string,
  blocks: number,
  pieces: number,
  work: (piece: number) => void,
  rest: Partial<Pick<Figure, 'target' | 'note'>> = {},
): Figure {
  const walls: number[] = [];
  const each: number[] = [];
  for (let block = 0; block < blocks; block++) {
    const before = process.threadCpuUsage();
    for (let piece = 0; piece < pieces; piece++) {
      const start = performance.now();
      work(block * pieces + piece);
      walls.push(performance.now() - start);
    }
    const { user, system } = process.threadCpuUsage(before);
    each.push((user + system) / 1000 / pieces);
  }
  return {
    metric,
    unit: 'ms',
    value: median(each),
    p50: median(walls),
    p95: percentile(walls, 0.95),
    samples: walls.length,
    ...rest,
  };
}
