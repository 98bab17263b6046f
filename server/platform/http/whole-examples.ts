import { changedOperations } from './changed-operations.ts';
import type { Description } from './describe-commands.ts';

/** Answers by method and path, as routes have it. */
type Examples = ReadonlyMap<string, unknown>;
type Media = Readonly<Record<string, { readonly example?: unknown }>>;

/** Examples as they were written: on its way through the description, a member that is called `definitions` is lost. */
export const withWholeExamples = (description: Description, examples: Examples): Description =>
  changedOperations(description, (operation, path, method) => {
    const route = `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
    const answer = examples.get(route);
    const responses = operation['responses'] as Readonly<Record<string, { readonly content?: Media }>>; // as it is described
    const done = responses['200'];
    if (answer === undefined || !done?.content) return operation;
    const content = Object.fromEntries(
      Object.entries(done.content).map(([type, media]) => [type, { ...media, example: answer }]),
    );
    return { ...operation, responses: { ...responses, 200: { ...done, content } } };
  });
