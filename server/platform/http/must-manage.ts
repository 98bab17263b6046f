import type { CompanyAccess } from '#server/platform/model/company-access.ts';
import { HttpError } from './http-error.ts';

/** Throws 403 where somebody may not manage the company. */
export function mustManage({ grants }: Pick<CompanyAccess, 'grants'>): void {
  const permission = 'company.manage';
  if (!grants.may(permission)) throw new HttpError(403, { code: 'notPermitted', params: { permission } });
}
