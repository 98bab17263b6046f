import type { AnyStateMachine } from 'xstate';
import type { StateValue } from '#model/engine/rows.ts';
import { walkChart, waysOf, type ChartWalk, type Footing } from '#model/flows/chart-walk.ts';
import type { Recording, RecordingEntry } from '#model/recordings/recording.ts';
import { compare } from '#model/values/order.ts';
import { chartList } from '#machines/chart-list.ts';

/** Where today's charts first differ from a recording. */
export interface Divergence {
  /** Index of the entry, from 0. */
  readonly entry: number;
  readonly chart: string;
  readonly event: string;
  readonly from: StateValue;
  readonly expected: StateValue;
  /** Where the chart may go instead; empty if the chart does not exist. */
  readonly got: readonly StateValue[];
}

/** A recorded step with the transitions that today's chart takes for it. */
export interface ReplayedStep {
  readonly entry: number;
  readonly chart: string;
  /** Its document; null for an actor. */
  readonly document: string | null;
  readonly event: string;
  readonly after: StateValue;
  readonly taken: readonly string[];
}

interface ChartStep {
  readonly chart: string;
  readonly document: string | null;
  readonly event: string;
  readonly from: StateValue;
  readonly to: StateValue;
  readonly taken: readonly string[] | null;
}

/** Replays a recording on the current charts, up to the first step they cannot take. */
export async function replayRecording(
  recording: Recording,
): Promise<{ readonly steps: readonly ReplayedStep[]; readonly divergence: Divergence | null }> {
  const walks = await walksFor(recording);
  const stands = new Map(Object.entries(recording.actors));
  const steps: ReplayedStep[] = [];
  for (const [entry, one] of recording.entries.entries()) {
    const step = stepOf(one, stands);
    if (!step) continue;
    const walk = walks.get(step.chart);
    const ways = walk ? [...stayed(one, step), ...waysFrom(walk, step)] : [];
    const way = pick(ways, step);
    if (!way) {
      const { chart, event, from, to: expected } = step;
      const got = unlike(ways.map(({ value }) => value));
      return { steps, divergence: { entry, chart, event, from, expected, got } };
    }
    const { chart, document, event, to: after } = step;
    steps.push({ entry, chart, document, event, after, taken: way.taken });
  }
  return { steps, divergence: null };
}

/** The chart step of an entry; null if it has no chart, or for an actor whose state is unknown. */
function stepOf(entry: RecordingEntry, stands: Map<string, StateValue>): ChartStep | null {
  if (entry.kind === 'load') {
    stands.clear();
    for (const [actor, value] of Object.entries(entry.actors)) stands.set(actor, value);
    return null;
  }
  if (entry.kind === 'actor') {
    const { actor, event, state: to, taken } = entry;
    const from = stands.get(actor);
    stands.set(actor, to);
    if (from === undefined || event === 'xstate.init') return null;
    return { chart: actor, document: null, event, from, to, taken };
  }
  if (entry.kind !== 'command' || entry.before === null) return null;
  const { document, type: event, before: from, refused } = entry;
  const to = refused === null ? entry.after : from;
  const chart = chartList.find(({ id, kind }) => kind === 'document' && id === document.kind)?.slug;
  if (to === null) return null;
  return { chart: chart ?? document.kind, document: document.id, event, from, to, taken: null };
}

/** The recorded way, if it still exists: with the same transitions if they are known, otherwise to the same state. */
function pick(ways: readonly Footing[], { to, taken }: ChartStep): Footing | undefined {
  const there = ways.filter(({ value }) => alike(value, to));
  if (taken !== null) return there.find((way) => alike(way.taken, taken));
  return there.find((way) => way.taken.length > 0) ?? there[0];
}

/** A refused command stays in its state, even if the chart would allow it: permissions and data refuse too. */
const stayed = (entry: RecordingEntry, { from }: ChartStep): readonly Footing[] =>
  entry.kind === 'command' && entry.refused !== null ? [{ value: from, taken: [] }] : [];

/** A state that no longer exists in the chart leads nowhere. */
function waysFrom(walk: ChartWalk, { from, event }: ChartStep): readonly Footing[] {
  try {
    return waysOf(walk, from, event);
  } catch {
    return [];
  }
}

async function walksFor({ actors, entries }: Recording): Promise<ReadonlyMap<string, ChartWalk>> {
  const slugs = new Set(Object.keys(actors));
  const kinds = new Set<string>();
  for (const entry of entries) {
    if (entry.kind === 'actor') slugs.add(entry.actor);
    if (entry.kind === 'command') kinds.add(entry.document.kind);
  }
  const wanted = chartList.filter(({ slug, id, kind }) =>
    kind === 'document' ? kinds.has(id) : slugs.has(slug),
  );
  const loaded = await Promise.all(
    wanted.map(async (chart): Promise<[string, AnyStateMachine]> => [chart.slug, await chart.load()]),
  );
  return new Map(loaded.map(([slug, machine]) => [slug, walkChart(machine)]));
}

/** Equal regardless of the order of regions. */
const alike = (one: unknown, other: unknown): boolean => sorted(one) === sorted(other);

function sorted(value: unknown): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return JSON.stringify(value);
  const parts = Object.entries(value).toSorted(([a], [b]) => compare(a, b));
  return `{${parts.map(([key, one]) => `${key}:${sorted(one)}`).join()}}`;
}

const unlike = (values: readonly StateValue[]): readonly StateValue[] => [
  ...new Map(values.map((value) => [sorted(value), value])).values(),
];
