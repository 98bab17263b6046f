import { useLingui } from '@lingui/react/macro';
import { ArticleTable } from './article-table.tsx';
import type { PartProps } from './part-props.ts';
import { definitionOf, stateRows } from './kind-definition.ts';
import { useText } from './use-text.ts';

/** The states of a kind of document: what leads to each, and what can be done in it. */
export function StatesPart({ of }: PartProps) {
  const { t } = useLingui();
  const say = useText();
  const rows = stateRows(definitionOf(of));
  const hasRegions = rows.some(({ region }) => region !== null);
  const heads = [...(hasRegions ? [t`Part`] : []), t`State`, t`Reached by`, t`What can follow`];
  return (
    <ArticleTable label={t`States`} heads={heads}>
      {rows.map(({ id, name, region, reachedBy, allows }) => (
        <tr key={id}>
          {hasRegions && <td>{region && say(region)}</td>}
          <th scope="row">{say(name)}</th>
          <td>{reachedBy.map(say).join(', ') || '–'}</td>
          <td>{allows.map(say).join(', ') || t`Nothing: it stays so`}</td>
        </tr>
      ))}
    </ArticleTable>
  );
}
