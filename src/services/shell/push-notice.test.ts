import { expect, test } from 'vitest';
import { openNotice, showNotice } from './push-notice.ts';

const origin = 'https://stock.example.com';
const message = { title: 'Anna mentioned you', body: 'Look', path: '/en/apps/products/1', tag: 'push/1' };

test('[SHL14] what a push service brought is shown once a tag; anything else is not', async () => {
  const shown: unknown[] = [];
  const shelf = { showNotification: async (...what: readonly unknown[]) => void shown.push(what) };
  await showNotice(message, shelf);
  for (const other of [null, 'text', { title: 'Only a title' }]) await showNotice(other, shelf);
  expect(shown).toEqual([
    [
      'Anna mentioned you',
      expect.objectContaining({ body: 'Look', tag: 'push/1', data: { path: message.path } }),
    ],
  ]);
});

/** A browser with these pages open. */
function browser(...urls: readonly string[]) {
  const did: string[] = [];
  const pages = {
    matchAll: async () =>
      urls.map((url) => ({
        url,
        focus: async () => did.push(`focus ${url}`),
        navigate: async (to: string) => did.push(`go ${to}`),
      })),
    openWindow: async (url: string) => did.push(`open ${url}`),
  };
  return { did, pages };
}

test('[SHL14] a click leads to the document, in an open page or a new one, and to no other site', async () => {
  const url = `${origin}${message.path}`;
  const [none, some, there] = [browser(), browser(`${origin}/en/dashboard`), browser(url)];
  for (const { pages } of [none, some, there]) await openNotice({ path: message.path }, pages, origin);
  expect([none.did, some.did, there.did]).toEqual([
    [`open ${url}`],
    [`focus ${origin}/en/dashboard`, `go ${url}`],
    [`focus ${url}`],
  ]);
  await openNotice({ path: 'https://evil.example.org/' }, none.pages, origin);
  expect(none.did).toHaveLength(1);
});
