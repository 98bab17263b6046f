import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import type { FastifyContextConfig, FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { closedTags } from '#server/platform/http/closed-tags.ts';
import type { Engine } from '#model/engine/engine.ts';
import type { Endpoint } from '#model/api/endpoint.ts';
import { withBrokenBodies } from './broken-bodies.ts';
import { withSharedAnswers } from './shared-answers.ts';
import { withWholeExamples } from './whole-examples.ts';
import { operationName, withCommands, type Description } from './describe-commands.ts';

interface Readers {
  /** Name of the session's cookie. */
  readonly sessionCookie: string;
  /** Refuses everybody else. */
  readonly readers: onRequestAsyncHookHandler;
}

/** Serves a description of all routes registered after this call, and of all commands, at `/api/openapi.json`. */
export async function describeApi(
  app: FastifyInstance,
  engine: Engine,
  { sessionCookie, readers }: Readers,
): Promise<void> {
  const examples = new Map<string, unknown>();
  await app.register(swagger, {
    openapi: introduction(sessionCookie),
    transform: (input) => {
      const described = describedRoute(input);
      const answer = input.route.config?.endpoint?.example?.answer;
      if (answer !== undefined) examples.set(`${methodOf(input.route)} ${described.url}`, answer);
      return described;
    },
  });
  app.get('/api/openapi.json', { onRequest: readers, schema: { hide: true } }, async () => {
    const { paths = {}, components = {}, ...document } = app.swagger() as unknown as Partial<Description>; // as @fastify/swagger makes it
    return {
      ...document,
      ...withSharedAnswers(
        withBrokenBodies(withCommands(engine, withWholeExamples({ paths, components }, examples))),
      ),
    };
  });
}

/** What the description says before its paths. */
const introduction = (sessionCookie: string): NonNullable<FastifyDynamicSwaggerOptions['openapi']> => ({
  openapi: '3.1.0',
  info: {
    title: 'Lagra',
    version: '1',
    description:
      'Quantities are thousandths of the stock unit, unit prices ten-thousandths of the currency unit, money minor units, percentages basis points. Errors are `{ detail, code, fields? }`.',
  },
  components: {
    securitySchemes: {
      session: { type: 'apiKey', in: 'cookie', name: sessionCookie },
      apiClient: {
        type: 'http',
        scheme: 'bearer',
        description: 'The secret of an API client, lagra_live_….',
      },
    },
  },
  security: [{ session: [] }, { apiClient: [] }],
});

type Described = ReturnType<typeof jsonSchemaTransform>;

interface Route {
  readonly method: string | string[];
  readonly config?: FastifyContextConfig | undefined;
}

const methodOf = ({ method }: Route): string => [method].flat()[0] ?? '';

function describedRoute(
  input: Parameters<typeof jsonSchemaTransform>[0] & { readonly route: Route },
): Described {
  const endpoint = input.route.config?.endpoint;
  const described = jsonSchemaTransform(input);
  return named(
    endpoint ? withEndpoint(withFile(described, endpoint), endpoint) : described,
    methodOf(input.route),
  );
}

/** With a name, and for people alone where it is closed to API clients. */
function named({ schema, url }: Described, method: string): Described {
  const { tags = [], security }: { readonly tags?: readonly string[]; readonly security?: unknown } = schema;
  const isClosed = tags.some((tag) => closedTags.includes(tag)) && security === undefined;
  const operationId = operationName(method, url);
  return { url, schema: { ...schema, operationId, ...(isClosed && { security: [{ session: [] }] }) } };
}

/** With the form that a file is sent in: routes read it as it comes, so that no schema of theirs has it. [OA24] */
function withFile({ schema, url }: Described, { form }: Endpoint): Described {
  if (!form) return { schema, url };
  const fields = Object.entries(form).map(([name, description]) => [name, { type: 'string', description }]);
  const body = {
    type: 'object',
    properties: { ...Object.fromEntries(fields), file: { type: 'string', format: 'binary' } },
    required: ['file'],
    examples: [{ file: 'the content of the file' }],
  };
  return { schema: { ...schema, consumes: ['multipart/form-data'], body } as typeof schema, url };
}

/** With who may ask, as `x-access`, and with its examples. */
function withEndpoint({ schema, url }: Described, { access, example = {} }: Endpoint): Described {
  const { body, response } = schema as { body?: object; response?: Record<string, object> }; // as the transform makes it
  const answered = example.answer !== undefined && {
    response: { ...response, 200: { ...response?.['200'], examples: [example.answer] } },
  };
  const sent = body && example.body !== undefined && { body: { ...body, examples: [example.body] } };
  const described = { ...schema, ...sent, ...answered, 'x-access': access };
  return { url, schema: described };
}
