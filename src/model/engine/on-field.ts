import type { Refusal } from './envelope.ts';

/** A refusal that names the field of its input that is wrong, by its path. */
export const onField = (code: string, field: string, params?: Refusal['params']): Refusal => ({
  code,
  ...(params ? { params } : {}),
  fields: { [field]: code },
});
