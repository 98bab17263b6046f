import type { z } from 'zod';
import type { SharedAnswer } from '#model/shared-link/shared-link.api.ts';
import type { SharedAct, SharedPurpose } from '#model/sharing/shared-purpose.ts';
import { ownValue } from '#model/values/own-value.ts';
import { HttpError } from '#server/platform/http/http-error.ts';

interface Sent {
  readonly act: string;
  readonly data: object;
}

interface Opened {
  readonly purpose: Pick<SharedPurpose, 'acts'>;
  readonly answer: Pick<SharedAnswer, 'acts'>;
}

/** What is sent for an act that a link offers now, read. Throws an HttpError where it offers none, or cannot read it. */
export function offeredAct(
  { purpose, answer }: Opened,
  { act, data }: Sent,
): { readonly offered: SharedAct; readonly read: unknown } {
  const offered = ownValue(purpose.acts, act);
  if (!offered || !answer.acts.includes(act))
    throw new HttpError(offered ? 409 : 422, { code: 'notThroughLink', fields: { act: 'notThroughLink' } });
  const read = offered.schema.safeParse(data);
  if (!read.success) throw invalid(read.error);
  return { offered, read: read.data };
}

function invalid({ issues }: z.ZodError): HttpError {
  const fields = Object.fromEntries(issues.map(({ path, code }) => [path.join('.') || 'data', code]));
  return new HttpError(422, { code: 'invalid', fields });
}
