import type { Transaction } from 'kysely';
import type { Secrets } from '#model/areas/integrations/connector/connector.ts';
import type { SecretBox } from '#server/accounts/identity/second-factor/secret-box.ts';
import type { Schema } from '#server/platform/db/schema.ts';

type Trx = Transaction<Schema>;

/** Whose secrets. */
export interface Keeper {
  readonly company: number;
  readonly connection: string;
}

/** Characters from which on the last four of a secret may be shown. */
const LONG = 12;
const SHOWN = 4;

/** [CNX2] What is shown of a secret: its last four characters, nothing of a short one. */
export const lastFourOf = (secret: string): string => (secret.length < LONG ? '' : secret.slice(-SHOWN));

const ownerOf = ({ company, connection }: Keeper, name: string): string =>
  `connection ${company}/${connection}/${name}`;

/** [CNX2] Keeps a secret, encrypted, in place of the one before; null takes it away. */
export async function keepSecret(
  trx: Trx,
  keeper: Keeper,
  box: SecretBox,
  { name, value, now }: { readonly name: string; readonly value: string | null; readonly now: string },
): Promise<void> {
  const { company, connection } = keeper;
  if (value === null) {
    await trx
      .deleteFrom('connection_secret')
      .where('company_id', '=', company)
      .where('connection', '=', connection)
      .where('name', '=', name)
      .execute();
    return;
  }
  const sealed = box.seal(Buffer.from(value), ownerOf(keeper, name));
  await trx
    .insertInto('connection_secret')
    .values({ company_id: company, connection, name, sealed, changed_at: now })
    .onConflict((is) =>
      is.columns(['company_id', 'connection', 'name']).doUpdateSet({ sealed, changed_at: now }),
    )
    .execute();
}

/** The secrets of a connection that its row says are kept: those for another host are none any more. [CTN7] */
export async function secretsOf(
  trx: Trx,
  keeper: Keeper,
  box: SecretBox,
  names: readonly string[],
): Promise<Secrets> {
  const rows = await trx
    .selectFrom('connection_secret')
    .select(['name', 'sealed'])
    .where('company_id', '=', keeper.company)
    .where('connection', '=', keeper.connection)
    .execute();
  return Object.fromEntries(
    rows
      .filter(({ name }) => names.includes(name))
      .map(({ name, sealed }) => [name, box.open(sealed, ownerOf(keeper, name)).toString()]),
  );
}
