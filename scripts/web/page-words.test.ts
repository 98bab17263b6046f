import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { pageWords } from './page-words.ts';

const words = {
  en: { AAAAAA: ['Shell'], bbbbbb: ['Page'], 'c-_+/9': ['Both'] },
  sv: { AAAAAA: ['Skal'], bbbbbb: ['Sida'], 'c-_+/9': ['Båda'] },
};
const catalogue = (locale: string): string => `/x/src/i18n/locales/${locale}/messages.po`;

/** Each chunk of a small application after the plugin. */
function built(chunks: Readonly<Record<string, { code: string; imports?: string[]; isEntry?: boolean }>>) {
  const { transform, renderChunk } = pageWords() as {
    transform: (code: string, id: string) => void;
    renderChunk: (code: string, chunk: object, options: object, meta: object) => { code: string } | null;
  };
  for (const [locale, said] of Object.entries(words))
    transform(
      `export const messages=JSON.parse(${JSON.stringify(JSON.stringify(said))});`,
      catalogue(locale),
    );
  const all: Record<string, Partial<Rolldown.RenderedChunk>> = {
    en: { fileName: 'en', imports: [], isEntry: false, moduleIds: [catalogue('en')] },
  };
  for (const [fileName, { code, imports = [], isEntry = false }] of Object.entries(chunks)) {
    transform(code, `/x/${fileName}.ts`);
    all[fileName] = { fileName, imports, isEntry, moduleIds: [`/x/${fileName}.ts`] };
  }
  const render = (fileName: string) =>
    renderChunk(chunks[fileName]?.code ?? '', all[fileName] ?? {}, {}, { chunks: all })?.code ?? null;
  return Object.fromEntries(Object.keys(all).map((name) => [name, render(name)]));
}

const pushed = (code: string | null): unknown => {
  const host: { lagraWords?: unknown[] } = {};
  // oxlint-disable-next-line no-new-func -- the code of a chunk, as a browser runs it
  new Function('globalThis', code ?? '')(host);
  return host.lagraWords?.[0];
};

test('[STR4] a catalogue keeps the words of the start; a page brings its own, in every language', () => {
  const out = built({
    entry: { code: 'f()', imports: ['start'], isEntry: true },
    start: { code: 'say({ id: "AAAAAA" }); say({ id: "c-_+/9" })' },
    page: { code: 'say({ id: "bbbbbb" }); say({ id: `c-_+/9` }); other("notone")', imports: ['start'] },
    plain: { code: 'g()', imports: ['start'] },
  });
  expect(out['en']).toContain('Shell');
  expect(out['en']).toContain('Both');
  expect(out['en']).not.toContain('Page');
  expect([out['entry'], out['start'], out['plain']]).toEqual([null, null, null]);
  expect(pushed(out['page']?.split('\n')[0] ?? null)).toEqual({
    en: { bbbbbb: ['Page'], 'c-_+/9': ['Both'] },
    sv: { bbbbbb: ['Sida'], 'c-_+/9': ['Båda'] },
  });
});
