import type { ConnectionRow } from '#model/areas/integrations/connection/connection.kind.ts';
import type {
  Change,
  Connector,
  ConnectorContext,
  Pushed,
} from '#model/areas/integrations/connector/connector.ts';
import { COMPANY } from '#model/values/company-document.ts';
import type { CompanyRow } from '#model/areas/setup/company/company.facts.ts';
import { dayIn } from '#model/values/moments.ts';
import { allRows } from '#server/import/company-data.ts';
import type { ConnectionDeps } from './connection-deps.ts';
import { endItem, waitingItems, type WaitingItem } from './item-store.ts';
import { keepLink, linkOf } from './link-store.ts';

type Deps = Pick<ConnectionDeps, 'database' | 'now'>;

const A_TIME = 100;

/** [CNX6] Tells the other side what waits, the oldest first; what it does not take waits with the reason, and the rest goes on. */
export async function sendWaiting(
  deps: Deps,
  company: number,
  row: ConnectionRow,
  connector: Connector,
  given: ConnectorContext,
): Promise<number> {
  if (!connector.push && !connector.pushAll) return 0;
  const keeper = { company, connection: row.id };
  const today = await todayOf(deps, company);
  let sent = 0;
  for (let after = '0'; ;) {
    const items = await deps.database.withCompany(company, (trx) =>
      waitingItems(trx, keeper, { direction: 'out', after, limit: A_TIME, today }),
    );
    for (const some of together(connector, items)) {
      const changes = await deps.database.withCompany(company, async (trx) => {
        const all: Change[] = [];
        for (const item of some)
          all.push(changeOf(item, await linkOf(trx, keeper, item.entity, item.document ?? '')));
        return all;
      });
      await note(deps, keeper, changes, await push(connector, given, changes));
      sent += changes.length;
    }
    const last = items.at(-1);
    if (!last || items.length < A_TIME) return sent;
    after = last.place;
  }
}

/** What goes out in one call: each by itself, or all of a flow. */
function together(
  { pushAll }: Connector,
  items: readonly WaitingItem[],
): readonly (readonly WaitingItem[])[] {
  return pushAll ? [...Map.groupBy(items, ({ flow }) => flow).values()] : items.map((item) => [item]);
}

async function push(
  { push: one, pushAll }: Connector,
  given: ConnectorContext,
  changes: readonly Change[],
): Promise<readonly Pushed[]> {
  if (pushAll) return pushAll(given, changes);
  const [change] = changes;
  return one && change ? [await one(given, change)] : [];
}

const changeOf = (
  { id, at, flow, entity, kind, document, latest, name, data, onceOver }: WaitingItem,
  link: Change['link'] | undefined,
): Change => ({
  id,
  at,
  flow,
  entity,
  kind: kind ?? '',
  document: document ?? '',
  latest,
  name,
  data,
  ...(onceOver !== null && { onceOver }),
  link: link ?? null,
});

async function note(
  { database, now }: Deps,
  keeper: { readonly company: number; readonly connection: string },
  changes: readonly Change[],
  answers: readonly Pushed[],
): Promise<void> {
  await database.withCompany(keeper.company, async (trx) => {
    for (const [n, change] of changes.entries()) {
      const answer = answers[n];
      if (!answer) continue;
      const { entity, kind, document } = change;
      if (answer.is === 'done' && answer.link)
        await keepLink(trx, keeper, { entity, kind, document, ...answer.link }, now());
      const refusal = answer.is === 'refused' ? answer.refusal : null;
      await endItem(trx, keeper, change.id, { state: refusal ? 'refused' : 'done', refusal }, now());
    }
  });
}

async function todayOf({ database, now }: Deps, company: number): Promise<string> {
  const rows: readonly CompanyRow[] = await allRows(database, company, 'company');
  return dayIn(now(), rows.find(({ id }) => id === COMPANY)?.timeZone ?? 'UTC');
}
