/** Whether a value from outside is a T. */
type Guard<T> = (value: unknown) => value is T;

/**
 * Guards for the few shapes that a page reads at startup: zod, which validates everything from the server, is loaded
 * later.
 */
export const isText: Guard<string> = (value) => typeof value === 'string';
export const isFlag: Guard<boolean> = (value) => typeof value === 'boolean';
export const isWhole: Guard<number> = (value): value is number => Number.isSafeInteger(value);

export const oneOf =
  <const T extends string>(...values: readonly T[]): Guard<T> =>
  (value): value is T =>
    values.some((one) => one === value);

export const orNull =
  <T>(guard: Guard<T>): Guard<T | null> =>
  (value): value is T | null =>
    value === null || guard(value);

export const listOf =
  <T>(guard: Guard<T>): Guard<readonly T[]> =>
  (value): value is readonly T[] =>
    Array.isArray(value) && value.every((one) => guard(one));

export const recordOf =
  <T>(guard: Guard<T>): Guard<Readonly<Record<string, T>>> =>
  (value): value is Readonly<Record<string, T>> =>
    isRecord(value) && Object.values(value).every((one) => guard(one));

/** A record with at least these fields. */
export const shaped =
  <T extends object>(fields: { readonly [K in keyof T]: Guard<T[K]> }): Guard<T> =>
  (value): value is T =>
    isRecord(value) &&
    Object.entries(fields).every(([name, guard]) => (guard as Guard<unknown>)(value[name])); // one of `fields`

export const isRecord: Guard<Readonly<Record<string, unknown>>> = (
  value,
): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
