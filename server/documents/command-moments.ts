import type { Command } from '#model/engine/envelope.ts';
import { anyOf } from '#server/platform/db/any-of.ts';
import type { CompanyRouteDeps } from '#server/platform/http/company-request.ts';

/** What is earlier by less than this, in milliseconds, happens now. */
const NOW = 1000;

/**
 * Commands with the moment at which they were given, by the server's clock: as long ago as the device's own clock says
 * between giving and sending them, so that a wrong clock does not matter; never in the future, and never before what the
 * device had seen by then. Absent for what happens now, and where a client does not say.
 */
export async function withMoments(
  deps: Pick<CompanyRouteDeps, 'database' | 'now'>,
  company: number,
  commands: readonly Command[],
  sentAt: string | undefined,
): Promise<readonly Command[]> {
  const now = Date.parse(deps.now());
  const told = commands.map(({ madeAt, ...command }) => {
    const ago = madeAt === undefined || sentAt === undefined ? 0 : Date.parse(sentAt) - Date.parse(madeAt);
    return { command, at: ago > NOW ? now - ago : null };
  });
  if (told.every(({ at }) => at === null)) return told.map(({ command }) => command);
  const seen = await momentsOf(
    deps,
    company,
    told.flatMap(({ command, at }) => (at === null ? [] : command.seen)),
  );
  return told.map(({ command, at }) =>
    at === null
      ? command
      : {
          ...command,
          madeAt: new Date(Math.min(now, Math.max(at, seen.get(command.seen) ?? at))).toISOString(),
        },
  );
}

/** When these events were written, by their places in the log. */
async function momentsOf(
  { database }: Pick<CompanyRouteDeps, 'database'>,
  company: number,
  places: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await database.withCompany(company, (trx) =>
    trx
      .selectFrom('event')
      .select(['seq', 'at'])
      .where('company_id', '=', company)
      .where('seq', '=', anyOf([...new Set(places)]))
      .execute(),
  );
  return new Map(rows.map(({ seq, at }) => [seq, Date.parse(at)]));
}
