/** The JSON value stored under a key; undefined if it is missing, invalid, or the storage is unavailable. */
export function keptJson<T>(
  storage: Storage,
  key: string,
  fits: (value: unknown) => value is T,
): T | undefined {
  const value: unknown = attempt(() => JSON.parse(storage.getItem(key) ?? ''));
  return fits(value) ? value : undefined;
}

/** Stores a value; a full or unavailable storage is ignored. */
export const keepJson = (storage: Storage, key: string, value: unknown): void =>
  attempt(() => storage.setItem(key, JSON.stringify(value)));

/** The result, or undefined if the storage throws. */
export function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
