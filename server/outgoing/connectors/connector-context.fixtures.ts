import type { ConnectorContext } from '#model/areas/integrations/connector/connector.ts';
import { now } from '#model/values/clock.fixtures.ts';
import { guardedHttp } from './guarded-http.ts';
import type { Reach } from './reach.ts';

/** Where connections of tests may go: to this machine, without waiting long. */
/** Servers of tests listen on ports that are free. */
export const anyPort = [{ from: 1, to: 65_535 }];

export const nearReach = (folders: string | null = null): Reach => ({
  network: true,
  folders,
  ports: anyPort,
  patience: 3_000,
});

/** What a connector works with in a test. */
export const connectorContextFixture = (
  over: Partial<ConnectorContext> = {},
  reach: Reach = nearReach(),
): ConnectorContext => ({
  company: 1,
  connection: '019a0000-0000-7000-8000-0000000000c0',
  settings: {},
  secrets: {},
  now,
  http: guardedHttp(reach),
  keepSecret: async () => undefined,
  ...over,
});
