/** What a storage keeps as JSON under a key; undefined where it has none, it does not fit, or the storage is shut. */
export function keptJson<T>(
  storage: Storage,
  key: string,
  fits: (value: unknown) => value is T,
): T | undefined {
  const value: unknown = attempt(() => JSON.parse(storage.getItem(key) ?? ''));
  return fits(value) ? value : undefined;
}

/** Keeps it; a storage that is full or shut is no reason to stop. */
export const keepJson = (storage: Storage, key: string, value: unknown): void =>
  attempt(() => storage.setItem(key, JSON.stringify(value)));

/** What comes of it, or undefined where the storage does not let it be done. */
export function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
