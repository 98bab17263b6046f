import type { Ability, Person } from '#model/engine/company-model.ts';
import { useModel } from '../document/model-context.tsx';
import { useAsync, type Async } from '#views/ui/use-async.ts';

/** Others who can do all of this, by name. [CM5] */
export function useAblePeople(...abilities: readonly Ability[]): Async<readonly Person[]> {
  const model = useModel();
  return useAsync(`able/${JSON.stringify(abilities)}`, async () => {
    const able = await Promise.all(abilities.map((ability) => model.peopleWho(ability)));
    const [first = [], ...others] = able;
    const isEverywhere = ({ user }: Person): boolean =>
      others.every((people) => people.some((one) => one.user === user));
    return first.filter((person) => person.user !== model.user && isEverywhere(person));
  });
}
