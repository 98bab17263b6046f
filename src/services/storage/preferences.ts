const PREFIX = 'lagra-';

/** Stored preferences, by key without the prefix; none if the storage is unavailable. */
export function storedPreferences(storage: Storage, keys: readonly string[]): Record<string, string | null> {
  return Object.fromEntries(keys.map((key) => [key, read(storage, key)]));
}

/** Stores one preference; a full or unavailable storage is ignored. */
export function storePreference(storage: Storage, key: string, value: string): void {
  try {
    storage.setItem(PREFIX + key, value);
  } catch {
    // The choice applies to this page only.
  }
}

/** Removes preferences, by key without the prefix. */
export function forgetPreferences(storage: Storage, keys: readonly string[]): void {
  try {
    for (const key of keys) storage.removeItem(PREFIX + key);
  } catch {
    // What cannot be reached is not stored either.
  }
}

/** Reports changes by other tabs, by key without the prefix; null if removed. */
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
