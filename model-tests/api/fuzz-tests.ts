import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { engine } from '#machines/registry.ts';
import { openWholeServer, type WholeServer } from '#server/testing/whole-server.ts';
import { nasty } from './nasty-values.ts';

interface Parameter {
  readonly name: string;
  readonly in: string;
}
interface Described {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly example?: unknown }>> };
}
interface Operation extends Described {
  readonly method: string;
  readonly path: string;
}

const trouble = fc.constantFrom(...nasty);
const inAddress = trouble.map((value) =>
  typeof value === 'string' ? value : String(JSON.stringify(value)).slice(0, 200),
);

/** An example with one part replaced, left out or added; sometimes as it is. */
function spoilt(g: fc.GeneratorValue, example: unknown): unknown {
  const turn = g(fc.nat, { max: 9 });
  if (turn === 0) return g(() => trouble);
  if (typeof example !== 'object' || example === null) return turn < 6 ? g(() => trouble) : example;
  if (Array.isArray(example)) return example.map((item: unknown) => (turn < 5 ? spoilt(g, item) : item));
  const entries = Object.entries(example);
  const [key = 'extra'] = entries[g(fc.nat, { max: Math.max(0, entries.length - 1) })] ?? [];
  if (turn === 1) return Object.fromEntries(entries.filter(([name]) => name !== key));
  if (turn === 2) return { ...example, [String(g(() => inAddress)).slice(0, 40)]: g(() => trouble) };
  return { ...example, [key]: spoilt(g, (example as Readonly<Record<string, unknown>>)[key]) };
}

const kinds = [...engine.types.values()];

/** A value for a place in the path: mostly one that exists, so that requests get past the router. */
function placeOf(g: fc.GeneratorValue, name: string): string {
  if (g(fc.nat, { max: 9 }) === 0)
    return encodeURIComponent(g(() => inAddress.filter((text) => text.isWellFormed())).slice(0, 60));
  if (name === 'company') return '1';
  if (name === 'kind') return g(fc.constantFrom, ...kinds.map(({ kind }) => kind));
  if (name === 'command')
    return g(fc.constantFrom, 'create', 'update', 'archive', 'constructor', 'toString', 'confirm');
  return g(fc.uuid);
}

/** Streams do not end, and these end the session that asks. */
const left = /\/(events|stream|logout|revoke-others|revoke|change_password)\/$/;

/** Sends requests made from the API's own description, each spoilt somewhere: whatever is sent, no answer is a 500. */
export function describeFuzz(requests: number): void {
  let server: WholeServer;
  let operations: Operation[];
  let headers: Record<string, string>;

  beforeAll(async () => {
    server = await openWholeServer();
    headers = await server.cookieOf('founder@example.com');
    const { paths } = (await server.app.inject('/api/openapi.json')).json<{
      paths: Record<string, Record<string, Described>>;
    }>();
    operations = Object.entries(paths)
      .filter(([path]) => !left.test(path))
      .flatMap(([path, methods]) =>
        // Each command's own address is read by the route of all commands, which is there too.
        Object.entries(methods)
          .filter(([, described]) => !('x-command' in described))
          .map(([method, described]) => ({
            ...described,
            path,
            method: method.toUpperCase(),
          })),
      );
  });
  afterAll(() => server.close());

  test(
    `[BAD1] ${requests} requests that are not as described never get a 500`,
    async () => {
      const seen = new Set<number>();
      await fc.assert(
        fc.asyncProperty(fc.nat(), fc.gen(), async (which, g) => {
          const {
            method,
            path,
            parameters = [],
            requestBody,
          } = operations[which % operations.length] as Operation;
          const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => placeOf(g, name));
          const query = new URLSearchParams();
          for (const { name, in: where } of parameters)
            if (where === 'query' && g(fc.boolean))
              query.set(
                name,
                g(() => inAddress.filter((text) => text.isWellFormed())),
              );
          const [content] = Object.values(requestBody?.content ?? {});
          const payload = requestBody && { payload: JSON.stringify(spoilt(g, content?.example ?? {})) };
          const { statusCode, body } = await server.app.inject({
            method: method as 'GET',
            url: `${url}?${query.toString()}`,
            headers: { ...headers, ...(payload && { 'content-type': 'application/json' }) },
            ...payload,
          });
          seen.add(statusCode);
          if (statusCode >= 500)
            throw new Error(
              `${method} ${url}?${query.toString()} ${payload?.payload.slice(0, 400) ?? ''}: ${statusCode} ${body.slice(0, 200)}`,
            );
        }),
        { numRuns: requests, seed: 20261123 },
      );
      // It got past the gate as well as being refused at it.
      expect([...seen]).toEqual(expect.arrayContaining([200, 404, 409, 422]));
    },
    30_000 + 50 * requests,
  );
}
