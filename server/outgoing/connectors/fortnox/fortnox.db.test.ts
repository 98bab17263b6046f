import { afterEach, describe, expect, test } from 'vitest';
import type { Connector, ConnectorContext } from '#model/areas/integrations/connector/connector.ts';
import { epoch } from '#model/values/clock.fixtures.ts';
import { versionRead } from '#server/testing/version-read.ts';
import {
  aroundConnections,
  api,
  connection,
  deps,
  faults,
  newsOf,
  rowOf,
  rows,
  run,
  server,
} from '../connections.fixtures.ts';
import { httpTo } from '../documented-server.fixtures.ts';
import { fortnoxCustomerFixture } from './fortnox-answers.fixtures.ts';
import { fortnoxConnector } from './fortnox.connector.ts';
import { CLIENT_ID, CLIENT_SECRET, openFortnox, REFRESH_TOKEN } from './fortnox-server.fixtures.ts';

aroundConnections();

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** Fortnox as a process has it that has just begun, answered by the server of a port. */
function freshProcess(port: number): Connector {
  const fortnox = fortnoxConnector();
  const here = (given: ConnectorContext): ConnectorContext => ({ ...given, http: httpTo(port) });
  const { pull, push } = fortnox;
  return {
    ...fortnox,
    ...(pull && { pull: (given, flow, cursor) => pull(here(given), flow, cursor) }),
    ...(push && { push: (given, change) => push(here(given), change) }),
  };
}

describe('a company whose accounts are at Fortnox', () => {
  test('[FX2] the refresh token is kept as it is renewed: each process goes on, and nobody reads it', async () => {
    const customers = [fortnoxCustomerFixture('901')];
    const { port, state, close } = await openFortnox({ customers }, { now: epoch });
    closing.push(close);
    const settings = { clientId: CLIENT_ID, priceList: 'A', leads: 'fortnox', document: 'invoice' };
    const permissions = ['customer.view', 'customer.create', 'customer.edit'];
    const id = await connection({ connector: 'fortnox', settings, flows: ['customers'], permissions });
    const secrets = { clientSecret: CLIENT_SECRET, refreshToken: REFRESH_TOKEN };
    await api().post(`1/connections/${id}/secrets/`, { secrets });
    const version = await versionRead(server.database, 1, 'row_connection', id);
    await api().post(`1/documents/connection/${id}/connect/`, { version });
    const known = deps.connectors;
    for (const name of ['Exempelbolaget', 'Exempel & Co', 'Exempel AB']) {
      const connector = freshProcess(port);
      Object.assign(deps, {
        connectors: (asked: string) => (asked === 'fortnox' ? connector : known(asked)),
      });
      Object.assign(customers[0] ?? {}, { Name: name });
      state.modified.set(customers[0], '2099-01-01 00:00');
      await run(id);
      expect((await rows('customer')).filter((one) => one.number === '901')).toMatchObject([{ name }]);
    }
    expect(state.grants).toBe(3);
    expect((await rowOf(id)).secrets).toMatchObject({ refreshToken: state.refreshToken.slice(-4) });
    expect(await newsOf(id)).toMatchObject({ refused: 0, linked: 1 });
    const { rows: log } = await server.database.owner.pool.query('select * from event');
    expect(JSON.stringify(log)).not.toMatch(/refresh-\d|access-\d|yFKwme8LEQ/);
    expect(faults).toEqual([]);
  });
});
