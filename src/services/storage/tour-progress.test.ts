import { describe, expect, test } from 'vitest';
import { keepTours, keptTours, noteTourOffer, wasTourOffered } from './tour-progress.ts';

function storageWith(entries: Readonly<Record<string, string>> = {}): Storage {
  const kept = new Map(Object.entries(entries));
  return {
    length: kept.size,
    clear: () => kept.clear(),
    key: () => null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

const shut: Storage = {
  ...storageWith(),
  getItem: () => {
    throw new Error('shut');
  },
  setItem: () => {
    throw new Error('full');
  },
};

const none = { completed: [], dontShowAgain: false };

describe('what is kept of the tours', () => {
  test('[STO7] comes back as it was kept, under the names of the contract', () => {
    const storage = storageWith();
    keepTours(storage, { completed: ['sales', 'dashboard'], dontShowAgain: true });
    expect(JSON.parse(storage.getItem('lagra-tour') ?? '')).toEqual({
      completedTours: ['sales', 'dashboard'],
      dontShowAgain: true,
    });
    expect(keptTours(storage)).toEqual({ completed: ['sales', 'dashboard'], dontShowAgain: true });
  });

  test.each([
    '{',
    'null',
    '[]',
    '{"completedTours":"sales","dontShowAgain":true}',
    '{"completedTours":[1],"dontShowAgain":true}',
    '{"completedTours":["sales"],"dontShowAgain":"yes"}',
    '{"dontShowAgain":true}',
  ])('[STO7] is none where it is malformed: %s', (text) => {
    expect(keptTours(storageWith({ 'lagra-tour': text }))).toEqual(none);
  });

  test('[STO7] names a tour once', () => {
    const text = '{"completedTours":["sales","sales"],"dontShowAgain":false}';
    expect(keptTours(storageWith({ 'lagra-tour': text })).completed).toEqual(['sales']);
  });

  test('[STO7] an offer is noted for the visit', () => {
    const storage = storageWith();
    expect(wasTourOffered(storage)).toBe(false);
    noteTourOffer(storage);
    expect(wasTourOffered(storage)).toBe(true);
  });

  test('[STO2] a storage that is shut stops nothing, and nobody is offered a tour on every page', () => {
    expect(keptTours(shut)).toEqual(none);
    expect(() => keepTours(shut, none)).not.toThrow();
    expect(() => noteTourOffer(shut)).not.toThrow();
    expect(wasTourOffered(shut)).toBe(true);
  });
});
