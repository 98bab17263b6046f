import type { LineNote } from '#model/areas/integrations/data-import/import-line.ts';
import { areWoven, inLevels, worldOfComing } from '#model/areas/integrations/data-import/coming.ts';
import { isDispensable } from '#model/areas/integrations/data-import/read-line.ts';
import { isOrderTarget } from '#model/areas/integrations/data-import/targets/order-target.ts';
import { cellsOf, type ImportContext } from './import-context.ts';
import type { LineWork, StoredLine } from './import-store.ts';
import { documentOf, linePlanner, type Planned } from './line-commands.ts';
import {
  takeLate,
  postReceipt,
  receiptsOf,
  stockPlanner,
  takeDocuments,
  takeStock,
  type Taken,
  type LineTransfer,
} from './take-lines.ts';
import { ordersOf, planOrders, takeOrder } from './take-orders.ts';

const A_TIME = 100;

/** Lines with what is planned of them. */
export interface Page {
  readonly stored: readonly StoredLine[];
  readonly planned: readonly Planned[];
  /** Takes those that are open and not rejected, a part at a time. */
  readonly take: (taking: LineTransfer) => AsyncGenerator<Taken[]>;
}

/** Plans lines of an import, which are to come in order: a page at a time, or all together where they are grouped. */
export function pagePlanner(context: ImportContext): (stored: readonly StoredLine[]) => Page {
  if (isOrderTarget(context.target)) return (stored) => ordersPage(context, stored);
  return context.target.name === 'stock' ? stockPages(context) : documentPages(context);
}

const openIn = (stored: readonly StoredLine[]): ReadonlySet<number> =>
  new Set(stored.filter(({ stage }) => stage === 'open').map(({ line }) => line));

/** What was prepared of open lines before an interruption: it is given again as it was. [DI19] */
const preparedIn = (stored: readonly StoredLine[]): ReadonlyMap<number, LineWork> =>
  new Map(
    stored.flatMap(({ line, work, stage }) => (work && stage === 'open' ? [[line, work] as const] : [])),
  );

function ordersPage(context: ImportContext, stored: readonly StoredLine[]): Page {
  const planned = planOrders(context, stored);
  const open = openIn(stored);
  return {
    stored,
    planned,
    take: async function* take(taking) {
      for (const order of ordersOf(planned.filter(({ line }) => open.has(line))))
        yield await takeOrder(taking, order);
    },
  };
}

function stockPages(context: ImportContext): (stored: readonly StoredLine[]) => Page {
  const plan = stockPlanner(context);
  return (stored) => {
    const planned = stored.map(plan);
    const [open, prepared] = [openIn(stored), preparedIn(stored)];
    const counted = planned.flatMap(({ line, stock }) => (stock && open.has(line) ? [{ line, stock }] : []));
    const begun = Map.groupBy(
      counted.filter(({ line }) => prepared.has(line)),
      ({ line }) => prepared.get(line)?.document ?? '',
    );
    return {
      stored,
      planned,
      take: async function* take(taking) {
        for (const batch of begun.values()) {
          const works = batch.flatMap(({ line }) => {
            const work = prepared.get(line);
            return work ? [{ line, work }] : [];
          });
          yield await postReceipt(taking, batch, works);
        }
        for (const batch of receiptsOf(counted.filter(({ line }) => !prepared.has(line))))
          yield await takeStock(taking, batch);
      },
    };
  };
}

function documentPages(context: ImportContext): (stored: readonly StoredLine[]) => Page {
  const isWoven = areWoven(context.target, context.row.mapping);
  const planner = linePlanner(context);
  return (stored) => {
    const woven = isWoven ? withComing(context, stored) : context;
    const plan = isWoven ? linePlanner(woven) : planner;
    const prepared = preparedIn(stored);
    const planned = stored.map((line): Planned => {
      const one = plan(line);
      const work = prepared.get(line.line);
      // Its record may be there by now, so that it would seem to say nothing new.
      return work ? { ...one, verdict: line.verdict ?? one.verdict, work } : one;
    });
    const open = openIn(stored);
    const whole = withWork(planned).filter(({ line }) => open.has(line));
    const byLine = new Map(stored.map((line) => [line.line, line]));
    return {
      stored,
      planned,
      take: async function* take(taking) {
        const again = (line: number, without: readonly LineNote[]): Planned =>
          plan(byLine.get(line) ?? missingLine(line), without);
        const late: Taken[] = [];
        const there = new Set<string>();
        for (const part of partsOf(whole, isWoven)) {
          const taken = await takeWithout(taking, part, again);
          for (const { work } of taken) if (work) there.add(work.document);
          late.push(...taken.filter(isLate));
          yield taken.filter((one) => !isLate(one));
        }
        const verdicts = new Map(planned.map(({ line, verdict }) => [line, verdict]));
        for (const part of inParts(late))
          yield await takeLate({ ...taking, context: woven }, part, { there, verdicts });
      },
    };
  };
}

