import { HttpError } from '#server/platform/http/http-error.ts';
import type { CompanyAccess } from '#server/platform/model/company-access.ts';

/** Refuses those who may not see a company's flows. */
export function mustWatch({ grants }: CompanyAccess): void {
  if (!grants.may('flows.view'))
    throw new HttpError(403, { code: 'notPermitted', params: { permission: 'flows.view' } });
}
