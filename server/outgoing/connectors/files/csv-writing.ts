import type { Change, ConnectorContext, Pushed } from '#model/areas/integrations/connector/connector.ts';
import { fileLines } from '#server/untrusted/contracts.ts';
import { readApart } from '#server/untrusted/readers.ts';
import { csvText } from '#model/values/csv-cell.ts';
import type { FileSide } from './file-side.ts';

type Cells = Readonly<Record<string, string>>;

/** Heads of each flow; the first ones tell which lines are of the same. */
const heads: Readonly<Record<string, readonly string[]>> = {
  shipments: ['shipment', 'shipped', 'order', 'customer', 'sku', 'quantity', 'carrier', 'tracking'],
  stock: ['sku', 'warehouse', 'onHand', 'free', 'at'],
};
/** What is written of it again takes the place of what was. */
const idOf = (flow: string, line: Cells): string =>
  flow === 'stock' ? `${line['sku']}/${line['warehouse']}` : (line['shipment'] ?? '');

/**
 * Writes changes into files of `out`: those of a day into one of that day, others into one of their own. A change that is
 * written again stands there once. [CNX6]
 */
export async function writeLines(
  side: FileSide,
  { settings, company }: Pick<ConnectorContext, 'settings' | 'company'>,
  changes: readonly Change[],
): Promise<readonly Pushed[]> {
  for (const [name, own] of Map.groupBy(changes, fileOf)) {
    const [{ flow } = { flow: '' }] = own;
    const columns = heads[flow] ?? [];
    const before = await side.readIn('out', name);
    const kept = before ? await cellsOf(company, before, columns) : [];
    const added = own.flatMap(({ data }) => (Array.isArray(data['lines']) ? (data['lines'] as Cells[]) : []));
    const anew = new Set(added.map((line) => idOf(flow, line)));
    const lines = [...kept.filter((line) => !anew.has(idOf(flow, line))), ...latest(flow, added)];
    await side.write(
      'out',
      name,
      Buffer.from(textOf(columns, lines, settings['between'] === 'comma' ? ',' : ';')),
    );
  }
  return changes.map(() => ({ is: 'done', link: null }));
}

/** Of stock levels under one name the last ones count; a shipment has all of its lines. */
const latest = (flow: string, lines: readonly Cells[]): readonly Cells[] =>
  flow === 'stock' ? [...new Map(lines.map((line) => [idOf(flow, line), line])).values()] : lines;

const fileOf = ({ flow, onceOver, name, id }: Change): string =>
  onceOver === undefined
    ? `${flow}-${name.replaceAll(/[^\w-]/g, '_').slice(0, 60)}-${id.slice(-8)}.csv`
    : `${flow}-${onceOver}.csv`;

/** Of a file that others may write too. [SGR1] */
async function cellsOf(company: number, content: Buffer, columns: readonly string[]): Promise<Cells[]> {
  const { parts } = await readApart('lines', { company, content, ask: {} });
  const [, ...rows] = parts.flatMap((part) => fileLines.parse(JSON.parse(part.toString())));
  return rows.map(({ cells }) => Object.fromEntries(columns.map((name, at) => [name, cells[at] ?? ''])));
}

function textOf(columns: readonly string[], lines: readonly Cells[], between: ',' | ';'): string {
  const cell = (text: string): string => {
    const safe = csvText(text);
    return safe.includes(between) && !safe.startsWith('"') ? `"${safe}"` : safe;
  };
  const rows = [columns, ...lines.map((line) => columns.map((name) => line[name] ?? ''))];
  return `\uFEFF${rows.map((row) => row.map(cell).join(between)).join('\r\n')}\r\n`;
}
