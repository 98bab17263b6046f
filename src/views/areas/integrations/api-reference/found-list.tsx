import { useLingui } from '@lingui/react/macro';
import { usePaths } from '#views/navigation/use-paths.ts';
import { commandRows, definitionOf } from '#views/kit/article/kind-definition.ts';
import { useText } from '#views/kit/article/use-text.ts';
import { UiLink } from '#views/ui/ui-link.tsx';
import { shownKind } from '#words/kind-names.ts';
import { foundIn, type Found } from './reference-search.ts';

/** What a search finds, each leading to its place. [APR2] */
export function FoundList({ search }: { readonly search: string }) {
  const { t } = useLingui();
  const say = useText();
  const paths = usePaths();
  const found = foundIn(search);
  if (found.length === 0) return <p className="ui-faint">{t`Nothing in the reference matches.`}</p>;
  const nameOf = ({ kind, command }: Found): string => {
    const one = shownKind(kind)?.one;
    const row = commandRows(definitionOf(kind)).find((its) => its.command === command);
    return [one && say(one), row && say(row.name)].filter(Boolean).join(': ');
  };
  return (
    <ul className="api-found" aria-label={t`Found`}>
      {found.map((one) => {
        const { kind, command, part } = one;
        const query = command === null ? `kind=${kind}` : `kind=${kind}&command=${command}`;
        return (
          <li key={`${kind} ${command ?? ''} ${part ?? ''}`}>
            <UiLink to={paths.to(`/apps/integrations/api-clients/reference?${query}`)}>{nameOf(one)}</UiLink>{' '}
            <code>{part ?? (command === null ? kind : `${kind}.${command}`)}</code>
          </li>
        );
      })}
    </ul>
  );
}
