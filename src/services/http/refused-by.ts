import type { Refusal } from '#model/engine/envelope.ts';
import { HttpError } from './http-error.ts';

/** A refusal as the server answers it, with its sentence in the reader's language. */
interface Refused {
  readonly refusal: Refusal;
  readonly detail: string | null;
}

/** Why the server refused a request that failed; null: it did not answer. */
export function refusedBy(error: unknown): Refused | null {
  if (!(error instanceof HttpError) || error.status === 0) return null;
  const { code, params, fields, detail } = error;
  return { refusal: { code, params, fields }, detail };
}
