import { useLingui } from '@lingui/react/macro';
import { useAddress } from '#views/navigation/use-address.ts';
import { Button } from '#views/ui/button.tsx';

/** What figures are added up by, as the address has it: the first of the groups if it says nothing. */
export function useGroup<G extends string>(groups: readonly [G, ...G[]]): G {
  const [query] = useAddress();
  return groups.find((one) => one === query['by']) ?? groups[0];
}

interface GroupChoiceProps<G extends string> {
  readonly groups: readonly [G, ...G[]];
  readonly labels: Readonly<Record<G, string>>;
}

/** Chooses it. */
export function GroupChoice<G extends string>({ groups, labels }: GroupChoiceProps<G>) {
  const { t } = useLingui();
  const [, setQuery] = useAddress();
  const group = useGroup(groups);
  return (
    <div className="ui-row" role="group" aria-label={t`Added up`}>
      {groups.map((value) => (
        <Button
          key={value}
          size="sm"
          variant={value === group ? 'secondary' : 'quiet'}
          aria-pressed={value === group}
          data-testid={`by-${value}`}
          onClick={() => setQuery({ by: value === groups[0] ? undefined : value })}
        >
          {labels[value]}
        </Button>
      ))}
    </div>
  );
}
