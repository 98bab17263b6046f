import { companyZone } from '#server/platform/model/company-zone.ts';
import { sql, type Transaction } from 'kysely';
import { typed } from '#model/engine/reader.ts';
import type { MemberRow } from '#model/areas/setup/member/member.facts.ts';
import { grantsOf } from '#model/areas/setup/member/member.rules.ts';
import { isOffered, notificationEvent } from '#model/notifications/notification-events.ts';
import { dayIn } from '#model/values/moments.ts';
import type { Notice } from '#server/inbox/inbox-store.ts';
import { membersAndRoles } from '#server/platform/model/members-and-roles.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import type { RowLayouts } from '#server/platform/model/row-layout.ts';
import { deliverNotices } from './deliver.ts';
import { standingWarnings, WAY, type Warning } from './standing-warnings.ts';

type Trx = Transaction<Schema>;

interface Watching {
  readonly database: Database;
  readonly layouts: RowLayouts;
  readonly now: () => string;
}

/**
 * [NS15] Tells those who want to know of what needs attention now: of each once, and again if it was over in between.
 */
export async function tellWarnings({ database, layouts, now }: Watching, company: number): Promise<void> {
  const at = now();
  await database.withCompany(company, async (trx) => {
    const timeZone = await companyZone(trx, company);
    const standing = await standingWarnings({ trx, company, layouts, timeZone, today: dayIn(at, timeZone) });
    const fresh = await notedAnew(trx, company, standing, at);
    await deliverNotices(trx, company, await noticesFor(trx, company, layouts, fresh, at), {
      layouts,
      now: at,
    });
  });
}

const subjectOf = ({ type, document }: Warning): string => `${type}/${document}`;

/** Days after which it may be told again that a document went the same unusual way. */
const KEPT = 60;

/** Those that did not stand before; what stands no longer is forgotten, what has happened once and for all after a while. */
async function notedAnew(
  trx: Trx,
  company: number,
  standing: readonly Warning[],
  at: string,
): Promise<readonly Warning[]> {
  const given = JSON.stringify(standing.map((one) => ({ event: one.event, subject: subjectOf(one) })));
  await sql`
    delete from notification_warning where company_id = ${company} and case event
      when ${WAY} then since < ${at}::timestamptz - make_interval(days => ${KEPT})
      else (event, subject) not in (
        select event, subject from jsonb_to_recordset(${given}::jsonb) as now(event text, subject text)) end`.execute(
    trx,
  );
  const { rows } = await sql<{ subject: string }>`
    insert into notification_warning (company_id, event, subject, since)
    select ${company}, event, subject, ${at} from jsonb_to_recordset(${given}::jsonb) as now(event text, subject text)
    on conflict do nothing returning subject`.execute(trx);
  const fresh = new Set(rows.map(({ subject }) => subject));
  return standing.filter((one) => fresh.has(subjectOf(one)));
}

/** A notice for each member who has a row for it; whether they want it, `deliverNotices` asks. */
async function noticesFor(
  trx: Trx,
  company: number,
  layouts: RowLayouts,
  fresh: readonly Warning[],
  at: string,
): Promise<readonly Notice[]> {
  if (fresh.length === 0) return [];
  const store = await membersAndRoles(trx, company, layouts);
  const view = typed(store);
  const members = [...store.all('member').values()] as MemberRow[]; // the table of members holds their rows
  return fresh.flatMap((warning) =>
    members.flatMap(({ user }) => {
      const grants = user === null ? null : grantsOf(view, user);
      const event = notificationEvent(warning.event);
      if (user === null || !grants || !event || !isOffered(event, (one) => grants.may(one))) return [];
      const { kind, document, type, name } = warning;
      const id = `${subjectOf(warning).replace('/', '-')}-${Date.parse(at)}`;
      return [
        {
          user,
          id,
          at,
          reason: 'warned' as const,
          kind,
          document,
          by: 'system',
          data: { name, type, text: '', refusal: null },
        },
      ];
    }),
  );
}
