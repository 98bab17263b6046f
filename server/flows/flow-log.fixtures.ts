import { sql } from 'kysely';
import { engine } from '#machines/registry.ts';
import { fold } from '#model/engine/fold.ts';
import type { LogEvent } from '#model/engine/envelope.ts';
import type { DocumentRow, Row, StateValue } from '#model/engine/rows.ts';
import { initialState } from '#model/engine/step.ts';
import { Store } from '#model/engine/store.ts';
import { continuedFacts, leavesOf, transitionsTaken } from '#model/flows/log-steps.ts';
import { dayIn } from '#model/values/moments.ts';
import { rowTable } from '#server/platform/db/table-names.ts';
import type { TestDatabase } from '#server/testing/test-database.ts';

interface Entry {
  readonly seq: number;
  readonly document: string;
  readonly type: string;
  readonly state: StateValue;
  readonly at: string;
  readonly command: string;
}

/** The facts of every document of a kind, in order. */
export async function readLog(
  database: TestDatabase,
  company: number,
  kind: string,
): Promise<ReadonlyMap<string, readonly Entry[]>> {
  return database.withCompany(company, async (trx) => {
    const rows = await trx
      .selectFrom('event')
      .select(['seq', 'document', 'type', 'state', 'at', 'command'])
      .$narrowType<{ state: StateValue }>() // as it was logged
      .where('kind', '=', kind)
      .where('version', '>', 0)
      .orderBy('seq')
      .execute();
    return Map.groupBy(rows, ({ document }) => document);
  });
}

/** The rows of a kind. */
export const readRows = async (
  database: TestDatabase,
  company: number,
  kind: string,
): Promise<DocumentRow[]> =>
  database.withCompany(company, async (trx) => {
    const { rows } = await sql<{ data: DocumentRow }>`
      select data from ${sql.table(rowTable(kind))} order by id`.execute(trx);
    return rows.map(({ data }) => data);
  });

/** The rows of a kind at the end of a day, folded from the whole log. */
export async function rowsThen(
  database: TestDatabase,
  company: number,
  table: string,
  { to, zone }: { to: string; zone: string },
): Promise<readonly Row[]> {
  const events = await database.withCompany(company, (trx) =>
    trx
      .selectFrom('event')
      .select(['seq', 'kind', 'document', 'version', 'type', 'state', 'data', 'drawn', 'at', 'by', 'command'])
      .select('index')
      .$narrowType<Pick<LogEvent, 'state' | 'data' | 'drawn'>>() // as they were logged
      .orderBy('seq')
      .execute(),
  );
  const store = new Store([...engine.tables.values()]);
  for (const { drawn, ...event } of events)
    if (dayIn(event.at, zone) <= to) fold(engine, store, drawn ? { ...event, drawn } : event);
  return [...store.all(table).values()];
}

/** The same figures, calculated from the log fact by fact. */
export async function reckon(
  database: TestDatabase,
  company: number,
  kind: string,
  { from, to, zone }: { from: string; to: string; zone: string },
) {
  const chart = engine.types.get(kind)?.chart;
  if (!chart) throw new Error(kind);
  const pairs = continuedFacts(chart);
  const days = new Map<string, Map<string, number>>();
  const stood = new Map<string, number>();
  const stays = new Map<string, number[]>();
  const inRange = (at: string): boolean => dayIn(at, zone) >= from && dayIn(at, zone) <= to;
  for (const entries of (await readLog(database, company, kind)).values()) {
    let prior: Entry | undefined;
    let since = new Map<string, string>();
    const then = entries.findLast(({ at }) => dayIn(at, zone) <= to);
    for (const state of then ? leavesOf(kind, then.state) : []) stood.set(state, (stood.get(state) ?? 0) + 1);
    for (const entry of entries) {
      const goesOn = prior?.command === entry.command && pairs.includes(`${prior.type}>${entry.type}`);
      const step = { before: prior?.state ?? initialState(chart), fact: entry.type, after: entry.state };
      if (!goesOn && inRange(entry.at))
        for (const id of transitionsTaken(chart, step)) {
          const counts = days.get(id) ?? new Map<string, number>();
          days.set(id, counts.set(dayIn(entry.at, zone), (counts.get(dayIn(entry.at, zone)) ?? 0) + 1));
        }
      const now = new Set(leavesOf(kind, entry.state));
      for (const [state, came] of since)
        if (!now.has(state) && inRange(entry.at))
          stays.set(state, [...(stays.get(state) ?? []), (Date.parse(entry.at) - Date.parse(came)) / 1000]);
      since = new Map([...now].map((state) => [state, since.get(state) ?? entry.at]));
      prior = entry;
    }
  }
  return { days, stays, stood };
}

/** As PostgreSQL's percentile_cont: interpolated between the two nearest; -1 for no values. */
export function percentile(values: readonly number[], share: number): number {
  if (values.length === 0) return -1;
  const sorted = values.toSorted((a, b) => a - b);
  const at = share * (sorted.length - 1);
  const low = sorted[Math.floor(at)] ?? 0;
  return low + ((sorted[Math.ceil(at)] ?? 0) - low) * (at % 1);
}
