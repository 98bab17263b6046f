import type { ImportLine } from '#model/data-import/import-line.ts';
import type { ImportCounts } from '#model/data-import/data-import.facts.ts';
import { contextOf, type ImportContext, type ImportWorkDeps } from './import-context.ts';
import {
  changeLines,
  claim,
  countLines,
  importRow,
  linesOfImport,
  noteProgress,
  release,
  type LineChange,
  type LineWork,
  type StoredLine,
} from './import-store.ts';
import { givingTo, rehearsing, type Give } from './giving.ts';
import { linePlanner, type Planned } from './line-commands.ts';
import { receiptsOf, stockPlanner, takeDocuments, takeStock, type Taken, type Taking } from './take-lines.ts';
import { undoImport } from './undo-import.ts';

const PAGE = 1000;
const A_TIME = 100;

/** What is being done to an import, and where it has to end early. */
export interface Working {
  readonly deps: ImportWorkDeps;
  readonly context: ImportContext;
  /** Tells how far it is; false once somebody has stopped it. */
  readonly step: (lines: number) => Promise<boolean>;
}

/**
 * Does what an import waits for: its check, its run or its undoing. An interrupted one is gone on with, and nothing is done
 * twice. Returns false where another process is at it, or there is nothing to do. [DI19]
 * @param goesOn whether this process does
 */
export async function workOn(
  deps: ImportWorkDeps,
  company: number,
  id: string,
  goesOn = (): boolean => true,
): Promise<boolean> {
  const { database, now } = deps;
  const row = await database.withCompany(company, async (trx) =>
    (await claim(trx, company, id, now())) ? importRow(trx, company, id) : undefined,
  );
  if (!row) return false;
  try {
    const doing = doings[String(row.state)];
    if (!doing) return false;
    const context = await contextOf(deps, company, row);
    const of = row.state === 'undoing' ? row.counts.taken : row.table.lines;
    const progress = { done: 0 };
    const step = async (lines: number): Promise<boolean> => {
      progress.done += lines;
      return database.withCompany(company, async (trx) => {
        await noteProgress(trx, company, id, { at: now(), done: progress.done, of });
        return goesOn() && (await importRow(trx, company, id))?.state === row.state;
      });
    };
    await step(0);
    const isWhole = await doing.work({ deps, context, step });
    if (!goesOn()) return false;
    const counts = await countsOf(deps, company, id);
    await tell(deps, context, isWhole ? doing.told : 'recount', counts);
    return true;
  } finally {
    await database.withCompany(company, (trx) => release(trx, company, id));
  }
}

interface Doing {
  readonly told: string;
  /** False where it was stopped. */
  readonly work: (working: Working) => Promise<boolean>;
}

const doings: Readonly<Record<string, Doing>> = {
  checking: { told: 'noteChecked', work: checkLines },
  running: { told: 'noteRun', work: runLines },
  undoing: { told: 'noteUndone', work: undoImport },
};

export const countsOf = (
  { database }: Pick<ImportWorkDeps, 'database'>,
  company: number,
  id: string,
): Promise<ImportCounts> => database.withCompany(company, (trx) => countLines(trx, company, id));

/** Tells the import what the server found, in the name of who asked for it. */
export async function tell(
  { executor }: Pick<ImportWorkDeps, 'executor'>,
  { company, row }: Pick<ImportContext, 'company' | 'row'>,
  type: string,
  counts: ImportCounts,
): Promise<void> {
  const note = { kind: 'dataImport', document: row.id, type, data: { counts } };
  await executor.systemPropose(company, [note], { by: row.askedBy });
}

/** All lines of an import, a page at a time. */
async function* pagesOf({ deps, context }: Working): AsyncGenerator<StoredLine[]> {
  const { company, row } = context;
  for (let after = 0; ;) {
    const page = await deps.database.withCompany(company, (trx) =>
      linesOfImport(trx, company, row.id, { after, limit: PAGE }),
    );
    if (page.length === 0) return;
    yield page;
    after = page.at(-1)?.line ?? after;
  }
}

/** Lines with what is planned of them. */
interface Page {
  readonly stored: readonly StoredLine[];
  readonly take: (taking: Taking) => AsyncGenerator<Taken[]>;
  readonly planned: readonly Planned[];
}

/** Plans pages of lines, whatever they are of. */
function plannerOf(context: ImportContext): (stored: readonly StoredLine[]) => Page {
  if (context.target.name === 'stock') {
    const plan = stockPlanner(context);
    return (stored) => {
      const planned = stored.map(plan);
      const open = new Set(stored.filter(({ stage }) => stage === 'open').map(({ line }) => line));
      const counted = planned.flatMap(({ line, stock }) =>
        stock && open.has(line) ? [{ line, stock }] : [],
      );
      return {
        stored,
        planned,
        take: async function* take(taking) {
          for (const batch of receiptsOf(counted)) yield await takeStock(taking, batch);
        },
      };
    };
  }
  const plan = linePlanner(context);
  return (stored) => {
    const planned = stored.map((line): Planned => {
      const one = plan(line);
      return line.work && line.stage === 'open' ? { ...one, work: line.work } : one;
    });
    const open = new Set(stored.filter(({ stage }) => stage === 'open').map(({ line }) => line));
    const whole = planned.flatMap(({ work, ...one }) =>
      work && open.has(one.line) ? [{ ...one, work }] : [],
    );
    return {
      stored,
      planned,
      take: async function* take(taking) {
        for (let from = 0; from < whole.length; from += A_TIME)
          yield await takeDocuments(taking, whole.slice(from, from + A_TIME));
      },
    };
  };
}

