import { changedOperations } from './changed-operations.ts';
import type { Description } from './describe-commands.ts';

interface Answer {
  readonly content?: Readonly<Record<string, { readonly schema?: object }>>;
}
type Answers = Readonly<Record<string, Answer>>;

/**
 * Answers that many operations share, as schemas with a name: what is wrong, and what a command has done. A description
 * without them would be five times as long, and so would clients that are made of it.
 */
export function withSharedAnswers(description: Description): Description {
  const { paths, components } = description;
  const shared = new Map<string, string>();
  const schemas: Record<string, object> = {};
  const share = (name: string, { content }: Answer = {}): void => {
    const { schema } = content?.['application/json'] ?? {};
    if (!schema) return;
    shared.set(JSON.stringify(schema), name);
    schemas[name] = schema;
  };
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  const command = operations.find((one) => 'x-command' in one)?.['responses'] as Answers | undefined;
  share('problem', command?.['409']);
  share('commandDone', command?.['200']);
  const named = (answer: Answer): Answer => ({
    ...answer,
    ...(answer.content && {
      content: Object.fromEntries(
        Object.entries(answer.content).map(([type, media]) => {
          const name = shared.get(JSON.stringify(media.schema));
          return [
            type,
            name === undefined ? media : { ...media, schema: { $ref: `#/components/schemas/${name}` } },
          ];
        }),
      ),
    }),
  });
  const allNamed = (answers: Answers): Answers =>
    Object.fromEntries(Object.entries(answers).map(([status, answer]) => [status, named(answer)]));
  return {
    ...changedOperations(description, (one) => ({
      ...one,
      responses: allNamed((one['responses'] ?? {}) as Answers),
    })),
    components: { ...components, schemas: { ...(components['schemas'] as object | undefined), ...schemas } },
  };
}
