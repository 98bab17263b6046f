import type { Description } from './describe-commands.ts';

interface Answer {
  readonly content?: Readonly<Record<string, { readonly schema?: object }>>;
}

const example = { detail: 'The request is not valid JSON.', code: 'brokenJson' };

/** [OA24] Every operation that reads a body says how it answers one that cannot be read. */
export function withBrokenBodies({ paths, ...rest }: Description): Description {
  const described = Object.entries(paths).map(([path, methods]) => [
    path,
    Object.fromEntries(
      Object.entries(methods).map(([method, operation]) => {
        const responses = operation['responses'] as Readonly<Record<string, Answer>> | undefined; // as the transform makes it
        const { schema } = responses?.['422']?.content?.['application/json'] ?? {};
        if (operation['requestBody'] === undefined || !schema || responses?.['400'])
          return [method, operation];
        const broken = {
          description: 'The body cannot be read.',
          content: { 'application/json': { schema, example } },
        };
        return [method, { ...operation, responses: { 400: broken, ...responses } }];
      }),
    ),
  ]);
  return { ...rest, paths: Object.fromEntries(described) };
}
