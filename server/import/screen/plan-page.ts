import { isOrderTarget } from '#model/data-import/targets/order-target.ts';
import type { ImportContext } from './import-context.ts';
import type { LineWork, StoredLine } from './import-store.ts';
import { linePlanner, type Planned } from './line-commands.ts';
import {
  postReceipt,
  receiptsOf,
  stockPlanner,
  takeDocuments,
  takeStock,
  type Taken,
  type Taking,
} from './take-lines.ts';
import { ordersOf, planOrders, takeOrder } from './take-orders.ts';

const A_TIME = 100;

/** Lines with what is planned of them. */
export interface Page {
  readonly stored: readonly StoredLine[];
  readonly planned: readonly Planned[];
  /** Takes those that are open and not rejected, a part at a time. */
  readonly take: (taking: Taking) => AsyncGenerator<Taken[]>;
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
  const plan = linePlanner(context);
  return (stored) => {
    const prepared = preparedIn(stored);
    const planned = stored.map((line): Planned => {
      const one = plan(line);
      const work = prepared.get(line.line);
      // Its record may be there by now, so that it would seem to say nothing new.
      return work ? { ...one, verdict: line.verdict ?? one.verdict, work } : one;
    });
    const open = openIn(stored);
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
