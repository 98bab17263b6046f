import type { Refusal } from '#model/engine/envelope.ts';

/** An answer other than success: a status and a refusal, which becomes `{ detail, code, fields?, params? }`. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly refusal: Refusal;
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, refusal: Refusal, retryAfterSeconds?: number) {
    super(refusal.code);
    this.status = status;
    this.refusal = refusal;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

const statuses: Readonly<Record<string, number>> = {
  notPermitted: 403,
  internalOnly: 403,
  unknownKind: 404,
  unknownCommand: 404,
  unknownDocument: 404,
  invalid: 422,
  internalError: 500,
};

/** The status that a command's refusal answers with; what contradicts the state of things is a conflict. */
export const refusalStatus = ({ code }: Refusal): number => statuses[code] ?? 409;