const isLate = ({ work }: Taken): boolean => work?.after !== undefined;

const inParts = <T>(lines: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(lines.length / A_TIME) }, (_, at) =>
    lines.slice(at * A_TIME, (at + 1) * A_TIME),
  );

/** Lines that are given together; those that others need are of earlier parts. */
function partsOf(lines: Worked, isWoven: boolean): readonly Worked[] {
  if (!isWoven) return inParts(lines);
  const named = lines.map((one) => ({ ...one, document: one.work.document, needs: one.needs ?? [] }));
  return inLevels(named).flatMap(inParts);
}

/** With what the lines of a file create, so that they can name it. [DI58] */
function withComing(context: ImportContext, stored: readonly StoredLine[]): ImportContext {
  const { target, row, world } = context;
  const open = stored.filter(({ stage }) => stage === 'open');
  const lines = open.map((line) => ({
    number: line.line,
    cells: cellsOf(line),
    idOf: () => (line.work?.takes === 'create' ? line.work.document : documentOf(context, line)),
  }));
  return { ...context, world: worldOfComing(world, target, row.mapping, lines) };
}

const missingLine = (line: number): never => {
  throw new Error(`line ${line} is not of this page`);
};

type Worked = readonly (Planned & { readonly work: LineWork })[];

const withWork = (planned: readonly Planned[]): Worked =>
  planned.flatMap(({ work, ...one }) => (work ? [{ ...one, work }] : []));

/** Fields that one line may be refused for and taken without. */
const MOST_LEFT_OUT = 5;

/** Takes lines; those that are refused for a field that they can do without are taken without it. [DI47] */
async function takeWithout(
  taking: LineTransfer,
  lines: Worked,
  again: (line: number, without: readonly LineNote[]) => Planned,
): Promise<Taken[]> {
  const left = new Map<number, readonly LineNote[]>();
  const results = new Map<number, Taken>();
  for (let rest = lines, round = 0; rest.length > 0; round += 1) {
    const replanned: Planned[] = [];
    const planned = new Map(rest.map((one) => [one.line, one]));
    for (const taken of await takeDocuments(taking, rest)) {
      const note = round < MOST_LEFT_OUT ? leftOut(taking.context, taken) : null;
      const before = left.get(taken.line) ?? [];
      const verdict = before.length > 0 ? planned.get(taken.line)?.verdict : undefined;
      results.set(taken.line, { ...taken, ...(verdict && { verdict }) });
      if (!note || before.some(({ field }) => field === note.field)) continue;
      left.set(taken.line, [...before, note]);
      replanned.push(again(taken.line, [...before, note]));
    }
    // Without that field there may be nothing left to do, or something else that is wrong.
    for (const { line, verdict, work } of replanned)
      if (!work) results.set(line, { line, refusal: verdict.refusal, work: null, verdict });
    rest = withWork(replanned);
  }
  return lines.flatMap(({ line }) => results.get(line) ?? []);
}

/** What a refused line can do without; null where it is refused for something else. */
function leftOut({ target, row }: ImportContext, { refusal }: Taken): LineNote | null {
  const field = target.fields.find(({ name }) => name === refusal?.field);
  if (!refusal || !field || !isDispensable(target, field, row.mapping.key)) return null;
  const { columns, fixed } = row.mapping;
  const isSaid = columns.some((one) => one.field === field.name) || Object.hasOwn(fixed, field.name);
  return isSaid ? { ...refusal, how: 'leftOut' } : null;
}
