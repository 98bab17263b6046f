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
  const order = page.t === 'reservation' ? page.k.indexOf('order') : -1;
  if (order < 0) return page;
  const kinds = (page.c[order] ?? []).map(() => 'salesOrder');
  return { ...page, k: [...page.k.with(order, 'document'), 'kind'], c: [...page.c, kinds] };
}

/** The name of a permission: to delete was to archive. */
export const permissionToday = (name: string): string => name.replace(/\.delete$/, '.archive');
