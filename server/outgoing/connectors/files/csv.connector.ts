import { compare } from '#model/values/order.ts';
import type { ConnectorSpec } from '#model/areas/integrations/connector/connector-spec.ts';
import type {
  Change,
  Connector,
  ConnectorContext,
  PulledTable,
  TableReport,
} from '#model/areas/integrations/connector/connector.ts';
import { tellShipments, tellStock } from './csv-outgoing.ts';
import { withFiles, type OpenFiles, type WaitingFile } from './file-side.ts';
import { writeLines } from './csv-writing.ts';

/** Files that one page of a pull brings. */
const A_TIME = 10;
/** A file that was written so recently may still be growing, in milliseconds. */
const STILL_GROWING = 10_000;
const TABLE = /\.(?:csv|txt|tsv|xlsx|gz)$/i;

/** Tables that appear in a folder, here or on an SFTP server, and files that are written there. */
export const csvConnector = (spec: ConnectorSpec, open: OpenFiles): Connector => ({
  spec,
  test: (given) =>
    withFiles(open, given, async (side) => {
      await side.list();
      return { is: 'ok', name: side.name };
    }),
  pull: (given, flow, cursor) =>
    withFiles(open, given, async (side) => {
      const all = (await side.list())
        .filter((file) => isWhole(file, given.now()))
        .toSorted((a, b) => compare(a.name, b.name));
      const rest = all.filter(({ name }) => name > (cursor ?? ''));
      const items: PulledTable[] = [];
      for (const file of rest.slice(0, A_TIME)) {
        const content = await side.read(file.name);
        items.push({ is: 'table', flow, externalId: versionOf(file), name: file.name, content });
      }
      const more = rest.length > A_TIME;
      // What was taken is moved away, so that a whole pull begins at the first name again.
      return { items, cursor: more ? (rest[A_TIME - 1]?.name ?? '') : '', more };
    }),
  settled: (given, table, report) =>
    withFiles(open, given, async (side) => {
      const folder = report.isTaken ? 'done' : 'failed';
      const as = `${stampOf(given.now())}-${table.name}`;
      await side.write(folder, `${as}.report.csv`, Buffer.from(reportOf(report)));
      await side.move(table.name, folder, as);
    }),
  tell: (event, desk) => [...tellShipments(event, desk), ...tellStock(event, desk)],
  push: async (given, change) => (await pushAll(open, given, [change]))[0] ?? { is: 'done', link: null },
  pushAll: (given, changes) => pushAll(open, given, changes),
});

/** What a program writes beside, and what it is still writing, is left alone. */
const isWhole = ({ name, modified }: WaitingFile, now: string): boolean =>
  TABLE.test(name) && !name.startsWith('.') && Date.parse(now) - modified >= STILL_GROWING;

const versionOf = ({ name, modified, size }: WaitingFile): string =>
  `${name} ${modified} ${size}`.slice(-200);

/** `20260504T081500`: files of one name do not take each other's place. */
const stampOf = (now: string): string => now.slice(0, 19).replaceAll(/[-:]/g, '');

const reportOf = ({ csv, taken, rejected }: TableReport): string =>
  csv === '' ? `\uFEFFtaken;rejected\r\n${taken};${rejected}\r\n` : csv;

const pushAll = (open: OpenFiles, given: ConnectorContext, changes: readonly Change[]) =>
  withFiles(open, given, (side) => writeLines(side, given, changes));
