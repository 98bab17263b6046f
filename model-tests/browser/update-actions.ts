import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { AppSurvey } from '../model/app-case.ts';
import { updateSeen } from '../model/update-case.ts';
import { actionSystem, type Action } from './actions.ts';

type System = AppSurvey['system'];

export const writing = 'while somebody writes';
/** What asks whether somebody is typing: each is done with a field in use, and with none. */
const asking = [
  'the manifest comes of a newer build',
  'a while passes',
  'another page',
  'another version serves',
];

/**
 * The chart as a browser walks it. Another tab that lets a newer version take over has fetched it first, which makes
 * this page check.
 */
export function updateSystem({ system }: AppSurvey): System {
  return actionSystem(system, (snapshot) => actionsIn(system, snapshot));
}

function actionsIn(system: System, snapshot: AnyMachineSnapshot): readonly Action[] {
  const { at } = updateSeen(snapshot).state;
  // The next page is another one.
  if (at === 'reloading') return [];
  return system.offers(snapshot).flatMap(({ word, label, event }): Action[] => {
    const isTaken = system.step(snapshot, event).accepted;
    if (!mayBeTried(String(at), word, isTaken)) return [];
    const variant = label.replace(/ (before the offer|after it took over)/, '');
    const counts = isTaken && at !== 'taking' && asking.some((start) => variant.startsWith(start));
    if (variant.endsWith(writing) && !counts) return [];
    const events: AnyEventObject[] =
      word === 'another version serves' && at === 'waiting'
        ? [{ type: 'look', writing: false }, event]
        : [event];
    return [{ word, label: variant, events }];
  });
}

/** What the rows refuse but a browser can still cause; what never arrives cannot be refused. */
function mayBeTried(at: string, word: string, isTaken: boolean): boolean {
  if (isTaken) return true;
  return ['look', 'another page', 'later', 'load it'].includes(word) && at !== 'reloading';
}
