import { redactEvent, redactRow } from '#model/engine/access.ts';
import { STOCK } from '#model/engine/engine.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import type { LogEvent } from '#model/engine/envelope.ts';
import { markedDevice } from '#model/values/device.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { eventsOfDocument } from '#server/platform/model/event-log.ts';
import { scopeCondition } from '#server/platform/model/visibility.ts';
import {
  asMember,
  visibleById,
  visibilityOf,
  visibleKind,
  type Api,
  type CompanyRouteDeps,
} from '#server/platform/http/company-request.ts';
import { authorsOf, listDocuments } from '../platform/model/document-queries.ts';
import {
  listDocuments as listDocumentsEndpoint,
  readDocument,
  readHistory,
} from '#model/documents/document.api.ts';
import { serve } from '#server/platform/http/serve.ts';

const LONGEST_HISTORY = 1000;

/** Documents a device does not hold: lists, single documents, and history. */
export function addDocumentRoutes(app: Api, deps: CompanyRouteDeps): void {
  addList(app, deps);
  addOne(app, deps);
  addHistory(app, deps);
}

function addList(app: Api, deps: CompanyRouteDeps): void {
  serve(app, listDocumentsEndpoint, async (request) =>
    asMember(deps, request, request.params.company, async (trx, access) => {
      const layout = visibleKind(deps, access, request.params.kind);
      const { ended_before: endedBefore, ...filter } = request.query;
      const within = scopeCondition(visibilityOf(deps, access), layout, 'listed');
      const { rows, next } = await listDocuments(trx, access.company, layout, {
        ...filter,
        endedBefore,
        within,
      });
      const shown = rows.flatMap((one) => redactRow(access.access, layout.table, one) ?? []);
      return { rows: shown as DocumentRow[], next }; // a kind's table holds its documents
    }),
  );
}

function addOne(app: Api, deps: CompanyRouteDeps): void {
  serve(app, readDocument, async (request) => {
    const { company, kind, document } = request.params;
    return asMember(deps, request, company, async (trx, access) => {
      const layout = visibleKind(deps, access, kind);
      const [shown] = await visibleById(trx, deps, access, layout, document);
      if (!shown) throw new HttpError(404, { code: 'unknownDocument', params: { kind } });
      return { row: shown as DocumentRow }; // likewise
    });
  });
}

function addHistory(app: Api, deps: CompanyRouteDeps): void {
  serve(app, readHistory, async (request) => {
    const { company, kind, document } = request.params;
    return asMember(deps, request, company, async (trx, access) => {
      const layout = visibleKind(deps, access, kind);
      // Whoever is limited to warehouses reads the history of what is in them now.
      const [row] = access.access.scope ? await visibleById(trx, deps, access, layout, document) : [null];
      if (row === undefined) throw new HttpError(404, { code: 'unknownDocument', params: { kind } });
      const where = { kind, document, before: request.query.before, limit: LONGEST_HISTORY };
      const found = await eventsOfDocument(trx, company, where);
      if (!found.some(({ event }) => event.kind !== STOCK))
        throw new HttpError(404, { code: 'unknownDocument', params: { kind } });
      const visible = found.toReversed().flatMap(({ event, device: mark }) => {
        const shown = redactEvent(access.access, deps.engine, event);
        return shown ? [{ shown, mark }] : [];
      });
      const named = await authorsOf(
        trx,
        company,
        visible.map(({ shown }) => shown),
      );
      return { events: visible.map(({ shown, mark }) => told(shown, mark, named)) };
    });
  });
}

const told = (event: LogEvent, mark: string | null, named: Awaited<ReturnType<typeof authorsOf>>) => ({
  ...event,
  ...named(event),
  device: mark === null ? null : markedDevice(mark),
});
