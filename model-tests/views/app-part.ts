import type { ComponentType } from 'react';
import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { App } from '#views/app/app-context.tsx';
import type { Words } from './catalogues.ts';
import { surveyApp } from '../model/app-case.ts';
import type { Standing } from './expected-buttons.ts';
import type { Still } from './still-actor.ts';

/** A button as it has to be. */
export interface SeenButton {
  /** A selector. */
  readonly at: string;
  readonly standing: Standing;
  /** What the chart is told when it is pressed, by type; left out where the page answers it without the chart. */
  readonly tells?: readonly string[];
}

/** A part of the application that is drawn from the snapshot of one chart. */
export interface AppPart {
  /** Of the chart. */
  readonly name: string;
  /** Tells the views of a chart apart. */
  readonly view?: string;
  readonly machine: AnyStateMachine;
  readonly snapshots: readonly AnyMachineSnapshot[];
  readonly Shown: ComponentType<{ readonly actor: AnyActorRef }>;
  /** What the application gives it. */
  readonly app: (still: Still, snapshot: AnyMachineSnapshot) => Partial<App>;
  /** What is pressed before it is looked at, where a page keeps a part of its state to itself. */
  readonly first?: (snapshot: AnyMachineSnapshot) => readonly string[];
  /** Which buttons there are, by the chart. */
  readonly buttons: (snapshot: AnyMachineSnapshot) => readonly SeenButton[];
  /** What is written before they are pressed, by the name of the field. */
  readonly fills?: Readonly<Record<string, string>>;
  /** What it shows beyond buttons: elements that must be there, so many of each. */
  readonly shows: (snapshot: AnyMachineSnapshot) => Readonly<Record<string, number>>;
  /** What an element says, among other things. */
  readonly says?: (snapshot: AnyMachineSnapshot, words: Words) => Readonly<Record<string, string>>;
}

/** A button that is on exactly where the chart takes its event. */
export const gives = (
  snapshot: AnyMachineSnapshot,
  at: string,
  event: AnyEventObject,
  otherwise: Standing = 'away',
): SeenButton => ({ at, standing: snapshot.can(event) ? 'on' : otherwise, tells: [event.type] });

type Subject = Parameters<typeof surveyApp<never, never>>[0];
type Kept = (snapshot: AnyMachineSnapshot) => boolean;

/** The reachable snapshots, one for each of what the part draws of them; without those that no page comes to. */
export function snapshotsOf(
  subject: unknown,
  drawn: (snapshot: AnyMachineSnapshot) => unknown = ({ value }) => value,
  kept: Kept = () => true,
): { machine: AnyStateMachine; snapshots: AnyMachineSnapshot[] } {
  const asked = subject as Subject; // cases differ in what their rows see, which is not looked at here
  const { graph } = surveyApp(asked, () => true);
  const found = graph.nodes
    .map(({ state }) => state)
    .filter(kept)
    .map((state) => [JSON.stringify(drawn(state)), state] as const);
  return { machine: asked.machine, snapshots: [...new Map(found).values()] };
}

/** An actor as the part that it drives knows it. */
export const as = <T>(actor: unknown): T => actor as T; // of the machine that the part is drawn from
