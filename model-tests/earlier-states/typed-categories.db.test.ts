import 'fake-indexeddb/auto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { checkingEngine as engine } from '#machines/checking-engine.ts';
import type { Reader } from '#model/engine/reader.ts';
import type { SeededCompany } from '#server/demo/companies.ts';
import { rebuild } from '#server/platform/model/rebuild.ts';
import type { CompanyApp } from '#server/testing/company-app.ts';
import { openDevice, type CompanyDevice } from './company-device.ts';
import { restoreDevice } from './device-copy.ts';
import { earlierStates, readState } from './earlier-state.ts';
import { TradingCompany } from './trading-company.ts';
import { withTypedCategories } from './typed-categories.ts';
import { dayAfter, openUpgraded } from './upgraded-server.ts';

/** Every state that was kept before categories of customers and suppliers were documents. */
const before = earlierStates.filter((name) => name < '0042');

describe.each(before)('texts as categories in %s', (name) => {
  const { state, categoryOf, changed, late } = withTypedCategories(readState(name));
  let server: CompanyApp;
  let company: TradingCompany;
  let device: CompanyDevice;

  beforeAll(async () => {
    server = await openUpgraded(state);
    company = new TradingCompany(server, { id: state.company } as SeededCompany); // no scene is played on it
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(dayAfter(state)) });
    await restoreDevice(state.device.copy);
    const address = await server.listen();
    device = await openDevice({ address, user: state.device.user, company: state.company });
  });
  afterAll(async () => {
    await device?.close();
    vi.useRealTimers();
    await server?.close();
  });

  /** The name of the category of each customer and supplier. */
  const namesIn = (view: Reader): Map<string, string | undefined> =>
    new Map(
      [...categoryOf.keys()].map((id) => {
        const [customer, supplier] = [view.get('customer', id), view.get('supplier', id)];
        const kind = customer ? 'customerCategory' : 'supplierCategory';
        return [id, view.get(kind, (customer ?? supplier)?.category ?? '')?.name];
      }),
    );

  test('[EST3, PC8] read the same once the database is brought up to date, and its log folds to its rows', async () => {
    expect(categoryOf.size).toBeGreaterThan(2);
    const { layouts } = server.platform;
    expect(await rebuild(engine, server.database, layouts, state.company)).toEqual([]);
    const first = await company.view();
    const told = namesIn(first);
    told.delete(changed); // the device may have changed it by now
    const expected = new Map(categoryOf);
    expected.delete(changed);
    expect(told).toEqual(expected);
  });

  test('[EST6, PC8] read the same on a device; what it had typed meanwhile becomes a category, too', async () => {
    await device.settled((await company.log()).length);
    const expected = new Map(categoryOf).set(changed, late);
    expect(namesIn(await company.view())).toEqual(expected);
    await vi.waitFor(() => expect(namesIn(device.session.replica.view)).toEqual(expected), 10_000);
    expect(device.session.replica.view.get('customer', changed)?.name).toBe('Renamed while away');
    expect(server.faults).toEqual([]);
  });
});
