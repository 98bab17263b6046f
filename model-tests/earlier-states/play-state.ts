import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkingEngine } from '#machines/checking-engine.ts';
import type { Recording } from '#model/recordings/recording.ts';
import { now } from '#model/values/clock.fixtures.ts';
import { seedCompanies, type SeededCompany } from '#server/demo/companies.ts';
import { tellFlows } from '#server/flows/flow-summary.ts';
import { createUserStore } from '#server/accounts/identity/user-store.ts';
import { openCompanyApp, type CompanyApp } from '#server/testing/company-app.ts';
import { playBuilding, playVariants } from './build-scenes.ts';
import { playNeverPaid, playEnded, playSubscription } from './subscription-scenes.ts';
import { playBeside } from './beside-scenes.ts';
import { playCompanyEnd } from './ending-scenes.ts';
import { playDevice } from './device-scenes.ts';
import type { EarlierState } from './earlier-state.ts';
import { keepDatabase } from './kept-database.ts';
import { listFigures } from './list-figures.ts';
import { playAllowedLots, playCorrections } from './correction-scenes.ts';
import { playLots } from './lot-scenes.ts';
import { playRecords } from './record-scenes.ts';
import { playReturns } from './return-scenes.ts';
import { playStock } from './stock-scenes.ts';
import { playTrade } from './trade-scenes.ts';
import { TradeSteps } from './trade-steps.ts';
import { TradingCompany } from './trading-company.ts';

/** Plays all scenes on a server of today, and keeps what they leave behind. */
export async function playState(): Promise<{ state: EarlierState; recording: Recording }> {
  const server = await openCompanyApp();
  try {
    const { database, platform, folder } = server;
    const users = createUserStore(database.app, now);
    const companies = await seedCompanies({ database, executor: platform.executor, users, now });
    const seeded = companies?.find(({ company: { key } }) => key === 'baltic');
    if (!seeded) throw new Error('the demo has no such company');
    const company = new TradingCompany(server, seeded);
    const steps = await TradeSteps.begin(company, now());
    await playRecords(company);
    const work = await playTrade(steps);
    await playLots(steps);
    await playCorrections(steps);
    await playAllowedLots(steps);
    await playStock(steps);
    await playReturns(steps);
    await playBuilding(steps);
    await playVariants(steps);
    await playBeside(company, work.postedReceipt);
    await playSubscription(company);
    await playSubscriptionsElsewhere(server, companies ?? []);
    const { recording, ...device } = await playDevice(steps);
    await tellFlows({ engine: checkingEngine, database })(company.id);
    const head = (await company.log()).length;
    const at = now();
    const reader = { company: company.id, user: company.founder, today: at.slice(0, 10) };
    const lists = await listFigures(server, reader);
    const kept = { database: await keepDatabase(database.adminUrl), files: await filesIn(folder) };
    if (server.faults.length > 0) throw new Error('the server had faults', { cause: server.faults });
    return { state: { at, company: company.id, head, work, lists, device, ...kept }, recording };
  } finally {
    await server.close();
  }
}

/** What one company cannot have besides: a first payment that never came, an end of its subscription, and its own. */
async function playSubscriptionsElsewhere(
  server: CompanyApp,
  companies: readonly SeededCompany[],
): Promise<void> {
  for (const seeded of companies) {
    if (seeded.company.key === 'fjord') {
      const company = new TradingCompany(server, seeded);
      await playCompanyEnd(company);
      await playNeverPaid(company);
    }
    if (seeded.company.key === 'nordlager') await playEnded(new TradingCompany(server, seeded));
  }
}

async function filesIn(folder: string): Promise<Record<string, string>> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = found.filter((one) => one.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const texts = await Promise.all(paths.map(async (path) => (await readFile(path)).toString('base64')));
  return Object.fromEntries(paths.map((path, index) => [path.slice(folder.length + 1), texts[index] ?? '']));
}
