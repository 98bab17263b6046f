import type { AnyStateMachine } from 'xstate';
import type { Engine } from '#model/engine/engine.ts';
import type { LogEvent } from '#model/engine/envelope.ts';
import { chartShape } from '#model/flows/chart-shape.ts';
import { documentFlow } from '#model/flows/document-flow.ts';
import { shapeMark } from '#model/flows/shape-mark.ts';
import { anyOf } from '#server/platform/db/any-of.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { readHead } from '#server/platform/model/event-log.ts';
import { companyWords } from './company-words.ts';
import type { Trx } from './flow-queries.ts';
import { writeFlows, type DocumentFlows } from './flow-summary-rows.ts';

/** Incremented when the summary of the same log must change; charts and time zones are detected automatically. */
const VERSION = 1;
/** Events of the log read in one transaction. */
const WINDOW = 20_000;
/** Documents summarised at once. */
const PAGE = 400;
/** A head may lag behind by this many events of other kinds: rereading them costs next to nothing. */
const SLACK = 500;

interface SummaryOptions {
  readonly engine: Engine;
  readonly database: Database;
}

/**
 * Brings the summary of a company's log, as paths of documents, up to an event: reads only what is new, or everything
 * if the chart or the company's time zone has changed. Done on demand, so that writes never wait for it.
 */
export function createFlowSummary({ engine, database }: SummaryOptions) {
  const marks = new Map(
    [...engine.types].map(([kind, { chart }]) => [kind, `${VERSION} ${shapeMark(chartShape(chart))}`]),
  );
  const markOf = (kind: string, zone: string): string => `${marks.get(kind)} ${zone}`;
  return {
    bringUp: async (company: number, kinds: readonly string[], head: number): Promise<void> => {
      const behind = await database.withCompany(company, (trx) =>
        kindsBehind(trx, { company, kinds, head, markOf }),
      );
      for (const kind of behind) {
        const type = engine.types.get(kind);
        if (!type) continue;
        const one = { company, kind, chart: type.chart, engine, head, markOf };
        while (!(await database.withCompany(company, (trx) => bringOn(trx, one))));
      }
    },
  };
}

export type FlowSummary = ReturnType<typeof createFlowSummary>;

/** Run at night: brings a company's summary up to date, so that the first reader need not wait. */
export function tellFlows(options: SummaryOptions) {
  const { bringUp } = createFlowSummary(options);
  return async (company: number): Promise<void> => {
    const head = await options.database.withCompany(company, (trx) => readHead(trx, company));
    if (head) await bringUp(company, [...options.engine.types.keys()], head.head);
  };
}

interface Asked {
  readonly company: number;
  readonly head: number;
  readonly markOf: (kind: string, zone: string) => string;
}

/** The kinds whose summary lacks events, or whose head is far behind the log. */
async function kindsBehind(
  trx: Trx,
  { company, kinds, head, markOf }: Asked & { readonly kinds: readonly string[] },
): Promise<readonly string[]> {
  const { timeZone } = await companyWords(trx, company);
  const rows = await trx
    .selectFrom('flow_head')
    .select(['kind', 'seq', 'mark'])
    .where('company_id', '=', company)
    .execute();
  const told = new Map(
    rows.flatMap(({ kind, seq, mark }) => (mark === markOf(kind, timeZone) ? [[kind, seq]] : [])),
  );
  const seqs = kinds.map((kind) => told.get(kind) ?? 0);
  const least = Math.min(...seqs);
  if (least >= head) return [];
  const moved = await trx
    .selectFrom('event')
    .select(({ fn }) => ['kind', fn.max('seq').as('seq')])
    .where('company_id', '=', company)
    .where('seq', '>', least)
    .where('seq', '<=', head)
    .where('version', '>', 0)
    .groupBy('kind')
    .execute();
  const last = new Map(moved.map(({ kind, seq }) => [kind, seq]));
  const isBehind = (kind: string): boolean => {
    const from = told.get(kind);
    return from === undefined || (last.get(kind) ?? 0) > from || head - from > SLACK;
  };
  return kinds.filter(isBehind);
}

interface Telling extends Asked {
  readonly kind: string;
  readonly chart: AnyStateMachine;
  readonly engine: Engine;
}

/** Advances a kind by one window; returns whether that was all. A concurrent request waits, and finds it done. */
async function bringOn(trx: Trx, asked: Telling): Promise<boolean> {
  const { company, kind, head, markOf } = asked;
  const { timeZone } = await companyWords(trx, company);
  const from = await lockTold(trx, { company, kind, mark: markOf(kind, timeZone) });
  if (from >= head) return true;
  const to = Math.min(head, from + WINDOW);
  const rows = await trx
    .selectFrom('event')
    .select('document')
    .distinct()
    .where('company_id', '=', company)
    .where('seq', '>', from)
    .where('seq', '<=', to)
    .where('kind', '=', kind)
    .where('version', '>', 0)
    .execute();
  for (let at = 0; at < rows.length; at += PAGE) {
    const documents = rows.slice(at, at + PAGE).map(({ document }) => document);
    const flows = await flowsOf(trx, asked, documents, to);
    await writeFlows(trx, { company, kind, timeZone, documents }, flows);
  }
  await headToChange(trx, asked).set({ seq: to }).execute();
  return to === head;
}

const headToChange = (trx: Trx, { company, kind }: Pick<Telling, 'company' | 'kind'>) =>
  trx.updateTable('flow_head').where('company_id', '=', company).where('kind', '=', kind);

/** Locks a kind's summary and returns its head; 0 if it was made with another chart or time zone. */
async function lockTold(
  trx: Trx,
  { company, kind, mark }: { readonly company: number; readonly kind: string; readonly mark: string },
): Promise<number> {
  await trx
    .insertInto('flow_head')
    .values({ company_id: company, kind, seq: 0, mark })
    .onConflict((is) => is.doNothing())
    .execute();
  const held = await trx
    .selectFrom('flow_head')
    .select(['seq', 'mark'])
    .where('company_id', '=', company)
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirst();
  if (held?.mark === mark) return held.seq;
  for (const table of ['flow_step', 'flow_stay', 'flow_day'] as const)
    await trx.deleteFrom(table).where('company_id', '=', company).where('kind', '=', kind).execute();
  await headToChange(trx, { company, kind }).set({ seq: 0, mark }).execute();
  return 0;
}

async function flowsOf(
  trx: Trx,
  { company, kind, chart, engine }: Telling,
  documents: readonly string[],
  to: number,
): Promise<readonly DocumentFlows[]> {
  const type = engine.types.get(kind);
  const rows = await trx
    .selectFrom('event')
    .select(['seq', 'kind', 'document', 'version', 'type', 'state', 'data', 'at', 'by', 'command', 'index'])
    .$narrowType<Pick<LogEvent, 'state' | 'data'>>() // as they were logged
    .where('company_id', '=', company)
    .where('kind', '=', kind)
    .where('document', '=', anyOf(documents))
    .where('version', '>', 0)
    .where('seq', '<=', to)
    .orderBy('document')
    .orderBy('version')
    .execute();
  const byDocument = Map.groupBy(rows, ({ document }) => document);
  if (!type) return [];
  const { follows } = type.table;
  return [...byDocument].map(([document, facts]) => {
    const { steps, stays, row } = documentFlow({ folding: engine, type, chart }, facts);
    const about = follows === undefined ? '' : String(Reflect.get(row, follows));
    return { document, about, steps, stays };
  });
}
