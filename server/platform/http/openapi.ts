import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Engine } from '#model/engine/engine.ts';

/** Describes every route that is registered after this, and every command there is, at `/api/openapi.json`. */
export async function describeApi(
  app: FastifyInstance,
  engine: Engine,
  sessionCookie: string,
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
    transform: jsonSchemaTransform,
  });
  const commands = commandSchemas(engine);
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => {
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

/** What the `data` of each command is made of, as `<kind>.<command>`; those of the system alone are left out. */
function commandSchemas(engine: Engine): Record<string, object> {
  const schemas: Record<string, object> = {};
  for (const type of engine.types.values())
    for (const [name, { schema, permission, mode }] of Object.entries(type.commands))
      if (permission !== null)
        schemas[`${type.kind}.${name}`] = {
          ...z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }),
          description: `Data of ${type.kind}.${name}: needs ${permission}, ${mode}.`,
        };
  return schemas;
}
