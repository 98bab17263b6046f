import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Offer } from '../kernel/graph.ts';
import type { AppSurvey } from '../model/app-case.ts';
import { firstSettings } from '../spec/preferences.rows.ts';
import { preferencesSeen } from '../model/preferences-case.ts';
import { actionSystem } from './actions.ts';
import type { Action } from './actions.ts';

/** The preferences as a browser walks them: what would change nothing there is left out, a resize comes in one go. */
export function preferencesSystem({ system }: AppSurvey): AppSurvey['system'] {
  return actionSystem(system, (snapshot) =>
    system.offers(snapshot).flatMap((offer) => actionsOf(offer, snapshot)),
  );
}

const rest = { type: 'xstate.after.deviceRest.preferences.device.settling' };
const resized = (...answer: readonly AnyEventObject[]): AnyEventObject[] => [
  { type: 'windowResized' },
  rest,
  ...answer,
];
const known = (mobile: boolean): AnyEventObject => ({
  type: 'xstate.done.actor.detectDevice',
  output: { mobile },
});
const unknown = { type: 'xstate.error.actor.detectDevice', error: {} };

function actionsOf(
  { word, label, event }: Offer<AnyEventObject>,
  snapshot: AnyMachineSnapshot,
): readonly Action[] {
  const { state, settings } = preferencesSeen(snapshot);
  const once = (when: boolean): Action[] => (when ? [{ word, label, events: [event] }] : []);
  switch (word) {
    case 'choose':
    case 'choose theme':
    case 'choose direction':
      return once(canBeChosen(event['preference'], settings));
    case 'choose primary':
      return once(
        event['colour'] !== 'teal' && settings[`${event['scheme']}-primary-color`] !== event['colour'],
      );
    case 'system prefers':
      return once((event['dark'] ? 'dark' : 'light') !== state['system']);
    case 'another tab stores':
      return once(isHeard(event, settings));
    case 'restore defaults':
      return once(isTouched(settings));
    case 'window narrows':
    case 'window widens': {
      const isBeside = !['shut', 'drawn out'].includes(state['navigation'] ?? '');
      const mobile = state['device'] === 'mobile';
      return isBeside === (word === 'window narrows')
        ? [{ word, label, events: [event, ...resized(known(mobile))] }]
        : [];
    }
    case 'window resized':
      return [
        { word, label: 'resize as mobile', events: resized(known(true)) },
        { word, label: 'resize as desktop', events: resized(known(false)) },
        { word, label: 'resize as who knows what', events: resized(unknown) },
      ];
    case 'enter page':
      return once(state['navigation'] === 'drawn out' || state['panel'] === 'open');
    case 'open panel':
      return once(state['panel'] === 'closed');
    case 'close panel':
      return once(state['panel'] === 'open');
    case 'toggle navigation':
      return once(state['panel'] === 'closed');
    case 'leave navigation':
      return once(state['panel'] === 'closed');
    default:
      return [];
  }
}

type Settings = Readonly<Record<string, string>>;

/** The settings offer every value but one primary colour, which is set with its darker tone. */
function canBeChosen({ key, value }: { key: string; value: string }, settings: Settings): boolean {
  const isColour = key.endsWith('-color');
  if (key.endsWith('-primary-color') || (isColour && !/^#[0-9A-F]{6}$/.test(value))) return false;
  return key in firstSettings && !['huge', ''].includes(value) && settings[key] !== value;
}

function isHeard({ key, value }: AnyEventObject, settings: Settings): boolean {
  const isShared = key in firstSettings && !['language', 'color-scheme'].includes(key);
  return isShared && settings[key] !== (value ?? firstSettings[key]);
}

function isTouched(settings: Settings): boolean {
  const given = ['language', 'color-scheme'];
  return Object.entries(firstSettings).some(
    ([key, first]) => !given.includes(key) && settings[key] !== first,
  );
}
