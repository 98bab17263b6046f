import { memo } from 'react';
import { useLingui } from '@lingui/react/macro';
import { ButtonMenu } from '#views/ui/button-menu.tsx';
import type { Sort } from '#views/ui/data-list-types.ts';
import { usePhone } from '#views/ui/use-media-query.ts';
import type { ListColumn } from './list-definition.ts';

interface SortMenuProps<L> {
  readonly columns: readonly ListColumn<L>[];
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
}

/** Sort order of a list whose rows are cards: they have no column headers to press. */
export const SortMenu = memo(Menu) as typeof Menu;

function Menu<L>({ columns, sort, onSort }: SortMenuProps<L>) {
  const { t } = useLingui();
  if (!usePhone()) return null;
  const isUp = sort.direction === 'ascending';
  const pick = (column: string): void => {
    const other = isUp ? ('descending' as const) : ('ascending' as const);
    onSort({ column, direction: column === sort.column ? other : 'ascending' });
  };
  return (
    <ButtonMenu
      label={t`Sort`}
      icon={isUp ? 'sortUp' : 'sortDown'}
      size="sm"
      variant="quiet"
      items={columns
        .filter(({ sortable }) => sortable)
        .map(({ id, header }) => ({
          id,
          label: header,
          checked: id === sort.column,
          hint: id !== sort.column ? undefined : isUp ? t`Ascending` : t`Descending`,
          onSelect: () => pick(id),
        }))}
    />
  );
}
