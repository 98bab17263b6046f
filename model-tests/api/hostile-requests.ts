import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWholeServer, type WholeServer } from '#server/testing/whole-server.ts';
import {
  hostileBodies,
  hostileForms,
  hostileQueries,
  type Description,
  type HostileRequest,
} from './described-requests.ts';

/** Streams do not end; these end the session that asks; and guesses end for their address. */
const left = /\/(events|stream|logout|revoke-others|revoke|change_password)\/$|\/auth\//;
const trace = /\n\s+at |node_modules|\.ts:\d/;
const nobody = '01890000-0000-7000-8000-000000000001';
/** Kinds of which the server has rows to be asked about. */
const asked = ['product', 'warehouse', 'customer', 'supplier', 'member', 'role'];

/**
 * Goes through the API's own description: every query, every part of every body and every form is sent with what has been
 * trouble for somebody. No answer is a 500, and none shows where in the code it was made.
 * @param every one of so many requests of each sort is sent
 */
export function describeHostileRequests(every: {
  readonly queries: number;
  readonly bodies: number;
  readonly forms: number;
}): void {
  let server: WholeServer;
  let description: Description;
  let headers: Record<string, string>;
  const rows = new Map<string, string>();

  beforeAll(async () => {
    server = await openWholeServer();
    headers = await server.cookieOf('founder@example.com');
    const whole = (await server.app.inject('/api/openapi.json')).json<Description>();
    description = {
      ...whole,
      paths: Object.fromEntries(Object.entries(whole.paths).filter(([path]) => !left.test(path))),
    };
    for (const kind of asked) {
      const url = `/api/core/companies/1/documents/${kind}/?limit=1`;
      const { rows: found } = (await server.app.inject({ url, headers })).json<{ rows: { id: string }[] }>();
      rows.set(kind, found[0]?.id ?? nobody);
    }
  });
  afterAll(() => server.close());

  const place = (path: string): string => {
    const kind = /documents\/(\w+)\//.exec(path)?.[1] ?? 'product';
    return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      if (name === 'company') return '1';
      return name === 'kind' ? 'product' : (rows.get(name === 'document' ? kind : name) ?? nobody);
    });
  };

  async function faultsOf(requests: Iterable<HostileRequest>, step: number) {
    const faults: string[] = [];
    const statuses = new Set<number>();
    let index = 0;
    for (const { method, url, type, payload } of requests) {
      index += 1;
      if (index % step !== 0) continue;
      const { statusCode, body } = await server.app.inject({
        method: method as 'GET', // as described
        url,
        headers: { ...headers, ...(type !== undefined && { 'content-type': type }) },
        ...(payload !== undefined && { payload }),
      });
      statuses.add(statusCode);
      if (statusCode >= 500 || trace.test(body))
        faults.push(`${method} ${url} ${payload?.slice(0, 400) ?? ''}: ${statusCode} ${body.slice(0, 200)}`);
    }
    return { faults, statuses: [...statuses] };
  }

  describe('[BAD1] no 500, and no trace of the code,', () => {
    const limit = 60_000 + 14_400_000 / every.bodies;
    test(
      'for any query',
      async () => {
        const { faults, statuses } = await faultsOf(hostileQueries(description, place), every.queries);
        expect(faults).toEqual([]);
        expect(statuses).toEqual(expect.arrayContaining([200, 404, 422]));
      },
      limit,
    );

    test(
      'for any part of any body',
      async () => {
        const { faults, statuses } = await faultsOf(hostileBodies(description, place), every.bodies);
        expect(faults).toEqual([]);
        expect(statuses).toEqual(expect.arrayContaining([200, 409, 422]));
      },
      limit,
    );

    test(
      'for any broken form',
      async () => {
        const { faults, statuses } = await faultsOf(hostileForms(description, place), every.forms);
        expect(faults).toEqual([]);
        expect(statuses).toEqual(expect.arrayContaining([400, 415]));
      },
      limit,
    );
  });
}
