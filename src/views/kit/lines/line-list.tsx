import { useLingui } from '@lingui/react/macro';
import { LineTable } from '#views/ui/line-table.tsx';
import type { LineTableProps } from '#views/ui/line-table-types.ts';
import { Panel, type PanelProps } from '#views/ui/panel.tsx';

interface LineListProps<L>
  extends Pick<LineTableProps<L>, 'columns' | 'totals' | 'foot'>, Pick<PanelProps, 'actions'> {
  readonly title?: string;
  readonly lines: readonly L[];
}

/** The lines of a document, read-only. */
export function LineList<L extends { readonly id: string }>(props: LineListProps<L>) {
  const { title, lines, actions, ...table } = props;
  const { t } = useLingui();
  return (
    <Panel flush title={title} actions={actions}>
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
