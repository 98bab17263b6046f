import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { engine } from '#machines/registry.ts';
import { openWholeServer, type WholeServer } from '#server/testing/whole-server.ts';

const content = z.record(z.string(), z.looseObject({ example: z.unknown().optional(), schema: z.unknown() }));
const operation = z.looseObject({
  summary: z.string().optional(),
  tags: z.array(z.string()).optional(),
  security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
  requestBody: z.looseObject({ content }).optional(),
  responses: z.record(z.string(), z.looseObject({ content: content.optional() })),
});
const description = z.looseObject({
  components: z.looseObject({ schemas: z.record(z.string(), z.unknown()) }),
  paths: z.record(z.string(), z.record(z.string(), operation)),
});

let server: WholeServer;
let source: string;
let schemas: Readonly<Record<string, unknown>>;
let operations: { name: string; method: string; path: string; operation: z.output<typeof operation> }[];

beforeAll(async () => {
  server = await openWholeServer();
  source = (await server.app.inject('/api/openapi.json')).body;
  const { paths, components } = description.parse(JSON.parse(source));
  ({ schemas } = components);
  operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => {
      return { name: `${method.toUpperCase()} ${path}`, method, path, operation: one };
    }),
  );
});
afterAll(() => server.close());

/** A schema, or the one that it refers to. */
function resolved(schema: unknown): unknown {
  const { $ref }: { readonly $ref?: string } = { ...(schema as object | undefined) };
  return $ref === undefined ? schema : schemas[$ref.replace('#/components/schemas/', '')];
}

type Operation = (typeof operations)[number];
const lacking = (has: (one: Operation) => boolean): string[] =>
  operations.filter((one) => !has(one)).map(({ name }) => name);
const exampleIn = (one: { content?: z.output<typeof content> | undefined } | undefined): unknown =>
  Object.values(one?.content ?? {})[0]?.example;

/** Section 7 of the specification, verbatim. */
const specified = [
  'POST /api/auth/token/',
  'POST /api/auth/logout/',
  'POST /api/auth/switch-company/',
  'GET /api/auth/me/',
  'PATCH /api/auth/me/',
  'POST /api/core/users/change_password/',
  'GET /api/core/users/me/permissions/',
  'POST /api/auth/signup/',
  'POST /api/billing/registration-token/',
  'POST /api/billing/setup-intent/',
  'POST /api/billing/payment-methods/attach/',
  'GET /api/billing/public/plans/',
  'POST /api/auth/password/reset/',
  'POST /api/auth/password/reset/confirm/',
  'POST /api/auth/resend-verification/',
  'POST /api/auth/verify-email/',
  'GET /api/core/companies/{company}/',
  'PATCH /api/core/companies/{company}/',
  'PATCH /api/core/companies/{company}/company_settings/',
];

