import type { Transaction } from 'kysely';
import type { z } from 'zod';
import { redactRow } from '#model/engine/access.ts';
import type { DocumentRow, Row } from '#model/engine/rows.ts';
import { isShown } from '#model/lists/listing.ts';
import {
  asMember,
  visibleKind,
  type Api,
  type CompanyRouteDeps,
} from '#server/platform/http/company-request.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import type { CompanyAccess } from '#server/platform/model/company-access.ts';
import { cursorIn, cursorText, type Cursor } from './list-cursor.ts';
import { listedIds, listedRows, type ListScope } from './list-queries.ts';
import type { question } from '#model/lists/list.api.ts';
import { readList, MOST_ROWS } from '#model/lists/list.api.ts';
import { serve } from '#server/platform/http/serve.ts';

type Trx = Transaction<Schema>;

type Asked = z.infer<typeof question>;

/** Lists over all there is: what a device does not hold is counted, filtered, sorted and summed here. */
export function addListRoutes(app: Api, deps: CompanyRouteDeps): void {
  serve(app, readList, async (request) => {
    const { company, kind } = request.params;
    return asMember(deps, request, company, async (trx, access) => {
      const scope = listScope(deps, access, company, kind);
      const after = cursorOf(scope, request.body);
      return { ...(await answered(trx, scope, request.body, after)), head: access.head.head };
    });
  });
}

/** The list of a kind that the reader may see. */
export function listScope(
  deps: CompanyRouteDeps,
  access: CompanyAccess,
  company: number,
  kind: string,
): ListScope {
  const layout = visibleKind(deps, access, kind);
  if (!layout.listed) throw new HttpError(404, { code: 'unknownKind', params: { kind } });
  return { company, layout, listing: layout.listed.listing, access: access.access };
}

async function answered(trx: Trx, scope: ListScope, asked: Asked, after: Cursor | null) {
  const { limit, part, after: begun, ...question } = asked;
  if (part === 'ids') {
    const { found, next } = await listedIds(trx, scope, question, { after, limit });
    return { rows: [], ids: [...found], next: next && cursorText(next) };
  }
  const page = { after, limit: Math.min(limit, MOST_ROWS), figures: begun === undefined };
  const { found, next, figures } = await listedRows(trx, scope, question, page);
  return { rows: visibleListRows(scope, found), ids: [], next: next && cursorText(next), ...figures };
}

/** The rows as the reader may see them. */
export const visibleListRows = ({ access, layout }: ListScope, rows: readonly Row[]) =>
  rows.flatMap((row) => redactRow(access, layout.table, row) ?? []) as DocumentRow[]; // of a kind that is listed

/** The field that the list is sorted by; refuses what it does not have or the reader may not see. [LQ3] [LQ4] */
export function checkedSort(
  { listing, access }: ListScope,
  { sort, filters }: Pick<Asked, 'sort' | 'filters'>,
): string {
  const field = Object.hasOwn(listing.sorts, sort.column) ? listing.sorts[sort.column] : undefined;
  if (field === undefined) throw invalid('sort');
  mustShow({ listing, access }, [field]);
  checkFilters({ listing, access }, filters);
  return field;
}

/** Where the page begins; null: at the beginning. */
function cursorOf(scope: ListScope, asked: Asked): Cursor | null {
  const field = checkedSort(scope, asked);
  if (asked.after === undefined) return null;
  const cursor = cursorIn(scope.listing, field, asked.after);
  if (!cursor) throw invalid('after');
  return cursor;
}

/** Refuses filters that the list does not have, or whose field the reader may not see. */
export function checkFilters(
  scope: Pick<ListScope, 'listing' | 'access'>,
  filters: Readonly<Record<string, string>>,
): void {
  const { listing } = scope;
  for (const id of Object.keys(filters))
    if (!Object.hasOwn(listing.filters, id)) throw invalid(`filters.${id}`);
  mustShow(
    scope,
    Object.keys(filters).flatMap((id) => listing.filters[id]?.field ?? []),
  );
}

function mustShow(
  { listing, access }: Pick<ListScope, 'listing' | 'access'>,
  fields: readonly string[],
): void {
  const hidden = fields.find((one) => !isShown(listing, one, access));
  if (hidden !== undefined) throw new HttpError(403, { code: 'fieldHidden', params: { field: hidden } });
}

export const invalid = (field: string): HttpError =>
  new HttpError(422, { code: 'invalid', fields: { [field]: 'invalid' } });
