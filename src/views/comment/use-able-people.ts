import type { Ability, Person } from '#model/engine/company-model.ts';
import { useModel } from '../document/model-context.tsx';
import { useAsync, type Async } from '../ui/use-async.ts';

/** Others who can do something, by name. [CM5] */
export function useAblePeople(ability: Ability): Async<readonly Person[]> {
  const model = useModel();
  return useAsync(`able/${JSON.stringify(ability)}`, async () => {
    const people = await model.peopleWho(ability);
    return people.filter(({ user }) => user !== model.user);
  });
}
