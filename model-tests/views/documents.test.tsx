// @vitest-environment happy-dom
import { act } from 'react';
import { i18n } from '@lingui/core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { commentable, type Commentable } from '#model/comment/comment.facts.ts';
import { AppProvider, type App } from '#views/navigation/app-context.tsx';
import { showAt } from '#views/kit/document/document.fixtures.tsx';
import { keepsNothing } from '#views/kit/file/file.fixtures.ts';
import { unmount } from '#views/ui/ui.fixtures.tsx';
import { languages } from './catalogues.ts';
import { keepViews } from './views-check.ts';
import { deviceAt } from './device-at.ts';
import { documentViews } from './document-pages.tsx';
import type { DocumentView } from './document-pages.tsx';
import { complaintsOf } from './page-complaints.ts';
import { commentComplaints, fileComplaints, removalComplaints } from './tab-complaints.ts';
import { tabsOver, tabsToShow } from './tabs-to-show.ts';
import type { ShownTab, TabEntry } from './tabs-to-show.ts';
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

type Language = (typeof languages)[number];

async function show(view: DocumentView, { world }: ShownWorld, words: Language) {
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
      keepViews({ name: view.kind }, words.locale, {
        complaints,
        runs: worlds.length,
        ms: performance.now() - began,
      });
      expect(complaints.slice(0, 10)).toEqual([]);
      expect([...new Set(missing)]).toEqual([]);
      expect(worlds.length).toBeGreaterThan(1);
    },
  );
});

/** What belongs to a document of any kind, on a tab of its page. */
const tabs = [
  {
    kind: 'comment',
    tab: 'comments',
    complaintsOf: commentComplaints,
    remover: ({ id }: TabEntry) => `[data-comment="${id}"] .comment-actions > :last-child button`,
  },
  { kind: 'file', tab: 'files', complaintsOf: fileComplaints, remover: () => '.file-card button' },
] as const;

const files: App['files'] = {
  waiting: keepsNothing,
  address: (_, id) => `/files/${id}`,
  thumbnail: (_, id) => `/files/${id}/thumbnail`,
  fetch: async (_, id) => new File([], id),
  upload: async () => null,
  logo: (_, hash) => `/logo/${hash}`,
  setLogo: async () => null,
};

async function showTab({ Shown }: DocumentView, tab: string, { world }: ShownTab, words: Language) {
  const none = { count: 0, next: null };
  const model = { ...deviceAt(world), fetchDocuments: async () => none };
  const page = () => (
    <AppProvider value={{ files, company: () => null } as Partial<App> as App /* all that is asked of it */}>
      <Shown id={world.subject} />
    </AppProvider>
  );
  await showAt(model, `/${words.locale}/here?tab=${tab}`, page, words);
  return model;
}

/** What is wrong with a tab in each of the worlds. */
async function tabComplaints(
  view: DocumentView,
  { tab, complaintsOf: wrong, remover }: (typeof tabs)[number],
  states: readonly ShownTab[],
  words: Language,
): Promise<string[]> {
  const complaints: string[] = [];
  for (const shown of states) {
    const model = await showTab(view, tab, shown, words);
    complaints.push(...wrong(shown), ...(await removalComplaints(shown, model, remover)));
    unmount();
  }
  return complaints;
}

describe.each(tabs)('$kind on the page of a product', (tab) => {
  const states = tabsToShow(tab.kind);
  const product = documentViews.find(({ kind }) => kind === 'product');

  test.each(languages)(
    '[PATHS] says in $locale what is there and offers what may be done, in every state',
    async (words) => {
      if (!product) throw new Error('products have a page');
      const began = performance.now();
      const complaints = await tabComplaints(product, tab, states, words);
      const ms = performance.now() - began;
      keepViews({ name: tab.kind }, words.locale, { complaints, runs: states.length, ms });
      expect([...new Set(complaints)].slice(0, 10)).toEqual([]);
      expect([...new Set(missing)]).toEqual([]);
      expect(states.length).toBeGreaterThan(1);
    },
  );
});

const isCommentable = (kind: string): kind is Commentable => Object.hasOwn(commentable, kind);

describe.each(documentViews.flatMap((view) => (isCommentable(view.kind) ? [{ view, kind: view.kind }] : [])))(
  'comments and files of a $kind',
  ({ view, kind }) => {
    const states = new Map(worldsToShow(view).map(({ state, world }) => [JSON.stringify(state), world]));

    test.each(languages)(
      '[PATHS] [DP15] stand in $locale on its page, in every state of it',
      async (words) => {
        const began = performance.now();
        const complaints: string[] = [];
        for (const [state, world] of states) {
          const over = tabsOver(kind, world);
          for (const tab of tabs) {
            const found = await tabComplaints(view, tab, over[tab.kind], words);
            complaints.push(...found.map((complaint) => `${state} ${tab.tab}: ${complaint}`));
          }
        }
        const ms = performance.now() - began;
        const runs = states.size * tabs.length * 2;
        keepViews({ name: kind, view: 'with comments and files' }, words.locale, { complaints, runs, ms });
        expect([...new Set(complaints)].slice(0, 10)).toEqual([]);
        expect([...new Set(missing)]).toEqual([]);
        expect(states.size).toBeGreaterThan(1);
      },
    );
  },
);
