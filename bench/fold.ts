import { engine } from '#machines/registry.ts';
import { STOCK } from '#model/engine/engine.ts';
import type { LogEvent } from '#model/engine/envelope.ts';
import { fold } from '#model/engine/fold.ts';
import { Store } from '#model/engine/store.ts';
import { readEvents } from '#server/platform/model/event-log.ts';
import { rebuild } from '#server/platform/model/rebuild.ts';
import type { Bench } from './bench.ts';
import type { BenchServer } from './bench-server.ts';
import { atLeast, atMost, ofRounds, timed, type Figure } from './figures.ts';

const ROUNDS = 5;
const PAGE = 5000;

/** Folds a company's real log in memory, and compares the result with its rows in the database. */
export async function measureFold(bench: Bench): Promise<Figure[]> {
  const log = await readLog(bench);
  const documents = log.filter((event) => event.kind !== STOCK);
  const moves = log.filter((event) => event.kind === STOCK && event.type === 'moved');
  const lines = moves.reduce((sum, event) => sum + (event.data as { moves: unknown[] }).moves.length, 0);
  const size = `${documents.length} events of documents`;
  return [
    ofRounds('fold: bulk', 'events/s', rounds(documents, 'bulk', documents.length), {
      target: atLeast(3_000_000),
      note: `${size}, processor time; into empty tables without look-ups`,
    }),
    ofRounds('fold: live', 'events/s', rounds(documents, 'live', documents.length), {
      target: atLeast(300_000),
      note: `${size}, processor time; rows immutable, look-ups kept`,
    }),
    ofRounds('fold: live, moves', 'moves/s', rounds(moves, 'live', lines), { note: `${lines} moves` }),
    await verify(bench.server, (await bench.large()).company, 10, {
      name: 'fold: verify a company',
      note: `${log.length} events with ${lines} moves`,
    }),
  ];
}

async function readLog({ server, large }: Bench): Promise<LogEvent[]> {
  const { company } = await large();
  const log: LogEvent[] = [];
  await server.database.withCompany(company, async (trx) => {
    for (;;) {
      const page = await readEvents(trx, company, log.length + 1, PAGE);
      if (page.length === 0) return;
      log.push(...page);
    }
  });
  return log;
}

/** Events folded per second of processor time, per round; copied first, as bulk folding may keep parts of them. */
function rounds(log: readonly LogEvent[], mode: 'bulk' | 'live', count: number): number[] {
  const rates: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const events = structuredClone(log);
    const target = mode === 'bulk' ? bulkTables() : new Store([...engine.tables.values()]);
    const before = process.threadCpuUsage();
    for (const event of events) fold(engine, target, event, mode);
    const { user, system } = process.threadCpuUsage(before);
    if (round > 0) rates.push((count / (user + system)) * 1e6); // the first one compiles
  }
  return rates;
}

/** Maps without indexes, as a rebuild folds into. */
function bulkTables() {
  const store = new Store([...engine.tables.values()]);
  const tables = new Map(
    [...engine.tables.keys()].map((name) => [name, new Map<string, { readonly id: string }>()]),
  );
  return {
    getRow: (table: string, id: string) => tables.get(table)?.get(id),
    rowsBy: (table: string, index: string, key: string) => store.rowsBy(table, index, key),
    put: (table: string, row: { readonly id: string }) => void tables.get(table)?.set(row.id, row),
    remove: (table: string, id: string) => void tables.get(table)?.delete(id),
  };
}

/** A company's log read, folded from zero, and compared with every row; `most` is in seconds. */
export async function verify(
  { database, layouts }: BenchServer,
  company: number,
  most: number,
  { name, note }: { readonly name: string; readonly note: string },
): Promise<Figure> {
  const { ms, value } = await timed(() => rebuild(engine, database, layouts, company));
  if (value.length > 0) throw new Error(`rows are not what their log says: ${JSON.stringify(value[0])}`);
  return {
    metric: name,
    unit: 's',
    value: ms / 1000,
    samples: 1,
    target: atMost(most),
    note: `${note} read, folded, compared with every row; all equal`,
  };
}
