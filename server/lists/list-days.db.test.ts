import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { engine } from '#machines/registry.ts';
import { accessClass } from '#model/engine/access.ts';
import { conditionsOf, testOf } from '#model/lists/conditions.ts';
import { listDaysOf } from '#model/lists/list-days.ts';
import { listings } from '#model/listings.ts';
import { layoutFor, readRowLayouts, type RowLayouts } from '#server/platform/model/row-layout.ts';
import { addMember, FOUNDER, foundCompany } from '#server/testing/company.fixtures.ts';
import { clientOf, openCompanyApp, type CompanyApp } from '#server/testing/company-app.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { listDays } from './list-queries.ts';
import { anyDay, companyRows, lookAmong, writeMade, type MadeRow } from './list-rows.fixtures.ts';

let database: TestDatabase;
let layouts: RowLayouts;
let server: CompanyApp;

beforeAll(async () => {
  database = await createTestDatabase();
  layouts = await readRowLayouts(database.app.kysely, engine);
  server = await openCompanyApp();
  await foundCompany(server.platform.executor, 1);
});
afterAll(async () => {
  await server.close();
  await database.dispose();
});

const asking = fc.record({
  place: fc.constantFrom(
    { kind: 'salesOrder', by: 'confirmed', party: 'customer' },
    { kind: 'purchaseOrder', by: 'ordered', party: 'supplier' },
    { kind: 'shipment', by: 'shipped', party: 'customer' },
    { kind: 'salesOrder', by: 'customer', within: 'confirmed', party: 'customer' },
    { kind: 'purchaseOrder', by: 'category', within: 'ordered', party: 'supplier' },
  ),
  from: anyDay,
  to: anyDay,
  party: fc.constantFrom(null, 'party-1', 'nobody'),
});

/** What a device says that holds all of it. */
function onDevice(made: readonly MadeRow[], kind: string, by: string, filters: Record<string, string>) {
  const listing = listings.get(kind);
  if (!listing) throw new Error(kind);
  const look = lookAmong(made);
  const tests = conditionsOf(listing, filters, '2026-05-04').map((one) => testOf(listing, one, look));
  const rows = made.flatMap(({ table, row }) =>
    table === kind && tests.every((test) => test(row)) ? [row] : [],
  );
  const divides = listing.filters[by];
  return listDaysOf(listing, rows, divides?.field ?? '', look, divides?.kind === 'days');
}

it('[LQ5] days are the same from the server and from a device that holds all', async () => {
  const access = accessClass(engine, () => true);
  let company = 0;
  await fc.assert(
    fc.asyncProperty(companyRows, fc.array(asking, { minLength: 4, maxLength: 6 }), async (made, all) => {
      company += 1;
      await database.withCompany(company, async (trx) => {
        await writeMade(trx, company, layouts, made);
        for (const { place, from, to, party } of all) {
          const { kind, by, within = by } = place;
          const listing = listings.get(kind);
          const divides = listing?.filters[by];
          if (!listing || !divides) throw new Error(`${kind} has no days ${by}`);
          const filters = {
            [within]: `${from}..${to}`,
            ...(party !== null && { [place.party]: party }),
          };
          const dividing = { field: divides.field, isDay: divides.kind === 'days' };
          const scope = { company, layout: layoutFor(layouts, kind), listing, access };
          const question = { filters, today: '2026-05-04', except: [] };
          expect(await listDays(trx, scope, question, dividing)).toEqual(onDevice(made, kind, by, filters));
        }
      });
    }),
    { numRuns: 20 },
  );
}, 120_000);

it('[LQ3, LQ4] days are told by a filter over days alone, without sums that a role may not see', async () => {
  const founder = clientOf(server, FOUNDER);
  const path = '1/lists/purchaseOrder/days/';
  const asked = { by: 'ordered', today: '2026-05-04' };
  expect((await founder.post(path, asked)).json()).toEqual({ days: [] });
  for (const wrong of [{ by: 'late' }, { by: 'constructor' }, { by: 'ordered', filters: { nothing: '1' } }])
    expect((await founder.post(path, { ...asked, ...wrong })).status).toBe(422);
  const { user } = await addMember(server.platform.executor, 1, 'Bo', ['purchaseOrder.view']);
  const hidden = await clientOf(server, user).post(path, { ...asked, filters: { total: '1..' } });
  expect([hidden.status, hidden.json().code]).toEqual([403, 'fieldHidden']);
  expect((await clientOf(server, user).post('1/lists/salesOrder/days/', asked)).status).toBe(403);
});
