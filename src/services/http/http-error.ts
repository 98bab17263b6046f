import { z } from 'zod';

/** The body of an error answer: `detail` is a sentence in the reader's language, `code` names what is wrong. */
const answer = z.object({
  detail: z.string().min(1).nullable().catch(null),
  code: z.string().catch('unknown'),
  fields: z.record(z.string(), z.string()).optional().catch(undefined),
  params: z
    .record(z.string(), z.union([z.string(), z.number()]))
    .optional()
    .catch(undefined),
});

/** Code of a request that got no answer: no connection, or none in time. */
export const OFFLINE = 'offline';

/** A request that did not succeed. `status` 0: there was no answer. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly code: string;
  /** The server's sentence; null where it sent none: the view has one for what was tried. */
  readonly detail: string | null;
  /** A code by field. */
  readonly fields: Readonly<Record<string, string>>;
  readonly params: Readonly<Record<string, string | number>>;
  readonly retryAfterSeconds: number | null;

  constructor(status: number, body: unknown, retryAfter: string | null = null) {
    const {
      detail,
      code,
      fields = {},
      params = {},
    } = answer.catch({ detail: null, code: 'unknown' }).parse(body);
    super(`${status} ${code}`);
    this.status = status;
    this.code = code;
    this.detail = detail;
    this.fields = fields;
    this.params = params;
    this.retryAfterSeconds = retryAfter !== null && /^\d+$/.test(retryAfter) ? Number(retryAfter) : null;
  }
}

/** What a thrown value says of itself: a text as it is, else its data's message, else its status message, else null. */
export function messageOf(error: unknown): string | null {
  if (typeof error === 'string') return error;
  const read = carrier.safeParse(error);
  return read.success ? (read.data.data?.message ?? read.data.statusMessage) : null;
}

const text = z.string().min(1).nullable().catch(null);
const carrier = z.object({ data: z.object({ message: text }).nullable().catch(null), statusMessage: text });
