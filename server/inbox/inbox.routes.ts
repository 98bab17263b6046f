import { sql } from 'kysely';
import {
  asMember,
  visibilityOf,
  type Api,
  type CompanyRouteDeps,
} from '#server/platform/http/company-request.ts';
import type { CompanyAccess } from '#server/platform/model/company-access.ts';
import { subjectCondition } from '#server/platform/model/visibility.ts';
import { markRead, readInbox } from './inbox-store.ts';
import { peopleWhoMay } from './people.ts';
import { listInbox, markInboxRead } from '#model/inbox/inbox.api.ts';
import { listPeople } from '#model/areas/setup/member/people.api.ts';
import { serve } from '#server/platform/http/serve.ts';

/** A person's notifications, private per company, and the people they may mention. */
export function addInboxRoutes(app: Api, deps: CompanyRouteDeps): void {
  serve(app, listInbox, async (request) => {
    const { only, after, limit } = request.query;
    return asMember(deps, request, request.params.company, (trx, access) =>
      readInbox(trx, readerOf(deps, access), { unreadOnly: only === 'unread', after, limit }),
    );
  });
  addRead(app, deps);
  addPeople(app, deps);
}

function addRead(app: Api, deps: CompanyRouteDeps): void {
  serve(app, markInboxRead, async (request) => {
    const { ids, until } = request.body;
    return asMember(deps, request, request.params.company, async (trx, access) => ({
      unread: await markRead(
        trx,
        readerOf(deps, access),
        until === undefined ? { ids: ids ?? [] } : { until },
      ),
    }));
  });
}

function addPeople(app: Api, deps: CompanyRouteDeps): void {
  serve(app, listPeople, async (request) =>
    asMember(deps, request, request.params.company, async (trx, access) => ({
      people: await peopleWhoMay(trx, deps, access, {
        kind: request.query.may_see,
        permission: request.query.may,
        document: request.query.document,
        total: request.query.total,
      }),
    })),
  );
}

const readerOf = (deps: CompanyRouteDeps, granted: CompanyAccess) => ({
  company: granted.company,
  user: granted.user,
  kinds: granted.access.tables,
  within: subjectCondition(visibilityOf(deps, granted), sql`inbox_entry.kind`, sql`inbox_entry.document`),
  now: deps.now(),
});
