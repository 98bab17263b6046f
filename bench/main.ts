import { parseArgs } from 'node:util';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { epoch } from '#model/values/clock.fixtures.ts';
import type { Bench } from './bench.ts';
import { openBenchServer, type BenchServer } from './bench-server.ts';
import type { Figure } from './figures.ts';
import { seedLargeCompany, type LargeCompany, type Size } from './large-company.ts';
import { measureAudit } from './audit.ts';
import { measureBoot } from './boot.ts';
import { measureDecide } from './decide.ts';
import { measureDeliver } from './deliver.ts';
import { measureFlow } from './flow.ts';
import { measureFold } from './fold.ts';
import { measureImports } from './imports.ts';
import { measureInvoiceRun } from './invoice-run.ts';
import { measureInvoices } from './invoices.ts';
import { measureInteract } from './interact.ts';
import { measureBusy } from './busy.ts';
import { measureBundles } from './bundles.ts';
import { measureCount } from './count.ts';
import { measureLedger } from './ledger.ts';
import { measureLists } from './lists.ts';
import { measurePresses } from './presses.ts';
import { measurePapers } from './papers.ts';
import { measurePriceRun } from './price-run.ts';
import { measurePrices } from './prices.ts';
import { measureProcesses } from './processes.ts';
import { measureProposals } from './proposals.ts';
import { measureRead } from './read.ts';
import { measureRebase } from './rebase.ts';
import { measureStart } from './start.ts';
import { measureStrangers } from './strangers.ts';
import { measureWrite } from './write.ts';
import { keepResult, tableOf } from './report.ts';

type Suite = (bench: Bench) => Promise<readonly Figure[]>;

const suites: Readonly<Record<string, Suite>> = {
  decide: measureDecide,
  flow: measureFlow,
  processes: measureProcesses,
  write: measureWrite,
  fold: measureFold,
  rebase: measureRebase,
  read: measureRead,
  busy: measureBusy,
  lists: measureLists,
  invoices: measureInvoices,
  'invoice-run': measureInvoiceRun,
  count: measureCount,
  bundles: measureBundles,
  papers: measurePapers,
  prices: measurePrices,
  proposals: measureProposals,
  'price-run': measurePriceRun,
  ledger: measureLedger,
  audit: measureAudit,
  boot: measureBoot,
  deliver: measureDeliver,
  interact: measureInteract,
  start: measureStart,
  presses: measurePresses,
  strangers: measureStrangers,
  imports: measureImports,
};

const full: Size = { products: 100_000, stocked: 10_000, movesEach: 10, drafts: 200 };

const { values: options, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: {
    /** A folder to keep the seeded company in and reuse it from. */
    data: { type: 'string' },
    /** For trying out the measurements themselves. */
    products: { type: 'string' },
  },
});

async function run(): Promise<void> {
  const started = new Date(epoch());
  const unknown = asked.filter((name) => !(name in suites));
  if (unknown.length > 0)
    throw new Error(`no suite ${unknown.join(', ')}: ${Object.keys(suites).join(', ')}`);
  const names = asked.length > 0 ? asked : Object.keys(suites);
  const server = await openBenchServer(options.data);
  stopBySignal(server);
  try {
    const figures = await measure(server, names);
    console.log(`\n${tableOf(figures)}\n`);
    const whole = asked.length === 0 && options.products === undefined;
    console.log(`kept in ${await keepResult(figures, started, whole ? 'bench/results' : 'build/bench')}`);
  } finally {
    await server.close();
  }
}

/** Stopping a run leaves no database behind; work in progress fails, which is not worth reporting. */
function stopBySignal(server: BenchServer): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      process.on('uncaughtException', () => undefined);
      void server.close().finally(() => process.exit(130));
    });
}

async function measure(server: BenchServer, names: readonly string[]): Promise<Figure[]> {
  let made: Promise<LargeCompany> | undefined;
  const bench: Bench = { server, large: () => (made ??= largeCompany(server)) };
  const figures: Figure[] = [];
  for (const name of names) {
    console.log(`Measuring ${name} …`);
    figures.push(...((await suites[name]?.(bench)) ?? []));
  }
  return made ? [...figures, ...seeding(await made)] : figures;
}

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

function seeding({ events, seedSeconds }: LargeCompany): Figure[] {
  if (seedSeconds === null) return [];
  const note = `${events} events through the executor in ${seedSeconds.toFixed(1)} s`;
  return [{ metric: 'seed: events/s', unit: '/s', value: events / seedSeconds, samples: 1, note }];
}

await run();
