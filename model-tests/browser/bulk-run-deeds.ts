import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { AppSurvey } from '../model/app-case.ts';
import { CHUNK } from '../spec/bulk-run.rows.ts';
import { deedSystem, type Deed } from './deeds.ts';

type System = AppSurvey['system'];

/** Of the browser: without any, a command can have no id, which is how giving fails. */
export const numberless = 'where no random numbers are given';

/**
 * The chart as a browser walks it. Giving fails at once or not at all, so it is one deed with what begins it. Nobody
 * can begin with nothing: without a row that is selected there is no menu. What lies over the page keeps every other
 * run from being begun alike.
 */
export function bulkRunSystem({ system }: AppSurvey): System {
  return deedSystem(system, (snapshot) => deedsIn(system, snapshot));
}

function deedsIn(system: System, snapshot: AnyMachineSnapshot): readonly Deed[] {
  const offers = system.offers(snapshot).filter(({ label }) => label !== 'begin with 0');
  return offers.flatMap(({ word, label, event }): Deed[] => {
    if (word === 'giving fails') return [];
    const deed = { word, label, events: [event] };
    const { next, accepted } = system.step(snapshot, event);
    if (word === 'begin' && !accepted) return label === offers[0]?.label ? [deed] : [];
    const canFail = accepted && (label === 'begin with 1' || word === 'they have their verdicts');
    const failure = canFail ? failureIn(system, next) : undefined;
    return failure ? [deed, { word, label: `${label} ${numberless}`, events: [event, failure] }] : [deed];
  });
}

const failureIn = (system: System, snapshot: AnyMachineSnapshot): AnyEventObject | undefined =>
  system.offers(snapshot).find(({ word }) => word === 'giving fails')?.event;

/** How many documents are being given their command. */
export function givenNow({ context: { order, results } }: AnyMachineSnapshot): number {
  return Math.min(CHUNK, order.documents.length - results.length);
}
