import { listSharedLinks, makeSharedLink, renewSharedLink } from '#model/shared-link/shared-link.api.ts';
import type { SharedLinkDesk } from '#model/shared-link/shared-link-desk.ts';
import type { HttpClient } from '../http/http-client.ts';

/** Links of a company for people outside it. */
export function sharedLinkCalls(http: HttpClient, company: number): SharedLinkDesk {
  const params = { company };
  const addressOf = ({ path }: { readonly path: string }): string => new URL(path, location.origin).href;
  return {
    list: async (document) => (await http.call(listSharedLinks, { params, query: { document } })).links,
    make: async (body) => addressOf(await http.call(makeSharedLink, { params, body })),
    renew: async (link) => addressOf(await http.call(renewSharedLink, { params: { ...params, link } })),
  };
}
