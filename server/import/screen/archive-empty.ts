import { importId } from '../import-id.ts';
import { givingTo } from './giving.ts';
import { NO_DAY } from './import-context.ts';
import type { LineWork, WorkCommand } from './import-store.ts';
import type { Working } from './working.ts';

/** Archives records that an import made for its lines, where nothing is in them: the last made first. [DI54] */
export async function archiveEmpty(
  { deps, context }: Pick<Working, 'deps' | 'context'>,
  made: readonly LineWork['made'][number][],
): Promise<void> {
  const { company, row, by } = context;
  const commands = made.toReversed().map(({ kind, document }): WorkCommand => ({
    id: importId(company, `${row.id}/${document}/empty/${row.version}`, NO_DAY),
    kind,
    document,
    type: 'archive',
    data: {},
  }));
  // Those in use are refused, and stay.
  if (commands.length > 0) await givingTo(deps, company, by)(commands);
}
