import { BlockList, isIPv6 } from 'node:net';
import { sql, type Transaction } from 'kysely';
import type { ApiClientRow } from '#model/areas/integrations/api-client/api-client.kind.ts';
import { stateRefusal } from '#model/areas/integrations/api-client/client-standing.ts';
import { isSecret, keptOf } from '#model/areas/integrations/api-client/client-secret.ts';
import { asAgent } from '#model/engine/actor.ts';
import { dayIn } from '#model/values/moments.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import type { AccessReader } from '#server/platform/model/company-access.ts';
import { minuteOf } from './call-window.ts';

export interface AdmitDeps {
  readonly database: Pick<Database, 'withCompany'>;
  readonly access: AccessReader;
  /** The clock, UTC ISO. */
  readonly now: () => string;
}

interface Asking {
  readonly company: number;
  readonly secret: string;
  readonly address: string;
}

/** A client that a secret is of, and why it is not let in, if it is not. */
export interface KnownClient {
  readonly client: ApiClientRow;
  /** The calls of this minute that processes have shared. */
  readonly called: number;
  readonly refusal: HttpError | null;
}

/** The client that calls a company with a secret; an HttpError 401 for a secret that is of none. [APC1] [APC5] [APC6] */
export async function admitClient(
  { database, access, now }: AdmitDeps,
  asking: Asking,
): Promise<KnownClient> {
  const { company, secret, address } = asking;
  if (!isSecret(secret)) throw unknownSecret();
  const { hash } = await keptOf(secret);
  return database.withCompany(company, async (trx) => {
    const at = now();
    const found = await clientOf(trx, company, hash, minuteOf(Date.parse(at)));
    if (!found) throw unknownSecret();
    const { client, called, zone } = found;
    const refusal = refusalOf(client, dayIn(at, zone), address);
    if (refusal) return { client, called, refusal };
    const granted = await access.read(trx, company, { actor: asAgent(client.id) });
    return { client, called, refusal: granted ? null : refused(403, 'clientWithoutOwner') };
  });
}

async function clientOf(trx: Transaction<Schema>, company: number, hash: string, minute: number) {
  const { rows } = await sql<{ client: ApiClientRow; called: number | null; zone: string | null }>`
    select data as client, (select data ->> 'timeZone' from row_company where company_id = ${company} limit 1) as zone,
           (select count from api_window
             where company_id = ${company} and client = row_api_client.id and minute = ${minute}) as called
      from row_api_client where company_id = ${company} and (key_secret = ${hash} or key_former = ${hash})
     order by id limit 1`.execute(trx);
  const [found] = rows;
  return found && { client: found.client, called: found.called ?? 0, zone: found.zone ?? 'UTC' };
}

function refusalOf(client: ApiClientRow, today: string, address: string): HttpError | null {
  const { expiresOn, addresses } = client;
  const standing = stateRefusal(client);
  if (standing !== null) return refused(standing === 'clientSuspended' ? 403 : 401, standing);
  if (expiresOn !== null && expiresOn < today) return refused(401, 'clientExpired');
  return isWithin(addresses, address) ? null : refused(403, 'addressNotAllowed');
}

const refused = (status: number, code: string): HttpError => new HttpError(status, { code });
const unknownSecret = (): HttpError => refused(401, 'unknownSecret');

/** Whether an address is one of these or in one of these networks; none: any is. */
export function isWithin(networks: readonly string[], address: string): boolean {
  if (networks.length === 0) return true;
  const list = new BlockList();
  for (const network of networks) {
    const [base = '', bits] = network.split('/');
    const family = isIPv6(base) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(base, family);
    else list.addSubnet(base, Number(bits), family);
  }
  // An IPv4 caller of a socket for both families is told as ::ffff:192.0.2.7.
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}
