import type { ConnectionRow } from '#model/areas/integrations/connection/connection.kind.ts';
import { ConnectorFault } from '#model/areas/integrations/connector/connector-fault.ts';
import type { ConnectorSpec } from '#model/areas/integrations/connector/connector-spec.ts';
import type { ConnectorContext } from '#model/areas/integrations/connector/connector.ts';
import { asAgent, type Actor } from '#model/engine/actor.ts';
import type { ConnectionDeps } from './connection-deps.ts';
import { guardedHttp } from './guarded-http.ts';
import { keepSecret, lastFourOf, secretsOf } from './secret-store.ts';

type Deps = Pick<ConnectionDeps, 'database' | 'executor' | 'box' | 'reach' | 'now'>;

/** What a connector works with for one connection, its secrets opened. */
export async function createConnectorContext(
  deps: Deps,
  company: number,
  row: ConnectionRow,
): Promise<ConnectorContext> {
  const { database, box, reach, now } = deps;
  const keeper = { company, connection: row.id };
  const secrets = await database.withCompany(company, (trx) =>
    secretsOf(trx, keeper, box, Object.keys(row.secrets)),
  );
  return {
    ...keeper,
    settings: row.settings,
    secrets,
    now,
    http: guardedHttp(reach),
    keepSecret: (name, value) => keepSecretOf(deps, company, row.id, name, value),
  };
}

/** [CNX2] Keeps a secret, or takes it away (null), and tells of it in the connection's history. */
export async function keepSecretOf(
  { executor, box, now }: Pick<Deps, 'executor' | 'box' | 'now'>,
  company: number,
  connection: string,
  name: string,
  value: string | null,
  by: Actor = asAgent(connection),
): Promise<void> {
  const data = { secrets: { [name]: value === null ? null : lastFourOf(value) } };
  const command = { kind: 'connection', document: connection, type: 'keepSecrets', data };
  await executor.systemPropose(company, [command], {
    by,
    alongside: (trx) => keepSecret(trx, { company, connection }, box, { name, value, now: now() }),
  });
}

/** Throws where a secret that the connector needs is not there, as in a company that was restored. */
export function mustHaveSecrets({ settings }: ConnectorSpec, { secrets }: ConnectorContext): void {
  const lacks = settings.some(
    ({ is, optional, name }) => is === 'secret' && !optional && secrets[name] === undefined,
  );
  if (lacks) throw new ConnectorFault('connectorSecretMissing');
}
