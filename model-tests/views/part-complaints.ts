import { act } from 'react';
import type { AnyMachineSnapshot } from 'xstate';
import type { Words } from './catalogues.ts';
import type { AppPart, SeenButton } from './app-part.ts';
import type { Standing } from './expected-buttons.ts';
import { oddWords } from './page-complaints.ts';

/** What is wrong with the current part; empty if nothing is. */
export function partComplaints(part: AppPart, snapshot: AnyMachineSnapshot, words: Words): string[] {
  const buttons = part.buttons(snapshot).flatMap(({ at, standing }) => {
    const seen = standingOf(at);
    return seen === standing ? [] : [`${at} is ${seen}, not ${standing}`];
  });
  const counts = Object.entries(part.shows(snapshot)).flatMap(([selector, count]) => {
    const found = document.querySelectorAll(selector).length;
    return found === count ? [] : [`${found} of ${selector}, not ${count}`];
  });
  const said = Object.entries(part.says?.(snapshot, words) ?? {}).flatMap(([selector, text]) => {
    const found = textOf(selector);
    return found?.includes(text) ? [] : [`${selector} says ${String(found)}, not ${text}`];
  });
  return [...buttons, ...counts, ...said, ...oddWords(), ...nameless(), ...empty()];
}

const spaced = (text: string): string => text.replaceAll(/\s+/g, ' ');

function textOf(selector: string): string | undefined {
  const text = document.querySelector(selector)?.textContent;
  return text === undefined || text === null ? undefined : spaced(text);
}

/** Anything under a dialog counts as absent. */
function standingOf(selector: string): Standing {
  const button = document.querySelector(selector);
  if (!button || button.closest('[inert]')) return 'away';
  return button.getAttribute('aria-disabled') === 'true' || button.hasAttribute('disabled') ? 'off' : 'on';
}

/** Buttons without an accessible name. */
const nameless = (): string[] =>
  [...document.querySelectorAll('button')]
    .filter((button) => !(button.textContent?.trim() || button.getAttribute('aria-label')))
    .map((button) => `a button without a name: ${button.outerHTML.slice(0, 80)}`);

/** Empty containers. */
const empty = (): string[] =>
  [...document.querySelectorAll('.ui-notice, .ui-empty, h1, h2, h3')]
    .filter(({ textContent }) => !textContent?.trim())
    .map((one) => `nothing is said in ${one.outerHTML.slice(0, 80)}`);

/** Fills the fields that exist, then presses each enabled button: the chart must receive the expected events. */
export async function pressComplaints(
  { fills = {}, ...part }: AppPart,
  snapshot: AnyMachineSnapshot,
  heard: string[],
): Promise<string[]> {
  const complaints: string[] = [];
  for (const [name, text] of Object.entries(fills)) fill(name, text);
  for (const button of part.buttons(snapshot)) {
    if (button.standing !== 'on' || button.tells === undefined) continue;
    heard.length = 0;
    await press(button.at);
    if (heard.join() !== button.tells.join()) complaints.push(told(button, heard));
  }
  return complaints;
}

const told = ({ at, tells = [] }: SeenButton, heard: readonly string[]): string =>
  `${at} tells ${heard.join() || 'nothing'}, not ${tells.join() || 'nothing'}`;

export const press = (selector: string): Promise<void> =>
  act(async () => document.querySelector<HTMLElement>(selector)?.click());

/** Enters a whole text into a field, as one change. */
function fill(name: string, text: string): void {
  const field = document.querySelector(`[name="${name}"]`);
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  // React listens to the native setter, not to the property it overrides on the element.
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  act(() => {
    setter?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
