import type { Engine } from '#model/engine/engine.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import type { CompanyAccess } from '#server/platform/model/company-access.ts';

/** [CX3] Throws an HttpError 403 unless somebody manages the company and may see all of it: an export hides nothing. */
export function mustSeeAll({ tables }: Engine, { grants }: CompanyAccess): void {
  if (grants.warehouses !== null) throw new HttpError(403, { code: 'figuresOfAll' });
  const needed = new Set(['company.manage', 'audit.view', 'audit.export']);
  for (const { view, guarded } of tables.values())
    for (const permission of [view, ...guarded.map((guard) => guard.permission)])
      if (permission !== null) needed.add(permission);
  for (const permission of needed)
    if (!grants.may(permission)) throw new HttpError(403, { code: 'notPermitted', params: { permission } });
}
