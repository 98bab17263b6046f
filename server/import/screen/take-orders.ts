import type { LineNote, LineRefusal } from '#model/areas/integrations/data-import/import-line.ts';
import { orderLine, type OrderLine } from '#model/areas/integrations/data-import/order-line.ts';
import { commandAfter } from '#model/areas/integrations/data-import/targets/order-target.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { lineReader } from '#model/areas/integrations/data-import/read-line.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import { importId } from '../import-id.ts';
import { cellsOf, NO_DAY, type ImportContext } from './import-context.ts';
import type { LineWork, StoredLine, WorkCommand } from './import-store.ts';
import { lineRefusalOf, mappedBy, newOrRejected, placeOf, runName, type Planned } from './line-commands.ts';
import { versioned, withNote, type Taken, type LineTransfer } from './take-lines.ts';

/** A line with the order that it is of; none where it is rejected. */
export type PlannedOrderLine = Planned & { readonly order: OrderLine | null };

/** [DI22] Reads the lines of open orders, all of them together: an order with a line that is rejected is rejected whole. */
export function planOrders(context: ImportContext, stored: readonly StoredLine[]): PlannedOrderLine[] {
  const { target, row, world } = context;
  const read = lineReader(target, row.mapping, world);
  const there = ordersThere(context);
  const lines = stored.map((line) => {
    const reading = read(line.line, cellsOf(line));
    const order = reading.refusal ?? orderLine(target, reading, world);
    const { about } = reading;
    const at = { field: 'order', column: reading.columns.get('order') ?? null };
    // What was prepared may have been given before an interruption: giving it once more does nothing.
    const isNew = line.stage === 'open' && line.work === null;
    if ('order' in order && isNew && there.has(order.order))
      return { line: line.line, about, order: { code: 'lineIsThere', params: { cell: about }, ...at } };
    return { line: line.line, about, order, key: reading.identity, notes: reading.notes };
  });
  const spoilt = new Map<string, number>();
  for (const { line, order, key } of lines)
    if (!('entry' in order) && key !== undefined && key !== '' && !spoilt.has(key)) spoilt.set(key, line);
  return lines.map(({ line, about, order, key, notes }) => {
    const by = key === undefined ? undefined : spoilt.get(key);
    const whole = 'entry' in order && by === undefined ? order : null;
    const refusal = whole ? null : 'entry' in order ? incomplete(by ?? line) : order;
    return { ...newOrRejected(line, about, whole, refusal, notes), order: whole };
  });
}

const incomplete = (line: number): LineRefusal => ({
  code: 'importOrderIncomplete',
  params: { line },
  field: 'order',
  column: null,
});

interface OrderRow extends DocumentRow {
  readonly theirReference: string;
  readonly customer?: string;
  readonly supplier?: string | null;
}

/** Orders that are there, by reference and party; those that were given up may come again. */
function ordersThere({ target, world }: ImportContext): ReadonlySet<string> {
  const rows = world.rows(target.kind) as readonly unknown[] as readonly OrderRow[]; // both sorts of orders have these
  return new Set(
    rows
      .filter(({ state }) => !isGivenUp(state))
      .map(({ theirReference, customer, supplier }) =>
        [theirReference, customer ?? supplier ?? ''].join('\u001f').toLowerCase(),
      ),
  );
}

const isGivenUp = (state: DocumentRow['state']): boolean =>
  typeof state === 'object' && state['commercial'] === 'cancelled';

/** The lines of each order, in the order of the file. */
export const ordersOf = (lines: readonly PlannedOrderLine[]): readonly (readonly PlannedOrderLine[])[] => [
  ...Map.groupBy(
    lines.filter(({ order }) => order !== null),
    ({ order }) => order?.order ?? '',
  ).values(),
];

/** Takes an order, all of its lines or none. [DI19] [DI22] */
export async function takeOrder(taking: LineTransfer, lines: readonly PlannedOrderLine[]): Promise<Taken[]> {
  const { context } = taking;
  const works = orderWork(context, lines);
  await taking.prepare(works);
  const given = await taking.give(works.flatMap(({ work }) => work.commands));
  const [created, further] = given;
  if (created && 'refusal' in created) {
    const refusal = lineRefusalOf(mappedBy(context), created.refusal);
    return lines.map(({ line }) => ({ line, refusal, work: null }));
  }
  const kept = further && 'refusal' in further ? keptDraft(context, further.refusal) : null;
  const teller = lines.find(({ order }) => order?.status !== undefined);
  return works.map(({ line, work }) => {
    const told = kept && teller?.line === line ? { verdict: withNote(teller.verdict, kept) } : {};
    return { line, refusal: null, work: versioned(work, given), ...told };
  });
}

/** An order that may not be confirmed, or placed, stays a draft, and why is told. [DI60] */
function keptDraft(context: ImportContext, refusal: Refusal): LineNote {
  const field = 'status';
  return { ...lineRefusalOf(mappedBy(context), refusal), ...placeOf(context, field), how: 'leftOut' };
}

function orderWork(
  context: ImportContext,
  lines: readonly PlannedOrderLine[],
): { readonly line: number; readonly work: LineWork }[] {
  const { company, row, target } = context;
  const head = lines[0]?.order?.head ?? {};
  const form = { ...head, lines: lines.flatMap(({ order }) => order?.entry ?? []) };
  const name = `${runName(context)}/order/${JSON.stringify(form)}`;
  const { kind } = target;
  const document = importId(company, name, row.createdAt);
  const create: WorkCommand = {
    id: importId(company, `${name}/create`, NO_DAY),
    kind,
    document,
    type: 'create',
    data: form,
  };
  const type = commandAfter(
    target,
    lines.map(({ order }) => order?.status),
  );
  const further =
    type === null ? [] : [{ ...create, id: importId(company, `${name}/${type}`, NO_DAY), type, data: {} }];
  const work = { kind, document, takes: 'create' as const, before: null, made: [] };
  const commands = [create, ...further];
  return lines.map(({ line }, index) => ({ line, work: { ...work, commands: index === 0 ? commands : [] } }));
}
