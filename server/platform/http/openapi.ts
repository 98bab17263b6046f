import swagger from '@fastify/swagger';
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { EVERY_MEMBER } from '#model/engine/document-type.ts';
import type { Engine } from '#model/engine/engine.ts';

/** Example requests and answers, by method and path (`GET /api/health/`), for routes whose schemas have none. */
export type RouteExamples = Readonly<Record<string, { readonly body?: unknown; readonly answer?: unknown }>>;

interface Readers {
  /** Name of the session's cookie. */
  readonly sessionCookie: string;
  /** Refuses everybody else. */
  readonly operators: onRequestAsyncHookHandler;
}

/** Serves a description of all routes registered after this call, and of all commands, at `/api/openapi.json`. */
export async function describeApi(
  app: FastifyInstance,
  engine: Engine,
  { sessionCookie, operators }: Readers,
  examples: RouteExamples,
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Lagra',
        version: '1',
        description:
          'Quantities are thousandths of the stock unit, unit prices ten-thousandths of the currency unit, money minor units, percentages basis points. Errors are `{ detail, code, fields? }`.',
      },
      components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: sessionCookie } } },
      security: [{ session: [] }],
    },
    transform: (input) => withExamples(jsonSchemaTransform(input), input.route.method, examples),
  });
  const commands = commandSchemas(engine);
  app.get('/api/openapi.json', { onRequest: operators, schema: { hide: true } }, async () => {
    const document = app.swagger();
    const schemas = 'components' in document ? document.components?.schemas : {};
    return {
      ...document,
      components: {
        ...('components' in document ? document.components : {}),
        schemas: { ...schemas, ...commands },
      },
    };
  });
}

type Described = ReturnType<typeof jsonSchemaTransform>;

function withExamples({ schema, url }: Described, method: string | string[], all: RouteExamples): Described {
  const examples = all[`${[method].flat()[0] ?? ''} ${url}`];
  if (!examples) return { schema, url };
  const { body, response } = schema as { body?: object; response?: Record<string, object> }; // as the transform makes it
  const answered = { ...response, 200: { ...response?.['200'], examples: [examples.answer] } };
  return {
    url,
    schema: {
      ...schema,
      ...(body && { body: { ...body, examples: [examples.body] } }),
      response: answered,
    },
  };
}

/** The `data` schema of each command, as `<kind>.<command>`; those of the system are left out. */
function commandSchemas(engine: Engine): Record<string, object> {
  const schemas: Record<string, object> = {};
  for (const type of engine.types.values())
    for (const [name, { schema, permission, mode }] of Object.entries(type.commands))
      if (permission !== null)
        schemas[`${type.kind}.${name}`] = {
          ...z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }),
          description: `Data of ${type.kind}.${name}: ${asked(permission)}, ${mode}.`,
        };
  return schemas;
}

const asked = (permission: string): string =>
  permission === EVERY_MEMBER ? 'open to every member' : `needs ${permission}`;
