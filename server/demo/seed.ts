import type { Engine } from '#model/engine/engine.ts';
import type { FileStore } from '#server/files/file-store.ts';
import { seedCompanies, type SeedDeps } from './companies.ts';
import { givingAt } from './giving-at.ts';
import { seedDoneImport } from './imported.ts';
import { seedPairing } from './pairing.ts';
import { seedNoticing } from './noticing.ts';
import { seedSubscription } from './subscribing.ts';
import { seedTrade } from './trade.ts';

export interface DemoDeps extends SeedDeps {
  readonly engine: Engine;
  /** Where pictures of products go; without it, products have none. */
  readonly files?: FileStore | undefined;
}

/** Seeds a database without people with the demo: companies, a year of trade in each, then the people. */
export async function seedDemo(deps: DemoDeps): Promise<void> {
  await seedCompanies(deps, async (companies) => {
    await Promise.all(
      companies.map(async (company) => {
        await seedTrade(deps, company);
        await seedNoticing(deps.database, company, deps.now());
      }),
    );
    for (const company of companies) await seedSubscription(deps, company);
    const importing = { ...deps, executor: givingAt(deps.executor, deps.now()) };
    for (const company of companies) await seedDoneImport(importing, company);
    await seedPairing(importing, companies);
  });
}
