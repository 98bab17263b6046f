import { parseArgs } from 'node:util';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openBenchServer, type BenchServer } from './bench-server.ts';
import type { Figure } from './figures.ts';
import { seedLargeCompany, type LargeCompany, type Size } from './large-company.ts';
import { measureBoot } from './boot.ts';
import { measureDecide } from './decide.ts';
import { measureDeliver } from './deliver.ts';
import { measureFlow } from './flow.ts';
import { measureFold } from './fold.ts';
import { measureInteract } from './interact.ts';
import { measureRead } from './read.ts';
import { measureRebase } from './rebase.ts';
import { keepResult, tableOf } from './report.ts';

/** What a suite of measurements works on. */
export interface Bench {
  readonly server: BenchServer;
  readonly large: LargeCompany;
}

type Suite = (bench: Bench) => Promise<readonly Figure[]>;

const suites: Readonly<Record<string, Suite>> = {
  decide: measureDecide,
  flow: measureFlow,
  fold: measureFold,
  rebase: measureRebase,
  read: measureRead,
  boot: measureBoot,
  deliver: measureDeliver,
  interact: measureInteract,
};

const full: Size = { products: 100_000, stocked: 10_000, movesEach: 10, drafts: 200 };

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    /** A folder to keep the seeded company in, and to take it from. */
    data: { type: 'string' },
    /** For trying out the measurements themselves; such a result is not kept. */
    products: { type: 'string' },
  },
});

async function largeCompany(server: BenchServer): Promise<LargeCompany> {
  const note = join(server.folder, 'large-company.json');
  const known = options.data === undefined ? null : await readFile(note, 'utf8').catch(() => null);
  if (known !== null) return { ...(JSON.parse(known) as LargeCompany), seedSeconds: null }; // written below
  const products = Number(options.products ?? full.products);
  const part = products / full.products;
  const size = { ...full, products, stocked: Math.max(600, Math.round(full.stocked * part)) };
  console.log(`Seeding ${size.products} products, ${size.stocked * size.movesEach} moves …`);
  const large = await seedLargeCompany(server, size);
  console.log(`Seeded ${large.events} events in ${large.seedSeconds?.toFixed(1)} s`);
  await writeFile(note, JSON.stringify(large));
  return large;
}

async function run(): Promise<void> {
  const started = new Date();
  const names = options.only?.split(',') ?? Object.keys(suites);
  const server = await openBenchServer(options.data);
  try {
    const large = await largeCompany(server);
    const figures: Figure[] = seeding(large);
    for (const name of names) {
      const suite = suites[name];
      if (!suite) throw new Error(`no suite ${name}: ${Object.keys(suites).join(', ')}`);
      console.log(`Measuring ${name} …`);
      figures.push(...(await suite({ server, large })));
    }
    console.log(`\n${tableOf(figures)}\n`);
    if (options.only === undefined && options.products === undefined)
      console.log(`kept in ${await keepResult(figures, started)}`);
  } finally {
    await server.close();
  }
}

function seeding({ events, seedSeconds }: LargeCompany): Figure[] {
  if (seedSeconds === null) return [];
  const note = `${events} events through the executor in ${seedSeconds.toFixed(1)} s`;
  return [{ metric: 'seed: events/s', unit: '/s', value: events / seedSeconds, samples: 1, note }];
}

await run();
