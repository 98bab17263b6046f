import { sql, type Transaction } from 'kysely';
import type { Refusal } from '#model/engine/envelope.ts';
import type { Registers } from '#model/areas/integrations/pairing/registers.ts';
import type { SyncKind } from '#model/areas/integrations/pairing/sync-kinds.ts';
import { anyOf } from '#server/platform/db/any-of.ts';
import type { Schema } from '#server/platform/db/schema.ts';

type Trx = Transaction<Schema>;

/** Which pairing, as one of its companies sees it. */
export interface SideOf {
  readonly company: number;
  readonly pairing: string;
}

/** A record of a company, and the one that it is the same as in the other. */
export interface SyncLink {
  /** The same in both companies. */
  readonly id: string;
  readonly kind: SyncKind;
  readonly document: string;
  readonly partnerDocument: string;
  readonly own: Registers;
  /** What the other company was last known to say. */
  readonly theirs: Registers;
  /** How often the own registers changed, up to which change the other company knows, and the same of the other one's. */
  readonly ownVersion: number;
  readonly sentVersion: number;
  readonly theirsVersion: number;
  /** What the other company said is still to be looked at here. */
  readonly pending: boolean;
  readonly conflicts: readonly string[];
  /** What was refused here, by field. */
  readonly problems: Readonly<Record<string, Refusal>>;
  /** How often it was tried: a command that was refused stays refused under its id. */
  readonly tries: number;
  /** When the own registers changed last (UTC ISO); null: never. */
  readonly changedAt: string | null;
}

/** What the other company calls a record, in both languages. */
export function namesOf({ theirs, own }: Pick<SyncLink, 'theirs' | 'own'>): { en: string; sv: string } {
  const value = (theirs['name'] ?? own['name'])?.value;
  if (typeof value === 'string') return { en: value, sv: '' };
  const named = value as { readonly en?: string; readonly sv?: string } | null | undefined; // a name in both languages
  return { en: named?.en ?? '', sv: named?.sv ?? '' };
}

/** What the columns hold of which the database knows less: only this file writes them. */
type Stored = Pick<SyncLink, 'kind' | 'own' | 'theirs' | 'conflicts' | 'problems'>;

const linksIn = (trx: Trx, { company, pairing }: SideOf) =>
  trx
    .selectFrom('sync_link')
    .select(['id', 'kind', 'document', 'partner_document as partnerDocument', 'own', 'theirs'])
    .select(['own_version as ownVersion', 'sent_version as sentVersion', 'theirs_version as theirsVersion'])
    .select(['pending', 'conflicts', 'problems', 'tries', 'changed_at as changedAt'])
    .$narrowType<Stored>()
    .where('company_id', '=', company)
    .where('pairing', '=', pairing);

/** In the order in which references ask records to be there. */
const inOrder = (trx: Trx, side: SideOf) =>
  linksIn(trx, side)
    .orderBy(sql`array_position(array['category', 'productType', 'product', 'supplier', 'customer'], kind)`)
    .orderBy('id');

/** The links of some documents of a kind. */
export const linksOfDocuments = (trx: Trx, side: SideOf, kind: string, documents: readonly string[]) =>
  linksIn(trx, side).where('kind', '=', kind).where('document', '=', anyOf(documents)).execute();

export const linksOfKinds = (trx: Trx, side: SideOf, kinds: readonly string[]) =>
  inOrder(trx, side).where('kind', '=', anyOf(kinds)).execute();

export const linkById = (trx: Trx, side: SideOf, id: string): Promise<SyncLink | undefined> =>
  linksIn(trx, side).where('id', '=', id).forUpdate().executeTakeFirst();

/** Some of those whose last change the other company does not know. */
export const unsentLinks = (trx: Trx, side: SideOf, kinds: readonly string[], limit: number) =>
  inOrder(trx, side)
    .whereRef('own_version', '>', 'sent_version')
    .where('kind', '=', anyOf(kinds))
    .limit(limit)
    .execute();

/** The ids of some of those that are still to be looked at. */
export const pendingLinks = (trx: Trx, side: SideOf, limit: number) =>
  inOrder(trx, side).where('pending', '=', true).limit(limit).execute();

/** Those that people have to do something about. */
export const troubledLinks = (trx: Trx, side: SideOf, limit: number) =>
  inOrder(trx, side)
    .where((is) => is.or([is('conflicts', '<>', sql`'[]'::jsonb`), is('problems', '<>', sql`'{}'::jsonb`)]))
    .limit(limit)
    .execute();

export type NewLink = Pick<SyncLink, 'id' | 'kind' | 'document' | 'partnerDocument'>;

/** Adds links; one of a document that has one stays as it is. */
export async function addLinks(
  trx: Trx,
  { company, pairing }: SideOf,
  links: readonly NewLink[],
): Promise<void> {
  if (links.length === 0) return;
  await sql`
    insert into sync_link (company_id, pairing, id, kind, document, partner_document)
    select ${company}, ${pairing}, id, kind, document, "partnerDocument"
      from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as given(
        id text, kind text, document text, "partnerDocument" text)
    on conflict do nothing`.execute(trx);
}

