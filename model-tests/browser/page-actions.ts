import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { AppSurvey } from '../model/app-case.ts';
import { actionSystem, type Action } from './actions.ts';
import type { Words } from './words.ts';

type System = AppSurvey['system'];

/** Pages of the application, by their names in the chart's case, with their titles. */
export const pagesToEnter = {
  one: { path: '/apps/settings/profile', title: 'Profile' },
  another: { path: '/apps/inbox', title: 'Inbox' },
} as const;

export type PageToEnter = keyof typeof pagesToEnter;

/** Pixels from the top of the page to the target of its hash links. */
export const ANCHORED = 3000;
export const ANCHOR = ANCHORED - 60;

const entering = (title: string): AnyEventObject => ({ type: 'enterPage', title });
const scrolled = (top: number): AnyEventObject => ({ type: 'scrolled', top });
const rest: AnyEventObject = { type: 'xstate.after.headRest.page.head.changing' };

/**
 * The chart as a browser walks it. After an action that scrolls, the browser reports the scroll; a new page begins at
 * its top. It starts with a page already announced to the document.
 */
export function pageSystem({ system }: AppSurvey, words: Words): System {
  const titleOf = (page: PageToEnter): string => words(pagesToEnter[page].title);
  const starts = system.starts.map((start) => {
    const first = system.step(start.state, entering(titleOf('one')));
    const told = system.step(first.next, rest);
    return { ...start, state: told.next, fired: [...first.fired, ...told.fired] };
  });
  return { ...actionSystem(system, (snapshot) => actionsIn(system, snapshot, titleOf)), starts };
}

function actionsIn(
  system: System,
  snapshot: AnyMachineSnapshot,
  titleOf: (page: PageToEnter) => string,
): readonly Action[] {
  return system.offers(snapshot).flatMap(({ word, label, event }): Action[] => {
    if (word === 'press the button') return [{ word, label, events: [event, scrolled(0)] }];
    if (word === 'follow a hash link') return [{ word, label, events: [event, scrolled(ANCHOR)] }];
    if (word !== 'enter page') return [{ word, label, events: [event] }];
    const title = titleOf(label.endsWith('another') ? 'another' : 'one');
    return title === snapshot.context.entered
      ? []
      : [{ word, label, events: [entering(title), scrolled(0)] }];
  });
}
