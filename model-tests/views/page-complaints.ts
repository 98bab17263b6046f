import { i18n } from '@lingui/core';
import { stateNames } from '#views/kit/document/state-names.ts';
import { expectedButtons, isAfter } from './expected-buttons.ts';
import type { DocumentView } from './document-pages.tsx';
import type { ShownWorld } from './worlds-to-show.ts';

/** What is wrong with the current page; empty if nothing is. */
export function complaintsOf(view: DocumentView, shown: ShownWorld): string[] {
  return [...headOf(), ...oddWords(), ...stateOf(view, shown), ...buttonsOf(view, shown)];
}

/** A page and a panel have a non-empty heading. */
export function headOf(): string[] {
  const head = document.querySelector('h1, [role=dialog] h2');
  return head?.textContent?.trim() ? [] : ['no heading'];
}

/** Text that appears when a figure, a name or a message is missing. */
export function oddWords(): string[] {
  const text = document.body.textContent ?? '';
  // A tracking address is written with `{number}`, and its hint says so.
  const odd = /\b(undefined|NaN|null)\b|\[object|\{(?!number\})\w*\}|Invalid Date/.exec(text);
  return odd ? [`says ${odd[0]}: ${text.slice(Math.max(0, odd.index - 40), odd.index + 40)}`] : [];
}

function stateOf({ words, badges, strip }: DocumentView, { state }: ShownWorld): string[] {
  const texts = (selector: string): string[] =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim() ?? '');
  const labels = stateNames(state).map((name) => {
    const said = words.states[name];
    if (!said) throw new Error(`no words for ${words.kind} ${name}`);
    return i18n._(said.label);
  });
  const [first = ''] = labels;
  const inBadges = texts('.ui-badge');
  // A lifecycle with one state besides ways out has no strip until one of them is taken.
  const line = Object.entries(words.states).filter(
    ([name, { aside }]) => !aside || stateNames(state).includes(name),
  );
  const current = texts('[aria-current=step] .ui-lifecycle-label');
  return [
    ...(badges && !inBadges.includes(first) ? [`no badge says ${first}: ${inBadges.join()}`] : []),
    ...(strip && line.length > 1
      ? labels.filter((label) => !current.includes(label)).map((label) => `the strip is not at ${label}`)
      : []),
  ];
}

function buttonsOf({ words }: DocumentView, { verdicts, taken }: ShownWorld): string[] {
  const expected = expectedButtons(words, verdicts);
  return Object.entries(expected).flatMap(([type, standing]) => {
    const own = `[data-testid="command-${type}"]`;
    const button = document.querySelector(
      isAfter(words, type, verdicts) ? own : `${own}, [role=menu] [data-action="${type}"]`,
    );
    const isOff = button?.getAttribute('aria-disabled') === 'true';
    const seen = button ? (isOff ? 'off' : 'on') : 'away';
    if (taken.has(type) && standing !== 'on') return [`${type} is taken, and considered ${standing}`];
    if (seen !== standing)
      return [`${type} is ${seen}, not ${standing}: ${verdicts[type]?.code ?? 'allowed'}`];
    return button && isOff && !reasonOf(button) ? [`${type} is off without a reason`] : [];
  });
}

/** The text that says why a button is disabled. */
function reasonOf(button: Element): string {
  const described = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  return (button.querySelector('.ui-menu-reason') ?? described)?.textContent ?? '';
}
