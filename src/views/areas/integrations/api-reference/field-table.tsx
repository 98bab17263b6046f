import { useLingui } from '@lingui/react/macro';
import { ArticleTable } from '#views/kit/article/article-table.tsx';
import type { ReferenceField } from './reference-fields.ts';

interface FieldTableProps {
  readonly label: string;
  readonly fields: readonly ReferenceField[];
}

/** Fields with their types and units. */
export function FieldTable({ label, fields }: FieldTableProps) {
  const { t } = useLingui();
  return (
    <ArticleTable label={label} heads={[t`Field`, t`Type`, t`About`]}>
      {fields.map(({ path, type, isRequired, about }) => (
        <tr key={path}>
          <th scope="row">
            <code>{path}</code>
            {isRequired && <span title={t`Required`}> *</span>}
          </th>
          <td>
            <code>{type}</code>
          </td>
          <td>{about}</td>
        </tr>
      ))}
    </ArticleTable>
  );
}
