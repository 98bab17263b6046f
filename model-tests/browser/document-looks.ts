import type { Page } from 'playwright-core';
import { engine } from '#machines/registry.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import { typed } from '#model/engine/reader.ts';
import { documentPath } from '#views/kit/document/document-path.ts';
import '#views/kinds.ts';
import { wordsOf } from '#views/words-of-kinds.ts';
import type { EngineWorld } from '../model/engine-world.ts';
import { showsState } from './document-observation.ts';

/** Where a document is seen, and what of it. */
export interface Look {
  /** Without the language. */
  readonly address: (subject: string) => string;
  /** Whether the page exists. */
  readonly isThere: (world: EngineWorld) => boolean;
  /**
   * Waits until the page shows the document as it is in its subject's world; returns what it shows instead, or
   * undefined.
   */
  readonly shows: (page: Page, world: EngineWorld, document?: string) => Promise<string | undefined>;
  /** A page of its own, with the buttons of its commands; otherwise a tab of another document's page. */
  readonly isPage: boolean;
}

/** The row of a kind's document in a world. */
export function rowOf(kind: string, { view, subject }: EngineWorld): DocumentRow | undefined {
  const table = engine.types.get(kind)?.table.name ?? '';
  return view.getRow(table, subject) as DocumentRow | undefined; // its table holds document rows
}

const ownPage = (kind: string): Look => ({
  address: (subject) => documentPath(kind, subject) ?? '',
  isThere: (world) => rowOf(kind, world) !== undefined,
  isPage: true,
  shows: async (page, world, document = world.subject) =>
    (await showsState(page, document, rowOf(kind, world)?.state))
      ? undefined
      : `the page is at ${await shownState(page)}`,
});

/** Polls until the value is as expected; returns the value after ten seconds otherwise, or undefined. */
async function comesTo(ask: () => Promise<string>, expected: string): Promise<string | undefined> {
  const until = performance.now() + 10_000;
  for (let answer = await ask(); answer !== expected; answer = await ask())
    if (performance.now() > until) return answer;
  return undefined;
}

const shownState = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector('[data-document]')?.getAttribute('data-state') ?? 'nothing');

/** A tab of a product's page; `count` says how many items of each sort it should show. */
const tabOf = (tab: string, count: (world: EngineWorld) => Readonly<Record<string, number>>): Look => ({
  address: (subject) => `${documentPath('product', subject) ?? ''}?tab=${tab}`,
  isThere: ({ view, subject }) => view.getRow('product', subject) !== undefined,
  isPage: false,
  shows: async (page, world) => {
    const wanted = Object.entries(count(world));
    const within = `[data-document="${world.subject}"]`;
    const shown = (): Promise<string[]> =>
      page.evaluate(
        ([place, parts]) =>
          parts.map((part) => `${document.querySelectorAll(`${place} ${part}`).length} of ${part}`),
        [within, wanted.map(([part]) => part)] as const,
      );
    const expected = wanted.map(([part, number]) => `${number} of ${part}`).join();
    return comesTo(async () => (await shown()).join(), expected);
  },
});

/** The number of comments, of edited comments, and of comments that may still be edited. */
const comments = tabOf('comments', ({ view, subject }) => {
  const entries = typed(view).get('comment', subject)?.entries ?? [];
  const left = entries.filter(({ removedAt }) => removedAt === null);
  return {
    '[data-comment]': entries.length,
    '.comment-text': left.length,
    '.comment-earlier': left.filter(({ editedAt }) => editedAt !== null).length,
  };
});

const files = tabOf('files', ({ view, subject }) => ({
  '.file-card': (typed(view).get('file', subject)?.entries ?? []).filter(
    ({ removedAt }) => removedAt === null,
  ).length,
}));

/** A company has one, on the page of its settings. */
const billing: Look = { ...ownPage('subscription'), address: () => '/apps/settings/billing' };

const besides: Readonly<Record<string, Look>> = { comment: comments, file: files, subscription: billing };

/** Whose pages show more than their document: `import.long.spec.ts` and `document-on-the-way.ts` say where they are seen. */
const elsewhere: ReadonlySet<string> = new Set(['dataImport']);

/** Whether a walk sees a kind as a document on a page: settings of the company are parts of pages. */
export const isSeen = (kind: string): boolean =>
  !elsewhere.has(kind) &&
  wordsOf(kind) !== undefined &&
  (besides[kind] ?? documentPath(kind, '')) !== undefined;

/** How a kind of document is seen. */
export const lookOf = (kind: string): Look => besides[kind] ?? ownPage(kind);
