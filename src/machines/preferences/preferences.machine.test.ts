import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { effectivePreferences, preferencesMachine } from './preferences.machine.ts';
import {
  DEFAULT_PREFERENCES,
  documentLook,
  PREFERENCE_KEYS,
  readPreferences,
  themeInForce,
  type Preference,
} from './preferences.rules.ts';

function start(stored: Record<string, string | null> = {}, systemDark = false, mobile = false) {
  const saved: Preference[] = [];
  const machine = preferencesMachine.provide({
    actions: { save: (_, preference) => void saved.push(preference) },
  });
  const actor = createActor(machine, { input: { stored, systemDark, mobile } }).start();
  return { actor, saved, now: () => effectivePreferences(actor.getSnapshot()) };
}

describe('preferences', () => {
  it('[PR1] takes defaults for what is missing or malformed', () => {
    const stored = {
      theme: 'purple',
      skin: 'default',
      'light-primary-color': 'red',
      'nav-collapsed': null,
      evil: 'x',
    };
    expect(readPreferences(stored)).toEqual({ ...DEFAULT_PREFERENCES, skin: 'default' });
  });

  it('[PR2] follows the system only while the theme is system', () => {
    const { actor, now, saved } = start({}, true);
    expect(themeInForce(now())).toBe('dark');
    actor.send({ type: 'systemThemeChanged', dark: false });
    expect(themeInForce(now())).toBe('light');
    actor.send({ type: 'change', preference: { key: 'theme', value: 'light' } });
    actor.send({ type: 'systemThemeChanged', dark: true });
    expect(themeInForce(now())).toBe('light');
    expect(saved.map(({ key, value }) => `${key}=${value}`)).toEqual([
      'color-scheme=light',
      'theme=light',
      'color-scheme=dark',
    ]);
  });

  it('[PR3] stores each change and refuses a value that does not exist', () => {
    const { actor, saved, now } = start();
    actor.send({ type: 'change', preference: { key: 'density', value: 'compact' } });
    actor.send({ type: 'toggleNavigation' });
    const wrong = { key: 'density', value: 'huge' } as unknown as Preference; // what a broken caller would send
    actor.send({ type: 'change', preference: wrong });
    expect(now()).toEqual({ ...DEFAULT_PREFERENCES, density: 'compact', 'nav-collapsed': 'true' });
    expect(saved).toEqual([
      { key: 'density', value: 'compact' },
      { key: 'nav-collapsed', value: 'true' },
    ]);
  });

  it('[PR4] is vertical on a mobile device without forgetting the choice', () => {
    const { actor, now } = start({ 'content-layout-nav': 'horizontal' }, false, true);
    expect(now()['content-layout-nav']).toBe('vertical');
    actor.send({ type: 'deviceChanged', mobile: false });
    expect(now()['content-layout-nav']).toBe('horizontal');
  });

  it('[PR5] the boot script sets what the application would set', () => {
    const script = readFileSync('public/boot.js', 'utf8');
    const value = fc.oneof(
      ...['system', 'light', 'dark', 'default', 'compact', 'true', 'rtl', '#aa00FF', 'red', ''].map((text) =>
        fc.constant(text),
      ),
      fc.constant(null),
    );
    const storage = fc.record(Object.fromEntries(PREFERENCE_KEYS.map((key) => [key, value])));
    fc.assert(
      fc.property(storage, fc.boolean(), (stored, dark) => {
        const seen = boot(script, stored, dark);
        expect(seen).toEqual(documentLook(start(stored, dark).now()));
      }),
    );
  });

  it('[PR5] the boot script survives a browser without storage', () => {
    const script = readFileSync('public/boot.js', 'utf8');
    expect(boot(script, null, true)).toEqual(documentLook(start({}, true).now()));
  });
});

function boot(script: string, stored: Record<string, string | null> | null, dark: boolean) {
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
    document: { documentElement },
    matchMedia: () => ({ matches: dark }),
  });
  return { attributes, variables };
}
