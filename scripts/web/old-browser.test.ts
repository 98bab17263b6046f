import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { parse } from 'acorn';
import { describe, expect, test } from 'vitest';
import { OLDEST } from './browsers.ts';
import { filled } from './first-files.ts';

const script = filled(readFileSync('src/first/old-browser.js', 'utf8'));

interface Browser {
  /** Runs first: removes what this browser lacks. */
  readonly lacks?: string;
  readonly path?: string;
  readonly stored?: Readonly<Record<string, string>> | 'blocked';
  readonly dark?: boolean;
}

/** The script's effect on the page; `html` is empty if it leaves the page to the application. */
function open({ lacks = '', path = '/en', stored = {}, dark = false }: Browser) {
  const attributes: Record<string, string> = {};
  let html = '';
  const getItem = (key: string): string | null => {
    if (stored === 'blocked') throw new Error('storage is blocked');
    return stored[key] ?? null;
  };
  const page = {
    CSS: { supports: () => true },
    localStorage: { getItem },
    location: { pathname: path },
    matchMedia: () => ({ matches: dark }),
    document: {
      documentElement: { setAttribute: (name: string, text: string) => void (attributes[name] = text) },
      write: (text: string) => void (html += text),
    },
  };
  runInNewContext(`var window = this; ${lacks};\n${script}`, page);
  return { html, attributes, languages: [...html.matchAll(/<section lang="(\w+)">/g)].map(([, is]) => is) };
}

const old = 'delete Set.prototype.difference';

describe('the script for old browsers', () => {
  test('[OLD3] leaves a browser alone that has what is asked for', () => {
    expect(open({})).toEqual({ html: '', attributes: {}, languages: [] });
  });

  test.each([
    old,
    'Set = undefined',
    'CSS = undefined',
    'CSS.supports = undefined',
    'CSS.supports = function () { return false; }',
    `${old}; matchMedia = undefined`,
  ])('[OLD3] tells one that it is too old, and which are not: %s', (lacks) => {
    const { html } = open({ lacks });
    expect(html).toContain('<h1>This browser is too old for Lagra</h1>');
    expect([...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, version]) => version)).toEqual([
      `Chrome ${OLDEST.chrome}`,
      `Edge ${OLDEST.edge}`,
      `Firefox ${OLDEST.firefox}`,
      `Safari ${OLDEST.safari}`,
    ]);
    expect(html).toContain(`iPadOS ${OLDEST.ios} `);
  });

  test.each<[Browser, readonly string[]]>([
    [{ path: '/en/auth/login' }, ['en']],
    [{ path: '/sv/dashboard', stored: { 'lagra-language': 'en' } }, ['sv']],
    [{ path: '/sv' }, ['sv']],
    [{ path: '/', stored: { 'lagra-language': 'sv' } }, ['sv']],
    [{ path: '/svenska' }, ['en', 'sv']],
    [{ path: '/', stored: { 'lagra-language': 'de' } }, ['en', 'sv']],
    [{ path: '/', stored: 'blocked' }, ['en', 'sv']],
  ])(
    '[OLD4] speaks the language of the address, else the stored one, else both: %j',
    (browser, languages) => {
      const said = open({ ...browser, lacks: old });
      expect(said.languages).toEqual(languages);
      expect(said.attributes['lang']).toBe(languages[0]);
    },
  );

  test.each<[Browser, string]>([
    [{}, 'light'],
    [{ dark: true }, 'dark'],
    [{ dark: true, stored: { 'lagra-theme': 'light' } }, 'light'],
    [{ stored: { 'lagra-theme': 'dark' } }, 'dark'],
    [{ stored: { 'lagra-theme': 'system' } }, 'light'],
    [{ dark: true, stored: 'blocked' }, 'dark'],
  ])('[OLD4] has the theme that was chosen, else that of the device: %j', (browser, theme) => {
    expect(open({ ...browser, lacks: old }).attributes['data-theme']).toBe(theme);
  });

  test('[OLD5] makes text of the rest of the page, its scripts among it', () => {
    expect(open({ lacks: old }).html).toMatch(/<\/main><plaintext hidden>$/);
  });

  test('[OLD6] is JavaScript of 2009', () => {
    expect(() => parse(script, { ecmaVersion: 5 })).not.toThrow();
    expect(() => parse('try { f(); } catch { g(); }', { ecmaVersion: 5 })).toThrow(SyntaxError);
  });
});