type Kept = Pick<SyncLink, 'id' | 'own' | 'conflicts' | 'problems' | 'pending' | 'tries'> & {
  /** What was heard of the other company when it was looked at: what came since is still to be looked at. */
  readonly heard: number;
  /** The own version that was looked at: where it is another by now, nothing is written. */
  readonly ownVersion: number;
  /** By how much the own registers have changed, and when last. */
  readonly news: number;
  readonly changedAt: string | null;
};

/** Somebody else has written down something of a link meanwhile: it is looked at again. */
class LinkMoved extends Error {
  override readonly name = 'LinkMoved';
}

/** Writes down what became of links, all of them or (by throwing `LinkMoved`) none. */
export async function keepLinks(
  trx: Trx,
  { company, pairing }: SideOf,
  links: readonly Kept[],
): Promise<void> {
  if (links.length === 0) return;
  const { numAffectedRows } = await sql`
    update sync_link as link set own = given.own, conflicts = given.conflicts, problems = given.problems,
           pending = given.pending or link.theirs_version > given.heard, tries = given.tries, own_version = link.own_version + given.news,
           changed_at = coalesce(given."changedAt", link.changed_at)
      from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as given(
        id text, own jsonb, conflicts jsonb, problems jsonb, pending boolean, tries int, news int, heard int,
        "ownVersion" int, "changedAt" timestamptz)
     where link.company_id = ${company} and link.pairing = ${pairing} and link.id = given.id
       and link.own_version = given."ownVersion"`.execute(trx);
  if (numAffectedRows !== BigInt(links.length)) throw new LinkMoved(`links of ${pairing} have moved on`);
}

/** [MS7] Tells a company what the other one says of records; what it knows already, or newer, is not heard again. */
export async function hearLinks(
  trx: Trx,
  { company, pairing }: SideOf,
  links: readonly SyncLink[],
): Promise<void> {
  const given = links.map(({ id, kind, document, partnerDocument, own, ownVersion }) => ({
    id,
    kind,
    document: partnerDocument,
    partner: document,
    theirs: own,
    version: ownVersion,
  }));
  await sql`
    insert into sync_link as link (company_id, pairing, id, kind, document, partner_document, theirs, theirs_version, pending)
    select ${company}, ${pairing}, id, kind, document, partner, theirs, version, true
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(
        id text, kind text, document text, partner text, theirs jsonb, version int)
    on conflict (company_id, pairing, id) do update
       set theirs = excluded.theirs, theirs_version = excluded.theirs_version, pending = true
     where link.theirs_version < excluded.theirs_version`.execute(trx);
}

/** Notes up to which change the other company knows. */
export async function noteSent(
  trx: Trx,
  { company, pairing }: SideOf,
  links: readonly SyncLink[],
): Promise<void> {
  const given = links.map(({ id, ownVersion }) => ({ id, version: ownVersion }));
  await sql`
    update sync_link as link set sent_version = greatest(sent_version, version)
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(id text, version int)
     where company_id = ${company} and pairing = ${pairing} and link.id = given.id`.execute(trx);
}

/** Has all that was refused, or one of it, looked at again. */
export async function tryAgain(trx: Trx, { company, pairing }: SideOf, id: string | null): Promise<void> {
  const refused = trx
    .updateTable('sync_link')
    .set({ pending: true })
    .where('company_id', '=', company)
    .where('pairing', '=', pairing)
    .where('problems', '<>', sql`'{}'::jsonb`);
  await (id === null ? refused : refused.where('id', '=', id)).execute();
}

/** How far a side has begun, and when something last went out and came in. */
export interface SyncSide {
  readonly revision: number;
  readonly begunAt: string;
  readonly sentAt: string | null;
  readonly receivedAt: string | null;
}

export const sideOf = (trx: Trx, { company, pairing }: SideOf): Promise<SyncSide | undefined> =>
  trx
    .selectFrom('sync_side')
    .select(['revision', 'begun_at as begunAt', 'sent_at as sentAt', 'received_at as receivedAt'])
    .where('company_id', '=', company)
    .where('pairing', '=', pairing)
    .executeTakeFirst();

export async function keepSide(
  trx: Trx,
  { company, pairing }: SideOf,
  revision: number,
  at: string,
): Promise<void> {
  await trx
    .insertInto('sync_side')
    .values({ company_id: company, pairing, revision, begun_at: at })
    .onConflict((is) => is.columns(['company_id', 'pairing']).doUpdateSet({ revision }))
    .execute();
}

export async function touchSide(
  trx: Trx,
  { company, pairing }: SideOf,
  what: 'sent_at' | 'received_at',
  at: string,
): Promise<void> {
  await trx
    .updateTable('sync_side')
    .set(what, at)
    .where('company_id', '=', company)
    .where('pairing', '=', pairing)
    .execute();
}
