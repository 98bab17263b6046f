import type { Engine } from '#model/engine/engine.ts';
import type { FileStore } from '#server/files/file-store.ts';
import type { LeaveOut } from '#server/platform/db/optional-part.ts';
import { seedCompanies, type SeedDeps, type SeededCompany } from './companies.ts';
import { givingAt } from './giving-at.ts';
import { seedDoneImport } from './imported.ts';
import { seedPairing } from './pairing.ts';
import { seedNoticing } from './noticing.ts';
import { seedMailedPaper } from './mailed-paper.ts';
import { storePictures } from './pictures.ts';
import { SeedingParts } from './seeding-parts.ts';
import { seedBilling } from './subscribing.ts';
import { seedTrade } from './trade.ts';

export interface DemoDeps extends SeedDeps {
  readonly engine: Engine;
  /** Where pictures of products go; without it, products have none. */
  readonly files?: FileStore | undefined;
  /** Told of what was left out; without it, that is thrown. */
  readonly leaveOut?: LeaveOut;
  /** Hears how many of the companies are loaded. */
  readonly tell?: (done: number, of: number) => void;
}

/**
 * Seeds a database without people with the demo: companies, a year of trade in each, then the people. A part that fails
 * takes nothing else down: it is left out, and completed by the next seeding. [DE1] [DE10]
 */
export async function seedDemo(deps: DemoDeps): Promise<void> {
  const { leaveOut = thrown } = deps;
  const parts = new SeedingParts();
  const seeded = await seedCompanies(
    deps,
    async (companies) => {
      let done = 0;
      deps.tell?.(done, companies.length);
      await Promise.all(
        companies.map(async (company) => {
          await seedYear(deps, parts, company);
          deps.tell?.((done += 1), companies.length);
        }),
      );
      const importing = { ...deps, executor: givingAt(deps.executor, deps.now()) };
      for (const company of companies)
        await parts.run('the import', () => seedDoneImport(importing, company), undefined);
      await parts.run('the paired companies', () => seedPairing(importing, companies), undefined);
    },
    parts,
  );
  if (seeded) parts.tell(leaveOut);
}

const thrown: LeaveOut = (part, why) => {
  throw new Error(`left out: ${part}`, { cause: why });
};

/** A year of one company, and what its people are told of. */
async function seedYear(deps: DemoDeps, parts: SeedingParts, company: SeededCompany): Promise<void> {
  const { name } = company.company.form;
  const { key } = company.company;
  const none = new Map<string, never>();
  const pictures = await parts.run(
    `the pictures of ${name}`,
    () => storePictures(deps.files, company.id, key),
    none,
  );
  await parts.run(
    `the year of ${name}`,
    (onFault) => seedTrade(deps, company, { pictures, onFault }),
    undefined,
  );
  await parts.run(`a mailed paper of ${name}`, () => seedMailedPaper(deps, company), undefined);
  await parts.run(`how ${name} pays`, () => seedBilling(deps, company), undefined);
  await parts.run(`what ${name} tells of`, () => seedNoticing(deps.database, company, deps.now()), undefined);
}
