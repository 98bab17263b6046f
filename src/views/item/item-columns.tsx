import { useLingui } from '@lingui/react/macro';
import { useModel } from '../document/model-context.tsx';
import { StateBadges } from '../document/state-badges.tsx';
import { useCompany } from '../document/use-company.ts';
import { useProductName } from '../product/product-name.ts';
import { unitWords } from '../product/product.messages.ts';
import type { Column } from '../ui/data-list-types.ts';
import { useFormat } from '../ui/use-format.ts';
import { itemTotals, type ItemLine } from './item-figures.ts';
import { itemWords } from './item.messages.ts';

const levelOf = (line: ItemLine) => <StateBadges words={itemWords} state={line.level} />;
const siteOf = (line: ItemLine): string => line.warehouse?.name ?? '';
type Figure = 'onHand' | 'reserved' | 'free' | 'incoming' | 'outgoing';

/** The columns of the list of stock; zeros stay quiet, the value has its sum. */
export function useItemColumns(rows: readonly ItemLine[]): readonly Column<ItemLine>[] {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const nameOf = useProductName();
  const { currency } = useCompany();
  const hidden = !useModel().may('product.viewCost');
  const figure = (id: Figure, header: string, unit = false): Column<ItemLine> => ({
    id,
    header,
    width: unit ? 120 : 100,
    align: 'end',
    sortable: true,
    cell: (line) =>
      line[id] === 0 && !unit
        ? ''
        : format.quantity(line[id], unit ? i18n._(unitWords[line.product.unit]) : undefined),
  });
  return [
    { id: 'sku', header: t`SKU`, width: 140, sortable: true, cell: ({ product }) => product.sku },
    {
      id: 'name',
      header: t`Name`,
      width: { share: 3, min: 180 },
      sortable: true,
      cell: ({ product }) => nameOf(product),
      card: 'subtitle',
    },
    { id: 'warehouse', header: t`Warehouse`, width: { share: 1, min: 120 }, sortable: true, cell: siteOf },
    figure('free', t`Free`, true),
    figure('onHand', t`On hand`),
    figure('reserved', t`Reserved`),
    figure('incoming', t`Incoming`),
    figure('outgoing', t`Outgoing`),
    {
      id: 'value',
      header: t`Value`,
      width: 130,
      align: 'end',
      sortable: true,
      hidden,
      cell: (line) => (line.value ? format.moneyRounded(line.value, currency) : ''),
      total: format.moneyRounded(itemTotals(rows).value ?? 0, currency),
    },
    { id: 'level', header: t`Level`, width: 160, cell: levelOf, card: 'aside' },
  ];
}
