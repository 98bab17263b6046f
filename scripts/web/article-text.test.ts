import { expect, test } from 'vitest';
import { articleOf, headOf, type ArticleSource } from './article-text.ts';

const english: ArticleSource = {
  slug: 'receive',
  locale: 'en',
  text: `---
title: Receive goods
summary: Check what came.
category: purchasing
order: 20
screens: /apps/inventory/receiving, /apps/x
related: orders
---
Press **Post** or {Ctrl+K}, see [orders](article:orders#late).

::states goodsReceipt

## When it’s late

Ask.
`,
};
const swedish: ArticleSource = {
  slug: 'receive',
  locale: 'sv',
  text: `---
title: Ta emot
summary: Kontrollera det som kom.
words: inleverans, gods
---
## När det är sent
`,
};

test('[ART6] what does not depend on the language comes from the English head', () => {
  expect(headOf(swedish, english)).toEqual({
    slug: 'receive',
    title: 'Ta emot',
    summary: 'Kontrollera det som kom.',
    words: ['inleverans', 'gods'],
    category: 'purchasing',
    order: 20,
    screens: ['/apps/inventory/receiving', '/apps/x'],
    related: ['orders'],
    tags: [],
  });
});

test('[ART7] text becomes HTML between the parts made where it is shown', () => {
  expect(articleOf(english, english).blocks).toEqual([
    {
      html: '<p>Press <strong>Post</strong> or <kbd>Ctrl</kbd>+<kbd>K</kbd>, see <a href="/en/apps/help-center/article/orders#late">orders</a>.</p>',
    },
    { part: 'states', of: 'goodsReceipt' },
    { html: '<h2 id="when-it-s-late">When it’s late</h2>\n<p>Ask.</p>' },
  ]);
});

test('[ART6] a heading has one id in every language', () => {
  expect(articleOf(swedish, english).headings).toEqual([
    { id: 'when-it-s-late', level: 2, text: 'När det är sent' },
  ]);
});

test.each([
  ['no head', 'Text', 'no head'],
  ['no title', '---\nsummary: S\n---\n', 'no title'],
  ['HTML', '---\ntitle: T\nsummary: S\n---\n<b>x</b>', 'HTML'],
  ['a link of no known kind', '---\ntitle: T\nsummary: S\n---\n[x](orders)', 'a link to nowhere: orders'],
])('[ART7] %s is an error that names the file', (_, text, said) => {
  const source: ArticleSource = { slug: 'a', locale: 'en', text };
  expect(() => articleOf(source, source)).toThrow(new RegExp(`a\\.en\\.md: .*${said}`));
});

test('[ART8] a table and code may be scrolled by keyboard, and a table is named by its heads', () => {
  const text =
    '---\ntitle: T\nsummary: S\n---\n| Day | Rate | |\n|---|---|---|\n| 1 | 6 % | x |\n\n```\nlong\n```\n';
  const source: ArticleSource = { slug: 'a', locale: 'en', text };
  const [block] = articleOf(source, source).blocks;
  expect(block).toMatchObject({
    html: expect.stringContaining(
      '<div class="article-table" tabindex="0" role="group" aria-label="Day, Rate"><table>',
    ),
  });
  expect(block).toMatchObject({ html: expect.stringContaining('<pre tabindex="0">') });
  expect(block).toMatchObject({ html: expect.stringContaining('<th>Rate</th>\n<td></td>') });
});
