import { useLingui } from '@lingui/react/macro';
import { importColumns } from 'virtual:import-columns';
import type { PartProps } from './part-props.ts';
import { ArticleTable } from './article-table.tsx';
import { columnWords } from './import-column.messages.ts';

/** The columns of a table that can be imported. */
export function ImportPart({ of }: PartProps) {
  const { t, i18n } = useLingui();
  const columns = importColumns[of];
  if (!columns) throw new Error(`no table is imported as ${of}`);
  const row = (name: string, needed: boolean) => {
    const words = columnWords[name];
    return (
      <tr key={name}>
        <td>
          <code>{name}</code>
        </td>
        <td>{needed ? t`Yes` : '–'}</td>
        <td>{words && i18n._(words)}</td>
      </tr>
    );
  };
  return (
    <ArticleTable label={t`Columns`} heads={[t`Column`, t`Required`, t`What it holds`]}>
      {columns.needed.map((name) => row(name, true))}
      {columns.optional.map((name) => row(name, false))}
    </ArticleTable>
  );
}