describe('the description of the API', () => {
  it('[OA1] holds every call that is specified', () => {
    const names = operations.map(({ name }) => name);
    expect(specified.filter((name) => !names.includes(name))).toEqual([]);
  });

  it('[OA1] says of every route what it does, under which heading', () => {
    expect(operations.length).toBeGreaterThan(30);
    expect(
      lacking(({ operation: { summary = '', tags = [] } }) => summary.length > 5 && tags.length === 1),
    ).toEqual([]);
    expect(lacking(({ path }) => path.endsWith('/'))).toEqual([]);
  });

  it('[OA1] shows an example of every body that is sent and of every answer', () => {
    expect(
      lacking(({ operation: { requestBody } }) => !requestBody || exampleIn(requestBody) !== undefined),
    ).toEqual([]);
    expect(
      lacking(({ operation: { responses } }) =>
        Object.entries(responses).every(
          ([status, one]) => ['204', '304'].includes(status) || exampleIn(one) !== undefined,
        ),
      ),
    ).toEqual([]);
  });

  it('[OA1] tells how each route fails: unreadable, without a session, too often, by another site', () => {
    const open = ({ operation: { security } }: Operation): boolean =>
      security?.some((way) => !('session' in way)) ?? false;
    const ofServer = ({ operation: { tags } }: Operation): boolean => tags?.[0] === 'operations';
    const fails = ({ operation: { responses } }: Operation, status: number): boolean =>
      `${status}` in responses;
    expect(lacking((one) => one.operation.requestBody === undefined || fails(one, 422))).toEqual([]);
    expect(
      lacking((one) => ofServer(one) || open(one) || one.operation.security?.length === 0 || fails(one, 401)),
    ).toEqual([]);
    expect(lacking((one) => ofServer(one) || one.method === 'get' || fails(one, 403))).toEqual([]);
    expect(
      lacking(({ path, operation: { responses } }) => !path.includes('{') || '404' in responses),
    ).toEqual([]);
  });

  it('[OA24] tells how a body that is broken is answered, and the form that files are sent in', () => {
    expect(
      lacking(({ operation: { requestBody, responses } }) => !requestBody || '400' in responses),
    ).toEqual([]);
    const uploads = operations.filter(
      ({ operation: { requestBody } }) => requestBody?.content['multipart/form-data'] !== undefined,
    );
    expect(uploads.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'POST /api/core/companies/{company}/imports/',
        'POST /api/core/companies/{company}/documents/{kind}/{document}/files/',
      ]),
    );
    for (const { operation: one } of uploads)
      expect(one.requestBody?.content['multipart/form-data']?.schema).toMatchObject({
        properties: { file: { type: 'string', format: 'binary' } },
        required: ['file'],
      });
  });

  it('[OA25] has nothing that a public linter finds', { timeout: 120_000 }, async () => {
    const { createConfig, lintFromString } = await import('@redocly/openapi-core');
    const config = await createConfig({
      extends: ['recommended'],
      rules: {
        'no-ambiguous-paths': 'error',
        'no-invalid-media-type-examples': 'error',
        'no-invalid-parameter-examples': 'error',
        'no-invalid-schema-examples': 'error',
        // A test above says which fail in which ways: what is public and takes nothing does not.
        'operation-4xx-response': 'off',
        // All of ours end so, as the specification has them.
        'no-path-trailing-slash': 'off',
        // A record of certain keys names them among its keys.
        'no-required-schema-properties-undefined': 'off',
        // What is public without an account is nobody's product, and the server is where it is.
        'info-license': 'off',
        'no-empty-servers': 'off',
        // Some routes answer with nothing but a refusal, or go elsewhere.
        'operation-2xx-response': 'off',
      },
    });
    const found = await lintFromString({ source, absoluteRef: 'openapi.json', config });
    const told = found.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer]);
    expect(told).toEqual([]);
  });

  it('[OA2] has every command at its own address, with its form and an example that fits it', () => {
    const own = new Map(
      operations.flatMap(({ path, operation: one }) => (one['x-command'] ? [[path, one]] : [])),
    );
    const wrong: unknown[] = [];
    let count = 0;
    for (const { kind, commands } of engine.types.values())
      for (const [command, { schema, permission }] of Object.entries(commands)) {
        const path = `/api/core/companies/{company}/documents/${kind}/{document}/${command}/`;
        expect([path, own.has(path)]).toEqual([path, permission !== null]);
        if (permission === null) continue;
        count += 1;
        const read = schema.safeParse((exampleIn(own.get(path)?.requestBody) as { data: unknown }).data);
        if (!read.success) wrong.push([path, read.error.issues]);
      }
    expect(count).toBeGreaterThan(200);
    expect(wrong).toEqual([]);
  });

  it('[OA2] has a name of its own for every operation', () => {
    const names = operations.map(({ operation: { operationId } }) => operationId);
    expect(names.filter((one) => !/^[a-z][A-Za-z0-9]+$/.test(String(one)))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });

  it('[OA3] is kept by what is read: its status is among those named, and its body fits the schema', async () => {
    const headers = await server.cookieOf('founder@example.com');
    const [{ id: company, warehouse } = { id: 0, warehouse: '' }] = server.companies;
    const filled = (path: string): string =>
      path
        .replace('{company}', String(company))
        .replace('{kind}', path.includes('/flows/') ? 'salesOrder' : 'warehouse')
        .replace('{document}', warehouse)
        .replace(/\{\w+\}/g, warehouse);
    const wrong: unknown[] = [];
    const answered = new Set<string>();
    for (const { name, method, path, operation: one } of operations) {
      if (method !== 'get' || path.endsWith('/events/')) continue;
      const answer = await server.app.inject({ url: filled(path), headers });
      const described = one.responses[answer.statusCode];
      if (!described) wrong.push([name, answer.statusCode]);
      const schema = resolved(described?.content?.['application/json']?.schema);
      const isJson = String(answer.headers['content-type']).startsWith('application/json');
      if (!isJson || schema === undefined) continue;
      const read = z
        .fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0])
        .safeParse(answer.json());
      if (!read.success) wrong.push([name, answer.statusCode, read.error.issues]);
      if (answer.statusCode === 200) answered.add(name);
    }
    expect(wrong).toEqual([]);
    expect(answered.size).toBeGreaterThan(25);
  });

  it('[OA1] gives examples that the routes themselves would read', async () => {
    const refused = [];
    for (const { name, method, path, operation: one } of operations) {
      // Each command's own address is read by the route of all commands.
      if (one['x-command']) continue;
      const example = exampleIn(one.requestBody);
      if (example === undefined) continue;
      const url = path.replace('{company}', '1').replace(/\{\w+\}/g, 'product');
      const answer = await server.app.inject({
        method: method.toUpperCase() as 'POST', // any of those with a body
        url,
        payload: example as object, // every body is an object
        remoteAddress: '10.9.0.1',
      });
      if (answer.json().code === 'invalid' || answer.statusCode === 500) refused.push([name, answer.body]);
    }
    expect(refused).toEqual([]);
  });

  it('[OA25] requires nothing of a body or a query that the routes themselves do without', async () => {
    const needless: unknown[] = [];
    const without = async (one: Operation, what: string, query: object, payload?: object): Promise<void> => {
      const url = one.path.replace('{company}', '1').replace(/\{\w+\}/g, 'product');
      const answer = await server.app.inject({
        method: one.method.toUpperCase() as 'POST', // any method that is described
        url,
        query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
        ...(payload && { payload }),
        remoteAddress: '10.9.0.2',
      });
      // An address that cannot be is answered before its body is read, and too many calls are, too.
      const isUnjudged = [404, 429].includes(answer.statusCode);
      if (answer.json().code !== 'invalid' && !isUnjudged) needless.push([one.name, what, answer.statusCode]);
    };
    for (const one of operations) {
      const { operation: described } = one;
      if (described['x-command']) continue;
      const body = described.requestBody?.content['application/json'];
      const { required = [] } = {
        ...(resolved(body?.schema) as { required?: readonly string[] } | undefined),
      };
      const example = { ...(body?.example as Record<string, unknown> | undefined) };
      for (const name of required) {
        const { [name]: _, ...others } = example;
        await without(one, name, {}, others);
      }
      const parameters = (described['parameters'] ?? []) as readonly Parameter[];
      for (const { name } of parameters.filter((parameter) => parameter.in === 'query' && parameter.required))
        await without(one, name, {}, body && example);
    }
    expect(needless).toEqual([]);
  });
});

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
}
