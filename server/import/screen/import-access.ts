import type { FastifyRequest } from 'fastify';
import { importTarget } from '#machines/areas/integrations/data-import/import-targets.ts';
import type { DataImportRow } from '#model/areas/integrations/data-import/data-import.facts.ts';
import type { Actor } from '#model/engine/actor.ts';
import { whyOnlyRead } from '#server/accounts/billing/why-only-read.ts';
import { asMember, type CompanyRouteDeps } from '#server/platform/http/company-request.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { importRow } from './import-store.ts';

type Trx = Parameters<Parameters<typeof asMember>[3]>[0];

/** Who asks, and the import that it is about. */
export interface Importing {
  readonly actor: Actor;
  readonly row: DataImportRow;
}

const costly: ReadonlySet<string> = new Set(['purchase_price', 'unit_cost']);
const notPermitted = (permission: string): HttpError =>
  new HttpError(403, { code: 'notPermitted', params: { permission } });

/** [DI18] Runs `work` for who may import; the file of another is for who sees what it is taken as, and costs if it has some. */
export async function whoImports<T>(
  deps: CompanyRouteDeps,
  request: FastifyRequest,
  { company, id }: { readonly company: number; readonly id: string },
  work: (trx: Trx, importing: Importing) => Promise<T>,
): Promise<T> {
  return asMember(deps, request, company, async (trx, { actor, user, grants, access }) => {
    if (!grants.may('dataImport.create')) throw notPermitted('dataImport.create');
    const row = await importRow(trx, company, id);
    if (!row) throw new HttpError(404, { code: 'unknownImport' });
    const { kind = '' } = importTarget(row.mapping.target) ?? {};
    const table = deps.engine.types.get(kind)?.table;
    if (table && row.begunBy !== user && !access.tables.has(table.name)) throw notPermitted(table.view ?? '');
    const showsCosts = row.mapping.columns.some(({ field }) => costly.has(field));
    if (showsCosts && row.begunBy !== user && !grants.may('product.viewCost'))
      throw notPermitted('product.viewCost');
    return work(trx, { actor, row });
  });
}

/** Who asks, if they may bring a new file into a company that can be written in. */
export async function whoBegins(
  deps: CompanyRouteDeps,
  request: FastifyRequest,
  company: number,
): Promise<Actor> {
  return asMember(deps, request, company, async (trx, { actor, grants }) => {
    if (!grants.may('dataImport.create')) throw notPermitted('dataImport.create');
    const refusal = await whyOnlyRead(trx, company);
    if (refusal) throw new HttpError(409, refusal);
    return actor;
  });
}
