import { HttpError } from '#server/platform/http/http-error.ts';
import type { CompanyAccess } from '#server/platform/model/company-access.ts';

const PERMISSION = 'invoice.export';

/** Throws HttpError 403 for who may not export invoices. */
export function mayExport({ grants }: Pick<CompanyAccess, 'grants'>): void {
  if (!grants.may(PERMISSION))
    throw new HttpError(403, { code: 'notPermitted', params: { permission: PERMISSION } });
}
