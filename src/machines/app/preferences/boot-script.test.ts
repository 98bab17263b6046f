import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startPreferences } from './preferences.fixtures.ts';
import { documentLook, PREFERENCE_KEYS } from './preferences.rules.ts';

const script = readFileSync('src/first/boot.js', 'utf8');

/** Arbitrary storage content, valid and invalid. */
const someStorage = fc.record(
  Object.fromEntries(
    PREFERENCE_KEYS.map((key) => [
      key,
      fc.oneof(
        ...['system', 'light', 'dark', 'default', 'compact', 'true', 'rtl', 'sv', '#aa00FF', 'red', ''].map(
          (text) => fc.constant(text),
        ),
        fc.constant(null),
      ),
    ]),
  ),
);

type Stored = Readonly<Record<string, string | null>>;

/** What the application would set for a URL, which determines the language. */
function look(stored: Stored, systemDark: boolean, language: string | null) {
  const { now } = startPreferences({ stored: language ? { ...stored, language } : stored, systemDark });
  return documentLook(now());
}

function boot(stored: Stored | null, dark: boolean, pathname: string) {
  const attributes: Record<string, string> = {};
  const variables: Record<string, string> = {};
  const localStorage = {
    getItem: (key: string) => {
      if (stored === null) throw new Error('storage is blocked');
      return stored[key.replace(/^lagra-/, '')] ?? null;
    },
  };
  const documentElement = {
    setAttribute: (name: string, text: string) => void (attributes[name] = text),
    style: { setProperty: (name: string, text: string) => void (variables[name] = text) },
  };
  runInNewContext(script, {
    localStorage,
    location: { pathname },
    document: { documentElement },
    matchMedia: () => ({ matches: dark }),
  });
  return { attributes, variables };
}

describe('the script before first paint', () => {
  it('[PF5] sets what the application would set', () => {
    const places = fc.constantFrom<[string, string | null]>(
      ['/sv/dashboard', 'sv'],
      ['/en', 'en'],
      ['/', null],
      ['/svenska', null],
    );
    fc.assert(
      fc.property(someStorage, fc.boolean(), places, (stored, dark, [path, language]) => {
        expect(boot(stored, dark, path)).toEqual(look(stored, dark, language));
      }),
    );
  });

  it('[PF5] survives a browser without storage', () => {
    expect(boot(null, true, '/en')).toEqual(look({}, true, 'en'));
  });
});
