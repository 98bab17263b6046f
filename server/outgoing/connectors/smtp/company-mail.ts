import type { ConnectionRow } from '#model/areas/integrations/connection/connection.kind.ts';
import { connectorSpec } from '#model/areas/integrations/connector/connector-specs.ts';
import type { Letter } from '#server/mail/letter.ts';
import type { ThroughOwn } from '#server/mail/transport.ts';
import type { ConnectionDeps } from '../connection-deps.ts';
import { workingConnections } from '../connection-rows.ts';
import { noteFault, noteSuccess } from '../run-connection.ts';
import { secretsOf } from '../secret-store.ts';
import { companyTransport, mailFault } from './smtp.connector.ts';

type Deps = Pick<ConnectionDeps, 'database' | 'executor' | 'box' | 'reach' | 'now'>;

/** [CNX11] Letters of a company go through its own mail server while that is connected, in its name and from its address. */
export const throughOwn =
  (deps: Deps): ThroughOwn =>
  async (company, letter, id) => {
    const found = await deps.database.withCompany(company, async (trx) => {
      const row = (await workingConnections(trx, company)).find(
        ({ connector }) => connectorSpec(connector)?.offers === 'mail',
      );
      const keeper = { company, connection: row?.id ?? '' };
      return row && { row, secrets: await secretsOf(trx, keeper, deps.box, Object.keys(row.secrets)) };
    });
    if (!found) return false;
    const { row, secrets } = found;
    try {
      const transport = await companyTransport({ settings: fromName(row, letter), secrets }, deps.reach);
      // It is theirs: nothing is sent on behalf of anybody.
      const { sender: _, ...own } = letter;
      await transport.deliver(own, id).finally(() => transport.close());
    } catch (error) {
      const fault = mailFault(error, String(row.settings['host'] ?? ''));
      await noteFault(deps, company, row, fault);
      throw fault;
    }
    await noteSuccess(deps, company, row);
    return true;
  };

const fromName = ({ settings }: ConnectionRow, { sender }: Letter): ConnectionRow['settings'] =>
  sender === undefined
    ? settings
    : {
        ...settings,
        from: `"${sender.replaceAll(/["\\\p{C}]/gu, ' ')}" <${String(settings['from'] ?? '')}>`,
      };