const nothing = async (): Promise<void> => {};

/** [DI7] Decides every line as if it were taken, and writes down what would come of it. */
async function checkLines(working: Working): Promise<boolean> {
  const { deps, context, step } = working;
  const { company, row, world } = context;
  const plan = plannerOf(context);
  const asWho = { company, by: row.askedBy, timeZone: world.company.timeZone };
  return rehearsing(deps, asWho, async (give) => {
    for await (const stored of pagesOf(working)) {
      const page = plan(stored);
      const refused = new Map<number, Taken>();
      for await (const taken of page.take({ context, give, prepare: nothing }))
        for (const one of taken) if (one.refusal) refused.set(one.line, one);
      await write(working, verdictsOf(page, refused));
      if (!(await step(stored.length))) return false;
    }
    return true;
  });
}

/** What a page's lines come to: what was planned, unless the company's rules refuse it. */
const verdictsOf = ({ planned, stored }: Page, refused: ReadonlyMap<number, Taken>): LineChange[] =>
  planned.flatMap(({ line, verdict }, at) => {
    if (stored[at]?.stage !== 'open') return [];
    const refusal = refused.get(line)?.refusal ?? null;
    return [
      {
        line,
        verdict: refusal ? { ...verdict, takes: 'rejected', refusal, changes: [] } : verdict,
        work: null,
      },
    ];
  });

/** [DI19] Takes every line that is not rejected. */
async function runLines(working: Working): Promise<boolean> {
  const { deps, context, step } = working;
  const { company, row } = context;
  const plan = plannerOf(context);
  const give: Give = givingTo(deps, company, row.askedBy);
  const prepare = (works: readonly { readonly line: number; readonly work: LineWork }[]): Promise<void> =>
    write(
      working,
      works.map(({ line, work }) => ({ line, work })),
    );
  for await (const stored of pagesOf(working)) {
    const page = plan(stored);
    const verdicts = new Map(page.planned.map(({ line, verdict }) => [line, verdict]));
    const open = page.planned.filter(
      ({ verdict }, at) => stored[at]?.stage === 'open' && isIdle(verdict.takes),
    );
    await write(
      working,
      open.map(({ line, verdict }) => ({ line, verdict, work: null })),
    );
    let done = open.length;
    for await (const taken of page.take({ context, give, prepare })) {
      await write(
        working,
        taken.flatMap(({ line, refusal, work }): LineChange[] => {
          const verdict = verdicts.get(line);
          if (!verdict) return [];
          return refusal
            ? [{ line, verdict: { ...verdict, takes: 'rejected', refusal, changes: [] }, work: null }]
            : [{ line, verdict: { ...verdict, document: work?.document ?? null }, stage: 'taken', work }];
        }),
      );
      done += taken.length;
      if (!(await step(taken.length))) return false;
    }
    if (!(await step(Math.max(0, stored.length - done) + open.length))) return false;
  }
  return true;
}

const isIdle = (takes: string): boolean => takes === 'same' || takes === 'rejected';

export const write = (
  { deps, context: { company, row } }: Pick<Working, 'deps' | 'context'>,
  changes: readonly LineChange[],
): Promise<void> => deps.database.withCompany(company, (trx) => changeLines(trx, company, row.id, changes));

/** [DI20] Decides lines again, after they were put right, beside all others as they were decided. */
export async function judgeAgain(
  deps: ImportWorkDeps,
  context: ImportContext,
  stored: readonly StoredLine[],
): Promise<ImportLine[]> {
  const { company, row, world } = context;
  const page = plannerOf(context)(stored);
  const asWho = { company, by: row.askedBy, timeZone: world.company.timeZone };
  const refused = await rehearsing(deps, asWho, async (give) => {
    const found = new Map<number, Taken>();
    for await (const taken of page.take({ context, give, prepare: nothing }))
      for (const one of taken) if (one.refusal) found.set(one.line, one);
    return found;
  });
  const changes = verdictsOf(page, refused);
  await deps.database.withCompany(company, (trx) => changeLines(trx, company, row.id, changes));
  const verdicts = new Map(changes.map(({ line, verdict }) => [line, verdict]));
  return stored.map(({ work: _, ...line }) => ({
    ...line,
    verdict: verdicts.get(line.line) ?? line.verdict,
  }));
}
