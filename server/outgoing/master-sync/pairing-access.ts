import type { z } from 'zod';
import { settingOf } from '#model/areas/integrations/pairing/leaders.ts';
import { isCompared } from '#model/areas/integrations/pairing/pairing-states.ts';
import type { SyncKind } from '#model/areas/integrations/pairing/sync-kinds.ts';
import { asMember, type CompanyRouteDeps } from '#server/platform/http/company-request.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import type { CompanyAccess } from '#server/platform/model/company-access.ts';
import { sidesOf } from './sync-company.ts';
import { isPaired, partnerRow, rowOf, type Paired } from './sync-deps.ts';
import type { pairingParams } from '#model/areas/integrations/pairing/pairing.api.ts';

type Request = Parameters<typeof asMember>[1] & { params: z.infer<typeof pairingParams> };

/** A pairing of the company whose other side is known; 403 without the permission, 404 where there is none. */
export function pairingFor(
  deps: CompanyRouteDeps,
  request: Request,
  permission: string,
): Promise<{ readonly row: Paired; readonly access: CompanyAccess }> {
  const { company, pairing } = request.params;
  return asMember(deps, request, company, async (trx, access) => {
    must(access, permission);
    const row = await rowOf(trx, deps.layouts, company, 'pairing', pairing);
    if (!isPaired(row)) throw new HttpError(404, { code: 'unknownDocument' });
    return { row, access };
  });
}

/** [MS2] Both sides of a pairing that both companies let be compared. */
export async function matchingFor(deps: CompanyRouteDeps, request: Request, kind: SyncKind) {
  const { row, access } = await pairingFor(deps, request, 'pairing.manage');
  must(access, `${kind}.view`);
  const partner = await partnerRow(deps, request.params.company, row);
  const isOpen = partner && isCompared(row) && isCompared(partner);
  if (!isOpen || !settingOf(row, kind) || !settingOf(partner, kind))
    throw new HttpError(409, { code: 'pairingNotCompared' });
  return { row, sides: sidesOf(row, partner) };
}

export function must({ grants }: CompanyAccess, permission: string): void {
  if (!grants.may(permission)) throw new HttpError(403, { code: 'notPermitted', params: { permission } });
}
