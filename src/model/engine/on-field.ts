import type { Refusal } from './envelope.ts';

/** A refusal for one invalid input field, given by its path. */
export const onField = (code: string, field: string, params?: Refusal['params']): Refusal => ({
  code,
  ...(params ? { params } : {}),
  fields: { [field]: code },
});
