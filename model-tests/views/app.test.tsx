// @vitest-environment happy-dom
import { i18n } from '@lingui/core';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AppProvider, type App } from '#views/app/app-context.tsx';
import { render, unmount } from '#views/ui/ui.fixtures.tsx';
import { appParts, frozenAt } from './app-parts.tsx';
import type { AppPart } from './app-parts.tsx';
import { languages } from './catalogues.ts';
import { keepViews } from './views-check.ts';
import { oddWords } from './page-complaints.ts';

let missing: string[] = [];
const note = ({ id }: { id: string }): void => void missing.push(id);

beforeEach(() => {
  missing = [];
  i18n.on('missing', note);
});
afterEach(() => {
  unmount();
  i18n.removeListener('missing', note);
});

async function show(
  part: AppPart,
  snapshot: AppPart['snapshots'][number],
  words: (typeof languages)[number],
) {
  const actor = frozenAt(part, snapshot);
  const { Shown } = part;
  const app = part.app(actor) as App; // all that the part asks of it
  render(
    <AppProvider value={app}>
      <Shown actor={actor} />
    </AppProvider>,
    words,
  );
  await act(async () => {});
}

function complaintsOf(part: AppPart, snapshot: AppPart['snapshots'][number]): string[] {
  const buttons = Object.entries(part.buttons(snapshot)).flatMap(([selector, isOn]) => {
    const button = document.querySelector(selector);
    if (!button) return [`no ${selector}`];
    return (button.getAttribute('aria-disabled') !== 'true') === isOn
      ? []
      : [`${selector} is not ${isOn ? 'on' : 'off'}`];
  });
  const counts = Object.entries(part.shows(snapshot)).flatMap(([selector, count]) => {
    const found = document.querySelectorAll(selector).length;
    return found === count ? [] : [`${found} of ${selector}, not ${count}`];
  });
  return [...buttons, ...counts, ...oddWords(), ...nameless()];
}

/** Buttons that say nothing to whoever does not see them. */
const nameless = (): string[] =>
  [...document.querySelectorAll('button')]
    .filter((button) => !(button.textContent?.trim() || button.getAttribute('aria-label')))
    .map((button) => `a button without a name: ${button.outerHTML.slice(0, 80)}`);

describe.each(appParts())('what is seen of the $name', (part) => {
  test.each(languages)('[PATHS] is in $locale what the chart says, in every state', async (words) => {
    const complaints: string[] = [];
    const began = performance.now();
    for (const snapshot of part.snapshots) {
      await show(part, snapshot, words);
      const where = JSON.stringify(snapshot.value);
      complaints.push(...complaintsOf(part, snapshot).map((complaint) => `${where}: ${complaint}`));
      unmount();
    }
    keepViews(part.name, words.locale, {
      complaints,
      runs: part.snapshots.length,
      ms: performance.now() - began,
    });
    expect([...new Set(complaints)].slice(0, 10)).toEqual([]);
    expect([...new Set(missing)]).toEqual([]);
    expect(part.snapshots.length).toBeGreaterThan(1);
  });
});
