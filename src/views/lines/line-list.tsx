import { useLingui } from '@lingui/react/macro';
import { LineTable } from '../ui/line-table.tsx';
import type { LineTableProps } from '../ui/line-table-types.ts';
import { Panel } from '../ui/panel.tsx';

interface LineListProps<L> extends Pick<LineTableProps<L>, 'columns' | 'totals'> {
  readonly title?: string;
  readonly lines: readonly L[];
}

/** The lines of a document, read-only. */
export function LineList<L extends { readonly id: string }>({ title, lines, ...table }: LineListProps<L>) {
  const { t } = useLingui();
  return (
    <Panel flush title={title}>
      <LineTable
        {...table}
        readOnly
        label={t`Lines`}
        rows={lines}
        rowId={(line) => line.id}
        onCell={() => {}}
      />
    </Panel>
  );
}
