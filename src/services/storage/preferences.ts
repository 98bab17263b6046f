const PREFIX = 'lagra-';

/** Preferences as they were stored, by key without the prefix; a storage that is shut holds none. */
export function storedPreferences(storage: Storage, keys: readonly string[]): Record<string, string | null> {
  return Object.fromEntries(keys.map((key) => [key, read(storage, key)]));
}

/** Keeps one preference; a storage that is full or shut is no reason to stop. */
export function storePreference(storage: Storage, key: string, value: string): void {
  try {
    storage.setItem(PREFIX + key, value);
  } catch {
    // The choice holds for this page only.
  }
}

/** Takes preferences away, by key without the prefix. */
export function forgetPreferences(storage: Storage, keys: readonly string[]): void {
  try {
    for (const key of keys) storage.removeItem(PREFIX + key);
  } catch {
    // What cannot be reached is not kept either.
  }
}

/** Tells of what other tabs store, key by key without the prefix; null where they took it away. */
export function hearPreferences(
  target: Pick<Window, 'addEventListener'>,
  heard: (key: string, value: string | null) => void,
): void {
  target.addEventListener('storage', ({ key, newValue }) => {
    if (key?.startsWith(PREFIX)) heard(key.slice(PREFIX.length), newValue);
  });
}

function read(storage: Storage, key: string): string | null {
  try {
    return storage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}
