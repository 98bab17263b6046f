import type { ImportLine, LineVerdict } from '#model/areas/integrations/data-import/import-line.ts';
import type { DataImportRow, ImportCounts } from '#model/areas/integrations/data-import/data-import.facts.ts';
import { MOST_LINES } from '#model/areas/integrations/data-import/import-size.ts';
import { areWoven } from '#model/areas/integrations/data-import/coming.ts';
import { isOrderTarget } from '#model/areas/integrations/data-import/targets/order-target.ts';
import { contextOf, type ImportContext, type ImportWorkDeps } from './import-context.ts';
import {
  changeLines,
  claim,
  countLines,
  importRow,
  linesOfImport,
  noteProgress,
  release,
  shownLine,
  type LineChange,
  type LineWork,
  type StoredLine,
} from './import-store.ts';
import { submitTo, rehearsing, type SubmitCommands } from './submit-commands.ts';
import { pagePlanner, type Page } from './plan-page.ts';
import type { Taken } from './take-lines.ts';
import { undoImport } from './undo-import.ts';
import { archiveEmpty } from './archive-empty.ts';
import { write, type ImportJob } from './import-job.ts';

const PAGE = 1000;

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
    const of = doing.lines(row);
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
  /** How many lines there are to be gone through. */
  readonly lines: (row: DataImportRow) => number;
  /** False where it was stopped. */
  readonly work: (working: ImportJob) => Promise<boolean>;
}

const doings: Readonly<Record<string, Doing>> = {
  checking: { told: 'noteChecked', lines: ({ table }) => table.lines, work: checkLines },
  running: { told: 'noteRun', lines: ({ table }) => table.lines, work: runLines },
  undoing: { told: 'noteUndone', lines: ({ counts }) => counts.taken, work: undoImport },
};

export const countsOf = (
  { database }: Pick<ImportWorkDeps, 'database'>,
  company: number,
  id: string,
): Promise<ImportCounts> => database.withCompany(company, (trx) => countLines(trx, company, id));

/** Tells the import what the server found, in the name of who asked for it. */
export async function tell(
  { executor, now }: Pick<ImportWorkDeps, 'executor' | 'now'>,
  { company, row, by }: Pick<ImportContext, 'company' | 'row' | 'by'>,
  type: string,
  counts: ImportCounts,
): Promise<void> {
  const note = { kind: 'dataImport', document: row.id, type, data: { counts } };
  await executor.systemPropose(company, [note], { by, at: now() });
}

/** Whether lines are decided together: those of orders, and those that name each other. */
const areTogether = ({ target, row }: ImportContext): boolean =>
  isOrderTarget(target) || areWoven(target, row.mapping);

/** All lines of an import, a page at a time. */
async function* pagesOf({ deps, context }: ImportJob): AsyncGenerator<StoredLine[]> {
  const { company, row } = context;
  for (let after = 0; ;) {
    const page = await deps.database.withCompany(company, (trx) =>
      linesOfImport(trx, company, row.id, {
        after,
        limit: areTogether(context) ? MOST_LINES : PAGE,
      }),
    );
    if (page.length === 0) return;
    yield page;
    after = page.at(-1)?.line ?? after;
  }
}

const nothing = async (): Promise<void> => {};

/** [DI7] Decides every line as if it were taken, and writes down what would come of it. */
async function checkLines(working: ImportJob): Promise<boolean> {
  const { deps, context, step } = working;
  const { company, by, world } = context;
  const plan = pagePlanner(context);
  const asWho = { company, by, timeZone: world.company.timeZone };
  return rehearsing(deps, asWho, async (give) => {
    for await (const stored of pagesOf(working)) {
      const page = plan(stored);
      const refused = new Map<number, Taken>();
      for await (const taken of page.take({ context, give, prepare: nothing }))
        for (const one of taken) if (one.refusal || one.verdict) refused.set(one.line, one);
      await write(working, verdictsOf(page, refused));
      if (!(await step(stored.length))) return false;
    }
    return true;
  });
}

/** What a page's lines come to: what was planned, unless the company's rules refuse it. */
export const verdictsOf = ({ planned, stored }: Page, refused: ReadonlyMap<number, Taken>): LineChange[] =>
  planned.flatMap(({ line, verdict }, at) => {
    if (stored[at]?.stage !== 'open') return [];
    const taken = refused.get(line);
    return [{ line, verdict: takenVerdict(verdict, taken), work: null }];
  });

/** What a line came to: as it was planned, without what it could do without, or refused. */
function takenVerdict(planned: LineVerdict, taken: Taken | undefined): LineVerdict {
  if (!taken?.refusal) return taken?.verdict ?? planned;
  const { notes: _, ...verdict } = planned;
  return { ...verdict, takes: 'rejected', refusal: taken.refusal, changes: [] };
}

