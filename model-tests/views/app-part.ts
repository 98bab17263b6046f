import type { ComponentType } from 'react';
import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { App } from '#views/navigation/app-context.tsx';
import type { Words } from './catalogues.ts';
import { surveyApp } from '../model/app-case.ts';
import type { Standing } from './expected-buttons.ts';
import type { Still } from './still-actor.ts';

/** A button as it should be. */
export interface SeenButton {
  /** A selector. */
  readonly at: string;
  readonly standing: Standing;
  /** The types of events sent to the chart when pressed; omitted if the page handles it without the chart. */
  readonly tells?: readonly string[];
}

/** A part of the application that is drawn from the snapshot of one chart. */
export interface AppPart {
  /** The chart's name. */
  readonly name: string;
  /** Distinguishes the views of a chart. */
  readonly view?: string;
  readonly machine: AnyStateMachine;
  readonly snapshots: readonly AnyMachineSnapshot[];
  readonly Shown: ComponentType<{ readonly actor: AnyActorRef }>;
  /** What the application passes to it. */
  readonly app: (still: Still, snapshot: AnyMachineSnapshot) => Partial<App>;
  /** Pressed before looking, where a page has state of its own. */
  readonly first?: (snapshot: AnyMachineSnapshot) => readonly string[];
  /** The buttons, by the chart's snapshot. */
  readonly buttons: (snapshot: AnyMachineSnapshot) => readonly SeenButton[];
  /** Text entered before they are pressed, by field name. */
  readonly fills?: Readonly<Record<string, string>>;
  /** What it shows besides buttons: required elements, with their number. */
  readonly shows: (snapshot: AnyMachineSnapshot) => Readonly<Record<string, number>>;
  /** Text that an element must contain. */
  readonly says?: (snapshot: AnyMachineSnapshot, words: Words) => Readonly<Record<string, string>>;
}

/** A button that is enabled exactly where the chart takes its event. */
export const gives = (
  snapshot: AnyMachineSnapshot,
  at: string,
  event: AnyEventObject,
  otherwise: Standing = 'away',
): SeenButton => ({ at, standing: snapshot.can(event) ? 'on' : otherwise, tells: [event.type] });

type Subject = Parameters<typeof surveyApp<never, never>>[0];
type Kept = (snapshot: AnyMachineSnapshot) => boolean;

/** The reachable snapshots, one per distinct drawing of the part; without those no page reaches. */
export function snapshotsOf(
  subject: unknown,
  drawn: (snapshot: AnyMachineSnapshot) => unknown = ({ value }) => value,
  kept: Kept = () => true,
): { machine: AnyStateMachine; snapshots: AnyMachineSnapshot[] } {
  const asked = subject as Subject; // cases differ in what their rows see, which does not matter here
  const { graph } = surveyApp(asked, () => true);
  const found = graph.nodes
    .map(({ state }) => state)
    .filter(kept)
    .map((state) => [JSON.stringify(drawn(state)), state] as const);
  return { machine: asked.machine, snapshots: [...new Map(found).values()] };
}

/** An actor typed as the part that it drives expects it. */
export const as = <T>(actor: unknown): T => actor as T; // of the machine that the part is drawn from
