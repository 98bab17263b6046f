import { changedOperations } from './changed-operations.ts';
import type { Description } from './describe-commands.ts';

interface Answer {
  readonly content?: Readonly<Record<string, { readonly schema?: object }>>;
}

const example = { detail: 'The request is not valid JSON.', code: 'brokenJson' };

/** [OA24] Every operation that reads a body says how it answers one that cannot be read. */
export const withBrokenBodies = (description: Description): Description =>
  changedOperations(description, (operation) => {
    const responses = operation['responses'] as Readonly<Record<string, Answer>> | undefined; // as the transform makes it
    const { schema } = responses?.['422']?.content?.['application/json'] ?? {};
    if (operation['requestBody'] === undefined || !schema || responses?.['400']) return operation;
    const broken = {
      description: 'The body cannot be read.',
      content: { 'application/json': { schema, example } },
    };
    return { ...operation, responses: { 400: broken, ...responses } };
  });
