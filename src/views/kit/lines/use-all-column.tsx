import { useLingui } from '@lingui/react/macro';
import { Button } from '#views/ui/button.tsx';
import type { LineColumn } from '#views/ui/line-table-types.ts';

interface AllOf<Row> {
  /** What a line is called, for the button's own name. */
  readonly name: (row: Row) => string;
  /** Puts the whole quantity of a line into its field. */
  readonly onAll: (row: Row) => void;
}

/** [DP27] A button per line for all of its quantity, in a dialog that asks for one. */
export function useAllColumn<Row>({ name, onAll }: AllOf<Row>): LineColumn<Row> {
  const { t } = useLingui();
  return {
    id: 'all',
    header: '',
    width: '4rem',
    text: () => '',
    render: (row) => (
      <Button size="sm" data-testid="all-of-line" label={t`All of ${name(row)}`} onClick={() => onAll(row)}>
        {t({ message: 'All', context: 'the whole quantity of a line' })}
      </Button>
    ),
  };
}
