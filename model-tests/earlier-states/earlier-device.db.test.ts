import 'fake-indexeddb/auto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { schema } from '#machines/schema.ts';
import type { Row } from '#model/engine/rows.ts';
import { folding } from '#model/folding.ts';
import type { SeededCompany } from '#server/demo/companies.ts';
import type { CompanyApp } from '#server/testing/company-app.ts';
import { openDevice, type CompanyDevice } from './company-device.ts';
import { copyDevice, restoreDevice } from './device-copy.ts';
import { continuedStates, logIn, readState } from './earlier-state.ts';
import { foldedFrom, TradingCompany } from './trading-company.ts';
import { dayAfter, openUpgraded } from './upgraded-server.ts';

describe.each(continuedStates)('a device of %s', (name) => {
  const state = readState(name);
  const { device: left } = state;
  const isOfToday = left.schema === schema;
  let server: CompanyApp;
  let company: TradingCompany;
  let device: CompanyDevice;
  let atFirst: { readonly pending: readonly string[]; readonly refused: readonly string[] };

  beforeAll(async () => {
    server = await openUpgraded(state);
    company = new TradingCompany(server, { id: state.company } as SeededCompany); // no scene is played on it
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(dayAfter(state)) });
    await restoreDevice(left.copy);
    const address = await server.listen();
    // Without the model of its time, it has to ask the server for all there is before it shows anything.
    const isConnected = !isOfToday;
    device = await openDevice({ address, user: left.user, company: state.company, isConnected });
    const { session } = device;
    const idOf = ({ command }: { command: { id: string } }): string => command.id;
    atFirst = { pending: session.pending().map(idOf), refused: session.conflicts().map(idOf) };
  });
  afterAll(async () => {
    await device?.close();
    vi.useRealTimers();
    await server?.close();
  });

  /** What the device's own database of the company holds in a store. */
  const storedIn = async (store: string): Promise<readonly unknown[]> => {
    const { databases } = await copyDevice();
    const own = databases.find((one) => one.name === `lagra-${left.user}-${state.company}`);
    return own?.stores.find((one) => one.name === store)?.entries ?? [];
  };

  test.runIf(isOfToday)('[EST5] opens with the rows it had, without a connection', () => {
    expect(device.reports[0]).toBe('localReady');
    expect(device.reports).not.toContain('connected');
    const { head } = device.session.replica;
    expect(head).toBeLessThan(state.head);
    const then = foldedFrom(logIn(state).filter(({ seq }) => seq <= head));
    for (const table of tablesOn(device))
      expect(rowsOn(device, table), table).toEqual(new Map(then.all(table)));
  });

  test.skipIf(isOfToday)(
    '[EST5] opens with the rows of the server, because its model is of another time',
    () => {
      expect(device.reports.slice(0, 2)).toEqual(['localEmpty', 'bootstrapped']);
    },
  );

  test('[EST5] keeps every change that waits, what was refused, and what was written in forms', () => {
    expect(atFirst.pending).toEqual(left.waiting.map(({ id }) => id));
    expect(atFirst.refused).toEqual([left.refused]);
    expect(device.session.drafts.read(left.draft)?.value).toEqual({ name: 'Half written' });
  });

  test('[EST6] sends what waits, is told why of what is refused, and catches up with the log', async () => {
    device.connect();
    await device.settled(state.head);
    await device.settled((await company.log()).length);
    const refused = device.session.conflicts().filter(({ command }) => command.id !== left.refused);
    const expected = left.waiting.filter((one) => one.refused).map(({ id }) => id);
    expect(refused.map(({ command, refusal }) => [command.id, refusal.code])).toEqual(
      expected.map((id) => [id, expect.stringMatching(/\w/)]),
    );
    const done = new Set((await company.log()).map(({ command }) => command));
    const missing = left.waiting.filter((one) => one.refused === done.has(one.id));
    expect(missing).toEqual([]);
    expect(server.faults).toEqual([]);
  });

  test('[EST6] then has the rows of the server, and nothing more waits on its disk', async () => {
    const now = foldedFrom(await company.log());
    for (const table of tablesOn(device))
      expect(rowsOn(device, table), table).toEqual(new Map(now.all(table)));
    await vi.waitFor(async () => expect(await storedIn('outbox')).toEqual([]));
    expect(await storedIn('refused')).toHaveLength(1 + left.waiting.filter((one) => one.refused).length);
  });
});

/** A device draws no numbers, and does not hold what draws them. */
const tablesOn = ({ session }: CompanyDevice): string[] =>
  [...folding.tables.keys()].filter((table) => session.replica.base.has(table));

/** The confirmed rows on a device. */
const rowsOn = ({ session }: CompanyDevice, table: string): ReadonlyMap<string, Row> =>
  new Map(session.replica.base.all(table));
