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

function read(storage: Storage, key: string): string | null {
  try {
    return storage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}
