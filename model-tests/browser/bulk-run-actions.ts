import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { AppSurvey } from '../model/app-case.ts';
import { CHUNK } from '../spec/bulk-run.rows.ts';
import { actionSystem, type Action } from './actions.ts';

type System = AppSurvey['system'];

/** Of the browser: without random numbers a command can have no id, which makes giving fail. */
export const numberless = 'where no random numbers are given';

/**
 * The chart as a browser walks it. Giving fails at once or not at all, so it is one action with the event before it. A
 * run of nothing cannot be started: without a selected row there is no menu. The overlay prevents starting any other
 * run in the same way.
 */
export function bulkRunSystem({ system }: AppSurvey): System {
  return actionSystem(system, (snapshot) => actionsIn(system, snapshot));
}

function actionsIn(system: System, snapshot: AnyMachineSnapshot): readonly Action[] {
  const offers = system.offers(snapshot).filter(({ label }) => label !== 'begin with 0');
  return offers.flatMap(({ word, label, event }): Action[] => {
    if (word === 'giving fails') return [];
    const action = { word, label, events: [event] };
    const { next, accepted } = system.step(snapshot, event);
    if (word === 'begin' && !accepted) return label === offers[0]?.label ? [action] : [];
    const canFail = accepted && (label === 'begin with 1' || word === 'they have their verdicts');
    const failure = canFail ? failureIn(system, next) : undefined;
    return failure ? [action, { word, label: `${label} ${numberless}`, events: [event, failure] }] : [action];
  });
}

const failureIn = (system: System, snapshot: AnyMachineSnapshot): AnyEventObject | undefined =>
  system.offers(snapshot).find(({ word }) => word === 'giving fails')?.event;

/** How many documents are being given their command. */
export function givenNow({ context: { order, results } }: AnyMachineSnapshot): number {
  return Math.min(CHUNK, order.documents.length - results.length);
}
