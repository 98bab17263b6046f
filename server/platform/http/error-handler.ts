import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { Unavailable, UnknownCompany } from '#server/platform/commands/job.ts';
import { isDatabaseAway } from '#server/platform/db/outage.ts';
import { UnreadableFile } from '#server/platform/http/unreadable-file.ts';
import { HttpError } from './http-error.ts';
import { languageOf } from './language.ts';
import { sentenceOf } from './sentence.ts';

const answered = new WeakMap<object, string>();

/** The code of the error that a request was answered with, if it was one. */
export const codeAnswered = (request: object): string | undefined => answered.get(request);

/** Every error answer is `{ detail, code, fields?, params? }`, in the language the reader accepts. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const problem = problemOf(error, request);
    if (problem.retryAfterSeconds !== undefined) void reply.header('retry-after', problem.retryAfterSeconds);
    return reply.status(problem.status).send(errorBody(problem, request));
  });
}

/** What is answered about an error of a request; in the log, too, where the reader could not have avoided it. */
export function problemOf(error: FastifyError, request: FastifyRequest): HttpError {
  const problem = asHttpError(error, request);
  answered.set(request, problem.refusal.code);
  if (problem.status >= 500) request.log.error({ err: error }, problem.refusal.code);
  return problem;
}

export function errorBody({ refusal }: HttpError, request: FastifyRequest) {
  const { code, fields, params, fix } = refusal;
  const detail = sentenceOf(refusal, languageOf(request.headers['accept-language']));
  return { detail, code, ...(fields && { fields }), ...(params && { params }), ...(fix && { fix }) };
}

/** Fastify's codes for requests it could not read. */
const unreadable: Readonly<Record<string, readonly [number, string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'tooLarge'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'unsupportedType'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'brokenJson'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'brokenJson'],
};

/** 500 where it is the server's own. */
function asHttpError(error: FastifyError, request: FastifyRequest): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof Unavailable)
    return new HttpError(503, { code: 'unavailable' }, error.retryAfterSeconds);
  if (isDatabaseAway(error)) return new HttpError(503, { code: 'unavailable' }, 1);
  if (error instanceof UnreadableFile) return new HttpError(422, error.refusal);
  if (error instanceof UnknownCompany) return new HttpError(404, { code: 'unknownCompany' });
  if (hasZodFastifySchemaValidationErrors(error))
    return invalid(error.validation, error.validationContext ?? 'body');
  const known = unreadable[error.code];
  if (known?.[0] === 415 && takesForm(request)) return new HttpError(415, { code: 'notMultipart' });
  if (known) return new HttpError(known[0], { code: known[1] });
  if (error instanceof SyntaxError && error.statusCode === 400)
    return new HttpError(400, { code: 'brokenJson' });
  const status = error.statusCode ?? 500;
  return status >= 400 && status < 500
    ? new HttpError(status, { code: 'malformed' })
    : new HttpError(500, { code: 'internalError' });
}

/** Whether what was asked for takes a file, as a part of a form. */
const takesForm = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.config.endpoint?.form !== undefined;

interface Issue {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Invalid path parameters mean an unknown path; an invalid body or query is reported field by field. */
function invalid(issues: readonly Issue[], context: string): HttpError {
  if (context === 'params') return new HttpError(404, { code: 'unknownPath' });
  const fields: Record<string, string> = {};
  for (const { instancePath, keyword, params } of issues) {
    const field = instancePath.split('/').filter(Boolean).join('.') || 'data';
    const bound = params['minimum'] ?? params['maximum'];
    fields[field] ??= bound === undefined ? keyword : `${keyword}:${String(bound)}`;
  }
  return new HttpError(422, { code: 'invalid', fields });
}
