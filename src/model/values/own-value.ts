/**
 * What a record has of its own under a key that somebody sent: `constructor` and `toString`, which every object inherits, are
 * no entries of it.
 */
export const ownValue = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;
