import type { Commentable, Mention } from '#model/comment/comment.facts.ts';
import { useModel } from '../document/model-context.tsx';
import { useAsync } from '#views/ui/use-async.ts';

const nobody: readonly Mention[] = [];

/** Others who may be mentioned on documents of a kind; empty while the server cannot be reached. */
export function usePeople(kind: Commentable): readonly Mention[] {
  const model = useModel();
  const people = useAsync(`people/${kind}`, () => model.peopleWho({ kind }));
  return people.status === 'ready' ? people.value.filter(({ user }) => user !== model.user) : nobody;
}
