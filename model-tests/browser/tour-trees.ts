import type { AnyMachineSnapshot } from 'xstate';
import type { TourObserved } from '../spec/tour-observed.ts';
import { tourSystem, type Tours, type TourSystem } from './tour-offers.ts';

/** Every path of a part of the tours, on short tours: a smaller parameter, since the logic is the same. */
export interface TourTree {
  readonly name: string;
  readonly tours: Tours;
  /** Labels left to other trees and the cover. */
  readonly without: RegExp;
  /** Forgets what nothing in this tree depends on; the whole snapshot by default. */
  readonly key?: (snapshot: AnyMachineSnapshot) => string;
  /** The next action on the way back to the beginning, null once there; by default only another page leads back. */
  readonly back?: (seen: TourObserved) => string | null;
}

/** The position in a tour, or in the dialog. */
const ofSteps = ({ value, context }: AnyMachineSnapshot): unknown[] => {
  const { picked, current, step, total, heading, missing } = context;
  return [value, picked, current, step, total, heading, missing];
};
const ofKept = ({ context }: AnyMachineSnapshot): unknown[] => [context.completed, context.dontShowAgain];

const leave = ({ state }: TourObserved): string | null => (state['at'] === 'idle' ? null : 'cancel');

/** Leaves, and forgets what was kept. */
function forget(seen: TourObserved): string | null {
  const isKept = seen.completedTours.length > 0 || seen.dontShowAgain;
  if (!isKept) return leave(seen);
  if (seen.state['at'] === 'idle') return 'open dialog';
  return seen.state['at'] === 'choosing' ? 'reset' : 'cancel';
}

const besideSteps = /arrow|^reset|^arrive, at \/dashboard|tick|from \/apps|close by X/;

export const tourTrees: readonly TourTree[] = [
  {
    // No step depends on storage while no tour is offered or reset. Next and back are alternately pressed and typed.
    name: 'steps',
    tours: { sales: ['figures', 'openOrders', 'reorder'] },
    without: besideSteps,
    key: (snapshot) => JSON.stringify(ofSteps(snapshot)),
    back: leave,
  },
  {
    name: 'choice',
    tours: { dashboard: ['figures'], sales: ['openOrders', 'reorder'] },
    without: besideSteps,
    key: (snapshot) => JSON.stringify(ofSteps(snapshot)),
    back: leave,
  },
  {
    // Each step is on another page than the one before, so that every move goes through the router.
    name: 'pages',
    tours: { sales: ['figures', 'productRows', 'openOrders'] },
    without: /arrow|^reset|^arrive, at \/dashboard|tick|close by X|start from \/apps|nothing is found/,
    key: (snapshot) => JSON.stringify(ofSteps(snapshot)),
    back: leave,
  },
  {
    // A start stores the tick, and completions after it.
    name: 'tick',
    tours: { dashboard: ['figures'] },
    without: /arrow|skip|Esc|lose|pause|arrive|next|untick|^reset|from \/apps|nothing is found/,
    key: (snapshot) => JSON.stringify([ofSteps(snapshot), ofKept(snapshot)]),
    back: forget,
  },
  {
    // Whether this visit had its offer matters only where offers are made.
    name: 'dialog',
    tours: { dashboard: ['figures', 'revenue'] },
    without: /^start|^arrive, at \/dashboard/,
    key: (snapshot) => JSON.stringify([ofSteps(snapshot), ofKept(snapshot)]),
    back: forget,
  },
  {
    name: 'completion',
    tours: { dashboard: ['figures'] },
    without: /arrow|tick|close by X|skip|Esc|lose|pause|arrive/,
    key: (snapshot) => JSON.stringify([ofSteps(snapshot), ofKept(snapshot)]),
    back: forget,
  },
  {
    name: 'offer',
    tours: { dashboard: ['figures', 'revenue'] },
    without: /^start|^choose/,
  },
];

/** Several browsers share a tree, and signing out of one of them ends the others' session. */
const isOfOneBrowser = (label: string): boolean => label === 'sign out';

/** A tree as a system; with the whole snapshot as its key on request. */
export function treeSystem({ tours, without, key }: TourTree, whole = false) {
  const { survey, system } = tourSystem(tours);
  const part: TourSystem = {
    ...system,
    offers: (snapshot) =>
      system.offers(snapshot).filter(({ label }) => !without.test(label) && !isOfOneBrowser(label)),
    ...(key && !whole && { key }),
  };
  return { survey, system: part };
}
