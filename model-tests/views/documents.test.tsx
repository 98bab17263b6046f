// @vitest-environment happy-dom
import { act } from 'react';
import { i18n } from '@lingui/core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { showAt } from '#views/document/document.fixtures.tsx';
import { unmount } from '#views/ui/ui.fixtures.tsx';
import { languages } from './catalogues.ts';
import { keepViews } from './views-check.ts';
import { deviceAt } from './device-at.ts';
import { documentViews } from './document-pages.tsx';
import type { DocumentView } from './document-pages.tsx';
import { complaintsOf } from './page-complaints.ts';
import { worldsToShow } from './worlds-to-show.ts';
import type { ShownWorld } from './worlds-to-show.ts';

let missing: string[] = [];
const note = ({ id }: { id: string }): void => void missing.push(id);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-05-04T08:00:00.000Z'), toFake: ['Date'] });
  missing = [];
  i18n.on('missing', note);
});
afterEach(() => {
  unmount();
  i18n.removeListener('missing', note);
  vi.useRealTimers();
});

async function show(view: DocumentView, { world }: ShownWorld, words: (typeof languages)[number]) {
  const { Shown } = view;
  await showAt(deviceAt(world), `/${words.locale}/here`, () => <Shown id={world.subject} />, words);
  const opener = [...document.querySelectorAll<HTMLElement>('[aria-haspopup=menu]')].find(
    (button) => button.getAttribute('aria-label') === menuNames[words.locale],
  );
  await act(async () => opener?.click());
}

const menuNames: Readonly<Record<string, string>> = { en: 'More actions', sv: 'Fler åtgärder' };

describe.each(documentViews.map((view) => ({ ...view, name: view.kind })))('$name on its page', (view) => {
  const worlds = worldsToShow(view);

  test.each(languages)(
    '[PATHS] says in $locale what it is and offers what may be done, in every state',
    async (words) => {
      const complaints: string[] = [];
      const began = performance.now();
      for (const shown of worlds) {
        await show(view, shown, words);
        const where = JSON.stringify(shown.state);
        complaints.push(...complaintsOf(view, shown).map((complaint) => `${where}: ${complaint}`));
        unmount();
      }
      keepViews(view.kind, words.locale, { complaints, runs: worlds.length, ms: performance.now() - began });
      expect(complaints.slice(0, 10)).toEqual([]);
      expect([...new Set(missing)]).toEqual([]);
      expect(worlds.length).toBeGreaterThan(1);
    },
  );
});
