import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { BalanceRow } from '#model/stock/stock.tables.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { ButtonMenu } from '#views/ui/button-menu.tsx';
import type { Column } from '#views/ui/data-list-types.ts';
import type { MenuItem } from '#views/ui/menu-item.ts';
import { HoldDialog, mostOf, type Holding } from './hold-dialog.tsx';

interface Asked {
  readonly row: BalanceRow;
  readonly type: Holding;
}

/**
 * A column with what can be put on hold and taken off it, for those who may, and the dialog that it opens.
 * @param balanceOf the stock of a row
 */
export function useHolding<Row>(balanceOf: (row: Row) => BalanceRow) {
  const { t } = useLingui();
  const model = useModel();
  const [asked, setAsked] = useState<Asked | null>(null);
  const labels: Readonly<Record<Holding, string>> = {
    holdStock: t`Put on hold…`,
    freeStock: t`Take off hold…`,
  };
  const itemOf = (row: BalanceRow, type: Holding): readonly MenuItem[] =>
    mostOf(row, type) > 0
      ? [
          {
            id: type,
            label: labels[type],
            icon: type === 'holdStock' ? 'hand' : 'lockOpen',
            onSelect: () => setAsked({ row, type }),
          },
        ]
      : [];
  const column: Column<Row> = {
    id: 'hold',
    header: '',
    width: 56,
    cell: (of) => {
      const row = balanceOf(of);
      const items = [...itemOf(row, 'holdStock'), ...itemOf(row, 'freeStock')];
      if (row.warehouse === null || items.length === 0) return '';
      const place = model.replica.view.get('location', row.location)?.code ?? '';
      return <ButtonMenu size="sm" variant="quiet" label={t`Hold in ${place}`} items={items} />;
    },
  };
  return {
    columns: model.may('location.hold') ? [column] : [],
    dialog: asked && <HoldDialog {...asked} onClose={() => setAsked(null)} />,
  };
}