/** [DI19] Takes every line that is not rejected. */
async function runLines(working: ImportJob): Promise<boolean> {
  const { deps, context, step } = working;
  const { company, by } = context;
  const plan = pagePlanner(context);
  const give: SubmitCommands = submitTo(deps, company, by);
  const prepare = (works: readonly { readonly line: number; readonly work: LineWork }[]): Promise<void> =>
    write(
      working,
      works.map(({ line, work }) => ({ line, work })),
    );
  const made = new Map<string, LineWork['made'][number]>();
  const used = new Set<string>();
  for await (const stored of pagesOf(working)) {
    const page = plan(stored);
    for (const one of page.planned.flatMap(({ work }) => work?.made ?? [])) made.set(one.document, one);
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
      for (const { document } of taken.flatMap(({ work }) => work?.made ?? [])) used.add(document);
      await write(working, changesOf(taken, verdicts));
      done += taken.length;
      if (!(await step(taken.length))) return false;
    }
    if (!(await step(Math.max(0, stored.length - done) + open.length))) return false;
  }
  await archiveEmpty(
    working,
    [...made.values()].filter(({ document }) => !used.has(document)),
  );
  return true;
}

/** What is written down of lines that were taken, or were not. */
const changesOf = (taken: readonly Taken[], verdicts: ReadonlyMap<number, LineVerdict>): LineChange[] =>
  taken.flatMap((one): LineChange[] => {
    const { line, work } = one;
    const planned = verdicts.get(line);
    if (!planned) return [];
    const verdict = takenVerdict(planned, one);
    return isIdle(verdict.takes)
      ? [{ line, verdict, work: null }]
      : [{ line, verdict: { ...verdict, document: work?.document ?? null }, stage: 'taken', work }];
  });

const isIdle = (takes: string): boolean => takes === 'same' || takes === 'rejected';

/** Lines of a file up to which a line that was put right is compared with all others at once, and not by the run alone. */
const COMPARED = 5000;

/** [DI20] Decides lines again, after they were put right, beside all others. */
export async function judgeAgain(
  deps: ImportWorkDeps,
  context: ImportContext,
  stored: readonly StoredLine[],
): Promise<ImportLine[]> {
  const { company, row, target, world } = context;
  const isWhole = areTogether(context) || row.table.lines <= COMPARED;
  const all = isWhole ? await allLines(deps, context) : stored;
  // Lines of an order are decided together; else those that are not of the same as another one.
  const together = pagePlanner(context)(all);
  const twins = together.planned.filter(({ verdict }) => verdict.refusal?.code === TWICE);
  const asked = new Set(stored.map(({ line }) => line));
  const isTwin = new Set(twins.map(({ line }) => line));
  const judged = areWoven(target, row.mapping) ? namedWith(together, stored) : stored;
  const alone = judged.filter(({ line }) => !isTwin.has(line));
  const page = isOrderTarget(target) ? together : pagePlanner(context)(alone);
  const asWho = { company, by: context.by, timeZone: world.company.timeZone };
  const refused = await rehearsing(deps, asWho, async (give) => {
    const found = new Map<number, Taken>();
    for await (const taken of page.take({ context, give, prepare: nothing }))
      for (const one of taken) if (one.refusal || one.verdict) found.set(one.line, one);
    return found;
  });
  const changes = [
    ...verdictsOf(page, refused),
    ...twins
      .filter(({ line }) => asked.has(line))
      .map(({ line, verdict }) => ({ line, verdict, work: null })),
  ];
  await deps.database.withCompany(company, (trx) => changeLines(trx, company, row.id, changes));
  const verdicts = new Map(changes.map(({ line, verdict }) => [line, verdict]));
  return stored.map((line) => ({ ...shownLine(line), verdict: verdicts.get(line.line) ?? line.verdict }));
}

/** Lines, those that they name, and those that name them. [DI58] */
function namedWith({ planned, stored }: Page, asked: readonly StoredLine[]): readonly StoredLine[] {
  const named = new Map(
    planned.flatMap(({ line, work, names = [] }) => [[line, { document: work?.document, names }] as const]),
  );
  const lines = new Set(asked.map(({ line }) => line));
  const documents = new Set<string>();
  for (let before = -1; before < lines.size + documents.size;) {
    before = lines.size + documents.size;
    for (const [line, { document, names }] of named) {
      const isOf = document !== undefined && documents.has(document);
      if (isOf || names.some((id) => documents.has(id))) lines.add(line);
      if (!lines.has(line)) continue;
      if (document !== undefined) documents.add(document);
      for (const id of names) documents.add(id);
    }
  }
  return stored.filter(({ line }) => lines.has(line));
}

const TWICE = 'importTwice';

const allLines = (
  { database }: Pick<ImportWorkDeps, 'database'>,
  { company, row }: ImportContext,
): Promise<StoredLine[]> =>
  database.withCompany(company, (trx) => linesOfImport(trx, company, row.id, { limit: MOST_LINES }));
