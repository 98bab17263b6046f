import { describe, expect, it } from 'vitest';
import { forgetPreferences, hearPreferences, storedPreferences, storePreference } from './preferences.ts';
import { reachableStorage } from './reachable-storage.ts';

const keys = ['theme', 'density'];

/** A storage that lasts as long as the test, and an unavailable one. */
const open = (): Storage =>
  reachableStorage(() => {
    throw new Error('no browser');
  });
const shut = new Proxy({} as Storage, {
  get: () => () => {
    throw new Error('storage is shut');
  },
});

describe('preferences in the storage', () => {
  it('[STO9] lie under `lagra-` and are forgotten together', () => {
    const storage = open();
    storage.setItem('theme', 'another product');
    storePreference(storage, 'theme', 'dark');
    expect(storage.getItem('lagra-theme')).toBe('dark');
    expect(storedPreferences(storage, keys)).toEqual({ theme: 'dark', density: null });
    forgetPreferences(storage, keys);
    expect(storedPreferences(storage, keys)).toEqual({ theme: null, density: null });
    expect(storage.getItem('theme')).toBe('another product');
  });

  it('[STO2] stop nothing where the storage is shut', () => {
    storePreference(shut, 'theme', 'dark');
    forgetPreferences(shut, keys);
    expect(storedPreferences(shut, keys)).toEqual({ theme: null, density: null });
  });

  it('[STO9] are heard as other tabs store them, and nothing else is', () => {
    const heard: [string, string | null][] = [];
    const target = new EventTarget();
    hearPreferences(target as unknown as Window, (key, value) => heard.push([key, value])); // only used to listen
    const told = (key: string | null, newValue: string | null) =>
      target.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
    told('lagra-theme', 'dark');
    told('lagra-density', null);
    told('user-companies', '[]');
    told(null, null);
    expect(heard).toEqual([
      ['theme', 'dark'],
      ['density', null],
    ]);
  });
});
