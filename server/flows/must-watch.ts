import type { AccessClass } from '#model/engine/access.ts';
import type { Folding } from '#model/engine/engine.ts';
import type { AnyTable } from '#model/engine/table.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import type { CompanyAccess } from '#server/platform/model/company-access.ts';

/** Refuses those who may not see a company's flows. */
export function mustWatch({ grants }: CompanyAccess): void {
  if (!grants.may('flows.view'))
    throw new HttpError(403, { code: 'notPermitted', params: { permission: 'flows.view' } });
}

/** [FM10] Whether figures of a kind, which speak of every warehouse, are for somebody limited to some. */
export const isWatched = ({ access }: CompanyAccess, { place }: Pick<AnyTable, 'place'>): boolean =>
  access.scope === null || place === undefined;

/** [FM10] A class without the tables that are not for it here: comments on orders speak of every warehouse too. */
export function watchedClass({ tables }: Folding, granted: CompanyAccess): AccessClass {
  const { access } = granted;
  const open = [...access.tables].filter((name) => isWatched(granted, tables.get(name) ?? {}));
  return access.scope === null ? access : { ...access, tables: new Set(open) };
}

/** [FM10] Refuses what speaks of every warehouse to who is limited to some. */
export function mustWatchAll(granted: CompanyAccess, table: Pick<AnyTable, 'place'>): void {
  if (!isWatched(granted, table)) throw new HttpError(403, { code: 'figuresOfAll' });
}
