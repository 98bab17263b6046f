import type { Refusal } from '#model/engine/envelope.ts';

/** An error answer: a status and a refusal, sent as `{ detail, code, fields?, params? }`. */
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
  outOfScope: 403,
  overYourLimit: 403,
  saleOverYourLimit: 403,
  discountOverYourLimit: 403,
  belowCostOverYourLimit: 403,
  conditionHidden: 403,
  ownSubmission: 403,
  notYourSubmission: 403,
  onlyFounders: 403,
  clientBeyondOwn: 403,
  beyondOwnPermissions: 403,
  memberBeyondOwnPermissions: 403,
  roleBeyondOwnPermissions: 403,
  beyondOwnWarehouses: 403,
  memberBeyondOwnWarehouses: 403,
  roleBeyondOwnWarehouses: 403,
  beyondOwnLimits: 403,
  memberBeyondOwnLimits: 403,
  roleBeyondOwnLimits: 403,
  unknownKind: 404,
  unknownCommand: 404,
  unknownDocument: 404,
  invalid: 422,
  internalError: 500,
};

/** The HTTP status of a command's refusal; one caused by the current state is a conflict. */
export const refusalStatus = ({ code }: Refusal): number => statuses[code] ?? 409;
