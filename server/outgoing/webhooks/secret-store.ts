import { sql, type Transaction } from 'kysely';
import type { SecretBox } from '#server/accounts/identity/second-factor/secret-box.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { newSecret } from './signature.ts';

type Trx = Transaction<Schema>;

/** Whose secrets. */
export interface Endpoint {
  readonly company: number;
  readonly webhook: string;
}

/** How long a replaced secret goes on signing beside the new one, in hours. */
const OVERLAP = 24;

const ownerOf = ({ company, webhook }: Endpoint): string => `webhook ${company}/${webhook}`;

/**
 * [WB9] Makes a secret and returns it, the only time that it can be read; kept encrypted. The one before goes on signing for a day,
 * those before it end.
 * @param now UTC ISO
 */
export async function makeSecret(trx: Trx, endpoint: Endpoint, box: SecretBox, now: string): Promise<string> {
  const { company, webhook } = endpoint;
  const secret = newSecret();
  const sealed = box.seal(Buffer.from(secret), ownerOf(endpoint));
  const own = sql`company_id = ${company} and webhook = ${webhook}`;
  // Without a secret nothing was told, as in a company that was restored: what happened before it is not told later.
  await sql`
    insert into log_place as place (company_id, kind, id, seq)
    select ${company}, 'webhook', ${webhook}, coalesce(max(seq), 0) from event where company_id = ${company}
    having not exists (select from webhook_secret where ${own})
    on conflict (company_id, kind, id) do update set seq = greatest(place.seq, excluded.seq)`.execute(trx);
  await trx
    .deleteFrom('webhook_secret')
    .where('company_id', '=', company)
    .where('webhook', '=', webhook)
    .where('retires_at', 'is not', null)
    .execute();
  await trx
    .updateTable('webhook_secret')
    .set({ retires_at: sql<string>`${now}::timestamptz + ${OVERLAP} * interval '1 hour'` })
    .where('company_id', '=', company)
    .where('webhook', '=', webhook)
    .execute();
  await sql`
    insert into webhook_secret (company_id, webhook, n, sealed, created_at)
    select ${company}, ${webhook}, coalesce(max(n), 0) + 1, ${sealed}, ${now} from webhook_secret where ${own}`.execute(
    trx,
  );
  return secret;
}

/** Those that sign now, the newest first. */
const signing = (trx: Trx, { company, webhook }: Endpoint, now: string) =>
  trx
    .selectFrom('webhook_secret')
    .where('company_id', '=', company)
    .where('webhook', '=', webhook)
    .where((is) => is.or([is('retires_at', 'is', null), is('retires_at', '>', now)]))
    .orderBy('n', 'desc');

/** The secrets that sign now, the newest first. */
export async function secretsOf(
  trx: Trx,
  endpoint: Endpoint,
  box: SecretBox,
  now: string,
): Promise<readonly string[]> {
  const rows = await signing(trx, endpoint, now).select('sealed').execute();
  return rows.map(({ sealed }) => box.open(sealed, ownerOf(endpoint)).toString());
}

/** When the secrets of an endpoint were made, and when they retire, the newest first. */
export const secretDates = (trx: Trx, endpoint: Endpoint, now: string) =>
  signing(trx, endpoint, now).select(['created_at', 'retires_at']).execute();
