import type { Transaction } from 'kysely';
import type { ConnectionNews, ListedItem } from '#model/areas/integrations/connection/item-answer.ts';
import type { ConnectionRow } from '#model/areas/integrations/connection/connection.kind.ts';
import { connectorSpec } from '#model/areas/integrations/connector/connector-specs.ts';
import type { Connector } from '#model/areas/integrations/connector/connector.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import type { CompanyAccess } from '#server/platform/model/company-access.ts';
import { visibleDocuments, type About, type Sees } from '#server/platform/model/visible-documents.ts';
import type { Visibility } from '#server/platform/model/visibility.ts';

type Trx = Transaction<Schema>;

/**
 * [CNX16] What a connection took in and told, as its reader may see it: what something is called stands where they see what
 * it became, or what its flow is about. How much there is is seen by all who see the connection.
 */
export async function seenNews(
  trx: Trx,
  sight: Visibility,
  { grants }: CompanyAccess,
  { connector }: Pick<ConnectionRow, 'connector'>,
  news: ConnectionNews,
): Promise<ConnectionNews> {
  const items = [...news.refusals, ...news.recent];
  const sees = await visibleDocuments(trx, sight, [...items, ...news.links].flatMap(aboutOf));
  const open = openFlows(connector, grants.may);
  const shown = (item: ListedItem): ListedItem =>
    isSeen(item, sees, open) ? withoutHidden(item, sight) : masked(item);
  return {
    ...news,
    refusals: news.refusals.map(shown),
    recent: news.recent.map(shown),
    links: news.links.filter(sees),
  };
}

/** [CNX16] A dry run is judged with the connection's rights: it is for who holds all that its flows ask for. */
export function mustHoldFlows(
  { grants }: CompanyAccess,
  { flows }: Pick<ConnectionRow, 'flows'>,
  { spec }: Pick<Connector, 'spec'>,
): void {
  const asked = spec.flows.filter(({ name }) => flows.includes(name)).flatMap((flow) => flow.permissions);
  const permission = asked.find((one) => !grants.may(one));
  if (permission !== undefined) throw new HttpError(403, { code: 'notPermitted', params: { permission } });
}

/** The flows of a connector that somebody sees all of, by their names. */
const openFlows = (connector: string, may: (permission: string) => boolean): ReadonlySet<string> =>
  new Set(
    (connectorSpec(connector)?.flows ?? [])
      .filter(({ permissions }) => permissions.filter(isOfSight).every(may))
      .map(({ name }) => name),
  );

const isOfSight = (permission: string): boolean => /\.view/.test(permission);

const aboutOf = ({ kind, document }: Pick<ListedItem, 'kind' | 'document'>): readonly About[] =>
  kind !== null && document !== null ? [{ kind, document }] : [];

function isSeen(item: ListedItem, sees: Sees, open: ReadonlySet<string>): boolean {
  const [about] = aboutOf(item);
  return about ? sees(about) : open.has(item.flow);
}

/** Texts of it that would be fields which its reader may not see. */
function withoutHidden(item: ListedItem, { access }: Visibility): ListedItem {
  const hidden = access.hidden.get(item.kind ?? '') ?? [];
  if (hidden.length === 0) return item;
  const texts = Object.entries(item.texts).filter(([name]) => !hidden.includes(name));
  return { ...item, texts: Object.fromEntries(texts), refusal: codeOf(item) };
}

const masked = (item: ListedItem): ListedItem => ({
  ...item,
  externalId: null,
  name: '',
  url: '',
  document: null,
  texts: {},
  refusal: codeOf(item),
});

const codeOf = ({ refusal }: ListedItem): ListedItem['refusal'] => refusal && { code: refusal.code };
