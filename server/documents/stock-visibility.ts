import { HttpError } from '#server/platform/http/http-error.ts';
import type { CompanyAccess } from '#server/platform/model/company-access.ts';

/** Stock moves are shown with items, so they take the same permission. */
export function mustSeeStock({ access }: CompanyAccess): void {
  if (!access.tables.has('balance'))
    throw new HttpError(403, { code: 'notPermitted', params: { permission: 'item.view' } });
}
