import { existsSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { createElement } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { importColumns } from 'virtual:import-columns';
import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '#i18n/locale.ts';
import { documents } from '#machines/registry.ts';
import { textsOfKinds } from '#words/kinds.ts';
import type { ArticleBlock } from './article.ts';
import { ArticleBody } from './article-body.tsx';
import { goKeys } from '#views/navigation/go-keys.ts';
import { commandRows, definitionOf, stateRows } from './kind-definition.ts';
import { reasonsOf } from './kind-reasons.ts';
import { pictures } from './pictures.ts';
import { refusalHome } from './refusal-home.ts';

const head = { slug: 'a', title: 'A', summary: 'S.', order: 0 };
const none = { words: [], screens: [], related: [], tags: [] };

/** Made as the public site makes its pages: without a browser, an application or a router. */
async function made(locale: Locale, ...blocks: readonly ArticleBlock[]): Promise<string> {
  const article = { head: { ...head, ...none }, headings: [], blocks };
  const i18n = setupI18n({ locale, messages: { [locale]: {} } });
  const { prelude } = await prerenderToNodeStream(
    createElement(I18nProvider, { i18n }, createElement(ArticleBody, { article })),
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return text(prelude);
}

const count = (html: string, part: string): number => html.split(part).length - 1;

describe.each(LOCALES)('[ART1] in %s, outside the application', (locale) => {
  test('[ART1] an article has its text and the parts between', async () => {
    const html = await made(locale, { html: '<p>Before</p>' }, { part: 'keys' }, { html: '<p>After</p>' });
    expect(html).toMatch(/Before[\s\S]*<table>[\s\S]*<kbd[\s\S]*After/);
  });

  test('[KEY3] every letter after G stands in the article about the keyboard', async () => {
    const html = await made(locale, { part: 'keys' });
    const letters = [...html.matchAll(/<kbd[^>]*>G<\/kbd> <kbd[^>]*>(\w)<\/kbd>/g)].map(
      ([, letter]) => letter,
    );
    expect(letters).toEqual(Object.values(goKeys).map((letter) => letter.toUpperCase()));
  });

  test.each(Object.keys(documents))('[ART1] every part about %s', async (of) => {
    const parts = ['chart', 'states', 'commands', 'refusals'].map((part) => ({ part, of }));
    const html = await made(locale, ...parts);
    const texts = textsOfKinds.get(of);
    for (const text of Object.values(texts?.states ?? {})) expect(html).toContain(escaped(text[locale]));
    for (const code of Object.keys(texts?.refusals ?? {}))
      expect(count(html, `id="refusal-${code}"`)).toBe(1);
    expect(count(html, '<svg')).toBe(1);
  });

  test.each(Object.keys(importColumns))('[ART4] every column of the table %s', async (of) => {
    const html = await made(locale, { part: 'import', of });
    expect(count(html, '<tr')).toBeGreaterThan(3);
    expect(html).not.toContain('<td></td>');
  });

  test('[ART5] the pictures in its language', async () => {
    const html = await made(locale, { part: 'picture', of: 'palette' });
    const named = [...html.matchAll(/src="([^"]+)"/g)].map(([, source]) => source);
    const sources = ['light', 'dark'].map((theme) => `/pictures/palette.${locale}.${theme}.webp`);
    expect(named).toEqual(sources);
    const files = Object.keys(pictures).flatMap((name) =>
      ['light', 'dark'].map((theme) => `public/pictures/${name}.${locale}.${theme}.webp`),
    );
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  test('[ART1] what the roles may do, as a whole and of one kind', async () => {
    expect(await made(locale, { part: 'roles' })).toContain('<table>');
    expect(count(await made(locale, { part: 'permissions', of: 'pick' }), '<tr')).toBeGreaterThan(3);
  });
});

const escaped = (words: string): string => words.replaceAll('&', '&amp;').replaceAll("'", '&#x27;');

test('[ART2] the tables of a kind follow from its chart', () => {
  const receipt = definitionOf('goodsReceipt');
  const english = (all: readonly { readonly en: string }[]): readonly string[] => all.map(({ en }) => en);
  const states = stateRows(receipt).map(({ name, reachedBy, allows }) => [
    name.en,
    english(reachedBy),
    english(allows),
  ]);
  const posted = [
    'Correct cost',
    'Billed by the supplier',
    'A supplier bill was reversed',
    'Reverse',
    'Correct',
  ];
  const within = [
    'Put away by a movement',
    'A put-away was reversed',
    'Sent back by a return',
    'A return to the supplier was reversed',
  ];
  expect(states).toEqual([
    ['To count', ['New goods receipt'], ['Save count', 'Discard']],
    [
      'Counted',
      ['Save count', 'Count again', 'Correct'],
      ['Save count', 'Add photos of what is rejected', 'Discard', 'Send to inspection', 'Post receipt'],
    ],
    ['To inspect', ['Send to inspection'], ['Inspect', 'Count again', 'Discard']],
    ['Inspected', ['Inspect'], ['Post receipt', 'Add photos of what is rejected', 'Count again', 'Discard']],
    ['Posted', ['Post receipt'], posted],
    [
      'To put away',
      ['A put-away was reversed', 'A return to the supplier was reversed'],
      [...posted, ...within],
    ],
    [
      'Partly put away',
      ['Put away by a movement', 'A put-away was reversed', 'A return to the supplier was reversed'],
      [...posted, ...within],
    ],
    [
      'Put away',
      [
        'Post receipt',
        'Put away by a movement',
        'Sent back by a return',
        'A return to the supplier was reversed',
      ],
      [...posted, ...within],
    ],
    ['Reversed', ['Reverse'], ['A put-away was reversed']],
    ['Discarded', ['Discard'], []],
  ]);
  const commands = commandRows(receipt).map(({ command, from, permission, mode }) => [
    command,
    english(from),
    permission,
    mode,
  ]);
  expect(commands).toContainEqual(['count', ['To count', 'Counted'], 'goodsReceipt.edit', 'predict']);
  expect(commands).toContainEqual(['post', ['Counted', 'Inspected'], 'goodsReceipt.post', 'confirm']);
});

test('[ART3] a refusal is explained where a guard gives it or all kinds share it, else where it is declared', () => {
  expect(refusalHome('countedTwice', 'salesOrder')).toBe('goodsReceipt');
  expect(refusalHome('creditExceeded', 'salesOrder')).toBe('salesOrder');
  expect(refusalHome('creditExceeded', 'shipment')).toBe('customer');
  expect(refusalHome('notPermitted', 'salesOrder')).toBe('salesOrder');
});

const refusedBy = (kind: string, code: string): readonly string[] =>
  reasonsOf(definitionOf(kind))
    .filter((reason) => reason.code === code)
    .flatMap(({ refuses }) => refuses.map((refused) => `${refused.kind} ${refused.command}`));

test('[ART9] a reason names what it refuses: commands whose guards give it, other kinds’ where it is theirs to declare', () => {
  expect(refusedBy('goodsReceipt', 'overReasonMissing')).toEqual([
    'goodsReceipt post',
    'goodsReceipt correct',
  ]);
  const ofOrders = ['confirm', 'accept', 'orderPart', 'approve', 'amend', 'reopen'].map(
    (type) => `salesOrder ${type}`,
  );
  expect(refusedBy('salesOrder', 'creditExceeded')).toEqual(ofOrders);
  const ofReturns = ['customerReturn approve', 'customerReturn request', 'customerReturn post'];
  expect(refusedBy('customer', 'creditExceeded')).toEqual([
    ...ofReturns,
    ...ofOrders,
    'sharedLink make',
    'sharedLink confirmRead',
  ]);
});

test.each([...textsOfKinds.values()])(
  '[ART9] every reason that $kind declares refuses something',
  (texts) => {
    const idle = Object.keys(texts.refusals ?? {}).filter((code) => refusedBy(texts.kind, code).length === 0);
    expect(idle).toEqual([]);
  },
);

test('[ART9] the table of what is needed and the reasons lead to each other', async () => {
  const html = await made('en', { part: 'refusals', of: 'goodsReceipt' });
  const article = '/en/apps/help-center/article/goods-receipt';
  expect(html).toMatch(new RegExp(`<tr id="needs-post"[^>]*>.*?href="${article}#refusal-overReceipt"`));
  expect(html).toMatch(
    new RegExp(`<li id="refusal-overReceipt"[^>]*>.*?Refuses:.*?href="${article}#needs-post"`),
  );
  const targets = [...html.matchAll(new RegExp(`href="${article}#([\\w-]+)"`, 'g'))].map(([, id]) => id);
  expect(targets.filter((id) => count(html, `id="${id}"`) !== 1)).toEqual([]);
});

test('[ART2] an unknown kind is an error', () => {
  expect(() => definitionOf('spaceship')).toThrow('spaceship');
});
