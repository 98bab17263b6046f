import { useMemo, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import type { ListedChart } from '#machines/chart-list.ts';
import { chartShape, type ChartShape } from '#model/flows/chart-shape.ts';
import { walkChart, type Footing } from '#model/flows/chart-walk.ts';
import { useHotkeys } from '#views/ui/use-hotkeys.ts';
import { asDecided, eventsOf, guardsOf, play, refusalOf, type PlayedStep, type Refused } from './played.ts';

/** A chart in play: its steps, the resulting states, and the possible events. */
export interface Game {
  readonly shape: ChartShape;
  readonly steps: readonly PlayedStep[];
  readonly footings: readonly Footing[];
  readonly events: readonly string[];
  readonly guards: readonly string[];
  /** The guards set to false. */
  readonly closed: readonly string[];
  /** The last event that had no effect. */
  readonly refused: { readonly event: string; readonly refused: Refused } | null;
  readonly refusalOf: (event: string) => Refused | null;
  readonly send: (event: string) => void;
  readonly undo: () => void;
  readonly reset: () => void;
  readonly backTo: (at: number) => void;
  /** Sets these guards from now on. */
  readonly answer: (guards: readonly string[], holds: boolean) => void;
}

const BEGIN: PlayedStep = { event: null, closed: [] };

interface Played {
  readonly chart: Pick<ListedChart, 'kind'>;
  readonly machine: AnyStateMachine;
  readonly played?: readonly PlayedStep[] | undefined;
}

function walked(chart: Pick<ListedChart, 'kind'>, machine: AnyStateMachine) {
  const shape = chartShape(machine);
  return [shape, asDecided(chart, walkChart(machine), shape)] as const;
}

/** Plays a chart, from its start or from steps already played, with all guards true. */
export function useGame({ chart, machine, played = [BEGIN] }: Played): Game {
  const [shape, walk] = useMemo(() => walked(chart, machine), [chart, machine]);
  const [steps, setSteps] = useState<readonly PlayedStep[]>(played);
  const [closed, setClosed] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<Game['refused']>(null);
  const footings = useMemo(() => play(walk, steps), [walk, steps]);
  const from = footings.at(-1)?.value ?? {};
  const why = (event: string): Refused | null => refusalOf(walk, shape, from, { event, closed });
  const keep = (next: readonly PlayedStep[]): void => {
    setSteps(next);
    setRefused(null);
  };
  const undo = (): void => keep(steps.slice(0, Math.max(1, steps.length - 1)));
  useHotkeys({ 'mod+z': undo });
  return {
    shape,
    steps,
    footings,
    closed,
    refused,
    undo,
    events: eventsOf(shape),
    guards: guardsOf(shape),
    refusalOf: why,
    send: (event) => {
      const refusal = why(event);
      if (refusal) setRefused({ event, refused: refusal });
      else keep([...steps, { event, closed }]);
    },
    reset: () => keep([{ event: null, closed }]),
    backTo: (at) => keep(steps.slice(0, at + 1)),
    answer: (guards, holds) => {
      const others = closed.filter((one) => !guards.includes(one));
      setClosed(holds ? others : [...others, ...guards]);
      setRefused(null);
    },
  };
}
