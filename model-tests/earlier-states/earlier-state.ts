import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { LogEvent } from '#model/engine/envelope.ts';
import type { Row } from '#model/engine/rows.ts';
import { rowTable } from '#server/platform/db/table-names.ts';
import { isWholeRun } from '../kernel/whole-run.ts';
import type { DeviceLeft } from './device-scenes.ts';
import type { KeptDatabase } from './kept-database.ts';
import type { ListFigures } from './list-figures.ts';
import type { OpenWork } from './trade-scenes.ts';

/** A server and a device as a version of Lagra left them. */
export interface EarlierState {
  /** When it was kept, UTC ISO. */
  readonly at: string;
  readonly company: number;
  readonly head: number;
  readonly work: OpenWork;
  readonly lists: ListFigures;
  /** Files by path in the server's folder, base64. */
  readonly files: Readonly<Record<string, string>>;
  readonly database: KeptDatabase;
  readonly device: DeviceLeft;
}

const folder = new URL('./states/', import.meta.url);

/** The names of the states that are kept: the last migration of each. */
export const earlierStates: readonly string[] = readdirSync(folder)
  .map((file) => file.replace(/\.json\.br$/, ''))
  .toSorted();

/**
 * Those that a server and a device of today go on with. A whole run takes all; otherwise the first, which takes every
 * migration since, one of the middle and the latest: each needs a database of its own.
 */
export const continuedStates: readonly string[] = isWholeRun
  ? earlierStates
  : [0, Math.floor(earlierStates.length / 2), -1].flatMap((at) => earlierStates.at(at) ?? []);

const fileOf = (name: string): URL => new URL(`${name}.json.br`, folder);

export const readState = (name: string): EarlierState =>
  JSON.parse(brotliDecompressSync(readFileSync(fileOf(name))).toString('utf8')); // as written below

export function writeState(name: string, state: EarlierState): void {
  const text = JSON.stringify(state);
  const { BROTLI_PARAM_LGWIN, BROTLI_PARAM_QUALITY } = constants;
  // The same ids are met again far away from each other.
  const params = { [BROTLI_PARAM_LGWIN]: 24, [BROTLI_PARAM_QUALITY]: 11 };
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(name), brotliCompressSync(text, { params }));
}

/** The columns of a row, as the texts that PostgreSQL wrote. */
type Columns = Readonly<Record<string, string | null>>;

const recordsIn = (state: EarlierState, table: string): readonly Columns[] =>
  recordsOfAll(state, table).filter((record) => record['company_id'] === String(state.company));

/** Of every company. */
function recordsOfAll({ database }: EarlierState, table: string): readonly Columns[] {
  const { columns, values } = database.rows[`public.${table}`] ?? { columns: [], values: [] };
  return values.map((row) =>
    Object.fromEntries(columns.map((column, index) => [column, row[index] ?? null])),
  );
}

/** Every fact that any company's log holds, as `kind.type`. */
export const factsIn = (state: EarlierState): ReadonlySet<string> =>
  new Set(recordsOfAll(state, 'event').map(({ kind, type }) => `${kind}.${type}`));

/** The company's rows of a table of the model. */
export const rowsIn = (state: EarlierState, table: string): Row[] =>
  recordsIn(state, rowTable(table)).map(({ data }) => JSON.parse(data ?? 'null')); // written as a row

/** The company's log as it was written then. */
export const logIn = (state: EarlierState): LogEvent[] =>
  recordsIn(state, 'event')
    .map(eventOf)
    .toSorted((one, other) => one.seq - other.seq);

function eventOf({ kind, document, type, by, command, ...rest }: Columns): LogEvent {
  const whole = (column: string): number => Number(rest[column]);
  const json = (column: string) => JSON.parse(rest[column] ?? 'null');
  return {
    kind: kind ?? '',
    document: document ?? '',
    type: type ?? '',
    by: by ?? '',
    command: command ?? '',
    seq: whole('seq'),
    version: whole('version'),
    index: whole('index'),
    data: json('data'),
    state: json('state'),
    at: new Date(rest['at'] ?? '').toISOString(),
    ...(rest['drawn'] === null ? {} : { drawn: json('drawn') }),
  };
}
