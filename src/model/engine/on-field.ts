import type { Refusal } from './envelope.ts';

/** A refusal for one invalid input field, given by its path. */
export const onField = (code: string, field: string, params?: Refusal['params']): Refusal => ({
  code,
  ...(params ? { params } : {}),
  fields: { [field]: code },
});

/** The fields of several refusals, each with its code; of two of one field the first stays. */
export const fieldsOf = (refusals: readonly Refusal[]): Readonly<Record<string, string>> =>
  Object.assign({}, ...refusals.toReversed().map(({ fields }) => fields)) as Record<string, string>; // of refusals alone
