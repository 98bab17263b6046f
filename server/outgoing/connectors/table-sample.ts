import { importTarget } from '#machines/areas/integrations/data-import/import-targets.ts';
import type { TableSample } from '#model/areas/integrations/connection/table-sample.ts';
import { ConnectorFault } from '#model/areas/integrations/connector/connector-fault.ts';
import type { ConnectionRow } from '#model/areas/integrations/connection/connection.kind.ts';
import type { Connector, ConnectorContext } from '#model/areas/integrations/connector/connector.ts';
import { guessedTable, LOOKED_AT, proposedMapping } from '#server/import/screen/proposed-mapping.ts';
import { linesIn, readFile } from '#server/import/screen/read-file.ts';
import { templateFor } from '#server/import/screen/import-store.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { UnreadableFile } from '#server/platform/http/unreadable-file.ts';
import type { ConnectionDeps } from './connection-deps.ts';

const SHOWN_LINES = 5;

interface Asking {
  readonly row: ConnectionRow;
  readonly connector: Connector;
  readonly given: ConnectorContext;
}

/** The first file that waits, and how it would be read: as files with such heads were, else as heads and values tell. */
export async function sampleOf(
  deps: ConnectionDeps,
  company: number,
  { connector, given }: Asking,
  target: string | null,
): Promise<{ readonly sample: TableSample }> {
  const flow = connector.spec.flows.find(({ direction }) => direction === 'in');
  const page = flow && (await connector.pull?.(given, flow.name, null));
  const table = page?.items.find((one) => one.is === 'table');
  if (!table) throw new ConnectorFault('connectorNoFile');
  try {
    const content = Buffer.from(table.content);
    const read = await readFile({ company, name: table.name, content });
    const [found, lines] = [read.table, linesIn(read, LOOKED_AT)];
    const { mapping } = await proposedMapping(
      found,
      () => guessedTable(deps, company, found, lines),
      target === null ? undefined : importTarget(target),
      (name, heads) => deps.database.withCompany(company, (trx) => templateFor(trx, company, name, heads)),
    );
    const shown = lines.slice(0, SHOWN_LINES).map(({ cells }) => [...cells]);
    return { sample: { name: table.name, heads: [...found.heads], lines: shown, mapping } };
  } catch (error) {
    if (error instanceof UnreadableFile) throw new HttpError(409, error.refusal);
    throw error;
  }
}
