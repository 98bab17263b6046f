import { z } from 'zod';

const sentence = z.string().min(1).nullable().catch(null);

/** The body of an error answer: `detail` is a sentence in the reader's language, `code` names what is wrong. */
const answer = z.object({
  detail: sentence,
  message: sentence,
  non_field_errors: z.array(z.string()).catch([]),
  code: z.string().catch('unknown'),
  fields: z.record(z.string(), z.string()).optional().catch(undefined),
  params: z
    .record(z.string(), z.union([z.string(), z.number()]))
    .optional()
    .catch(undefined),
});

/** A request that did not succeed. `status` 0: there was no answer. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly code: string;
  /**
   * The server's sentence: its `detail`, else its `message`, else the first that belongs to no field; null where it sent
   * none: the view has one for what was tried.
   */
  readonly detail: string | null;
  /** A code by field. */
  readonly fields: Readonly<Record<string, string>>;
  readonly params: Readonly<Record<string, string | number>>;
  readonly retryAfterSeconds: number | null;
  /** What the server said, where one reads it as the data of an answer. */
  readonly data: { readonly message: string | null };
  /** What the status says to a person, in the language of the page. */
  readonly statusMessage: string;

  constructor(status: number, body: unknown, retryAfter: string | null = null, statusMessage = '') {
    const { detail, message, non_field_errors: others, code, fields = {}, params = {} } = read(body);
    super(`${status} ${code}`);
    this.status = status;
    this.code = code;
    this.detail = detail ?? message ?? (others[0] || null);
    this.fields = fields;
    this.params = params;
    this.data = { message: this.detail };
    this.statusMessage = statusMessage;
    this.retryAfterSeconds = retryAfter !== null && /^\d+$/.test(retryAfter) ? Number(retryAfter) : null;
  }
}

/** A body of another shape, a proxy's page for instance, says nothing. */
function read(body: unknown): z.output<typeof answer> {
  const parsed = answer.safeParse(body);
  return parsed.success
    ? parsed.data
    : { detail: null, message: null, non_field_errors: [], code: 'unknown' };
}
