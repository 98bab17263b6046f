import { useLingui } from '@lingui/react/macro';
import { importColumns } from 'virtual:import-columns';
import { kinds } from '#model/kinds.ts';
import { fieldLabel } from '#words/data-import-fields.words.ts';
import { textsOfKinds } from '#words/kinds.ts';
import type { PartProps } from './part-props.ts';
import { ArticleTable } from './article-table.tsx';
import { columnWords } from './import-column.messages.ts';
import { useText } from './use-text.ts';

/** The columns of a table that can be imported. */
export function ImportPart({ of }: PartProps) {
  const { t } = useLingui();
  const columns = importColumns[of];
  const wordsOf = useColumnWords(of);
  if (!columns) throw new Error(`no table is imported as ${of}`);
  const row = (name: string, needed: boolean) => (
    <tr key={name}>
      <td>
        <code>{name}</code>
      </td>
      <td>{needed ? t`Yes` : '–'}</td>
      <td>{wordsOf(name)}</td>
    </tr>
  );
  return (
    <ArticleTable label={t`Columns`} heads={[t`Column`, t`Required`, t`What it holds`]}>
      {columns.needed.map((name) => row(name, true))}
      {columns.optional.map((name) => row(name, false))}
    </ArticleTable>
  );
}

/** What a column holds; at least the name of its field. */
function useColumnWords(table: string): (column: string) => string {
  const { i18n } = useLingui();
  const say = useText();
  const kind = kinds.find(({ importedAs }) => importedAs === table)?.kind;
  const labels = textsOfKinds.get(kind ?? '')?.labels ?? {};
  return (column) => {
    const words = columnWords[column];
    if (words) return i18n._(words);
    const label = labels[column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())];
    return say(label ?? fieldLabel(table, column));
  };
}
