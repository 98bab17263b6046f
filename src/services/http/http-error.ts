import { isRecord, isText } from '#model/values/guards.ts';

/** The body of an error answer: `detail` is a message in the reader's language, `code` identifies the error. */
interface Answer {
  readonly detail: string | null;
  readonly message: string | null;
  readonly others: readonly string[];
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly params: Readonly<Record<string, string | number>>;
}

/** The code for a company that is not, or no longer, one of the person's. */
export const UNKNOWN_COMPANY = 'unknownCompany';

/** A failed request. `status` 0: there was no answer. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly code: string;
  /**
   * The server's message: its `detail`, else its `message`, else the first that belongs to no field; null if it sent
   * none: the view has one for each action.
   */
  readonly detail: string | null;
  /** Error codes by field. */
  readonly fields: Readonly<Record<string, string>>;
  readonly params: Readonly<Record<string, string | number>>;
  readonly retryAfterSeconds: number | null;
  /** The server's message, in the form of answer data. */
  readonly data: { readonly message: string | null };
  /** What the status means to a person, in the page's language. */
  readonly statusMessage: string;

  constructor(status: number, body: unknown, retryAfter: string | null = null, statusMessage = '') {
    const { detail, message, others, code, fields, params } = read(body);
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

/** A body of another shape (a proxy's page, for instance) yields nothing; the same holds for parts of it. */
function read(body: unknown): Answer {
  const said = isRecord(body) ? body : {};
  const others = said['non_field_errors'];
  return {
    detail: sentence(said['detail']),
    message: sentence(said['message']),
    others: Array.isArray(others) && others.every(isText) ? others : [],
    code: isText(said['code']) ? said['code'] : 'unknown',
    fields: record(said['fields'], isText),
    params: record(said['params'], (value) => isText(value) || Number.isFinite(value)),
  };
}

const sentence = (value: unknown): string | null => (isText(value) && value !== '' ? value : null);

/** The record if all its values fit, else an empty one. */
const record = <T>(value: unknown, fits: (one: unknown) => boolean): Readonly<Record<string, T>> =>
  isRecord(value) && Object.values(value).every(fits) ? (value as Readonly<Record<string, T>>) : {}; // each value fits
