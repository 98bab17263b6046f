import { categoryToday } from './areas/setup/party-category/category-id.ts';
import type { PartyKind } from './areas/setup/party-category/party-category.ts';
import type { Page } from './engine/pages.ts';

/**
 * Names that the model had before, read as today's: a device may have kept them in a change that waits, in a draft, in
 * what a person may do. What the server holds was renamed by its migration 0015.
 */

const locationFields: Readonly<Record<string, string>> = {
  usage: 'locationType',
  walkingOrder: 'pickSequence',
};

/** What was sent to a document of a kind, or written in its form, with its fields as they are called today. */
export function withTodaysNames(kind: string, data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return data;
  if (kind === 'location')
    return Object.fromEntries(
      Object.entries(data).map(([field, value]) => [locationFields[field] ?? field, value]),
    );
  if (kind === 'role' && 'permissions' in data && Array.isArray(data.permissions))
    return { ...data, permissions: data.permissions.map((one) => permissionToday(String(one))) };
  return data;
}

/** Demand was that of sales orders alone; rows and facts of that time name their order. */
export function demandToday<D extends object>(demand: D): D {
  if (!('order' in demand)) return demand;
  const { order, ...rest } = demand;
  return { ...(rest as unknown as D), kind: 'salesOrder', document: order }; // the other fields are as they were
}

/** A page of rows that was kept, with its columns as they are called today. */
export function pageToday(page: Page): Page {
  if (page.t === 'customer' || page.t === 'supplier') return partiesToday(page, page.t);
  const order = page.t === 'reservation' ? page.k.indexOf('order') : -1;
  if (order < 0) return page;
  const kinds = (page.c[order] ?? []).map(() => 'salesOrder');
  return { ...page, k: [...page.k.with(order, 'document'), 'kind'], c: [...page.c, kinds] };
}

/** Customers and suppliers were in a category by a text. */
function partiesToday(page: Page, party: PartyKind): Page {
  const column = page.k.indexOf('category');
  const texts = page.c[column];
  if (!texts) return page;
  const ids = texts.map((text) => (typeof text === 'string' ? categoryToday(party, text) : null));
  return { ...page, c: page.c.with(column, ids) };
}

/**
 * An unsaved form: a text that it had from the row is the category that was made of it; one that somebody typed stays,
 * and makes one when the form is saved.
 */
export function draftToday<D extends { readonly value: unknown; readonly base: unknown }>(
  kind: string,
  draft: D,
): D {
  const value = withTodaysNames(kind, draft.value);
  const base = withTodaysNames(kind, draft.base);
  if (kind !== 'customer' && kind !== 'supplier') return { ...draft, value, base };
  const before = categoryIn(base);
  const mayStay = categoryIn(value) !== before && categoryIn(value) !== '';
  return { ...draft, value: mayStay ? value : inCategory(kind, value), base: inCategory(kind, base) };
}

const categoryIn = (form: unknown): unknown => Object(form).category;

function inCategory(kind: PartyKind, form: unknown): unknown {
  const category = categoryIn(form);
  return typeof category === 'string' ? { ...Object(form), category: categoryToday(kind, category) } : form;
}

/** The name of a permission: to delete was to archive. */
export const permissionToday = (name: string): string => name.replace(/\.delete$/, '.archive');
