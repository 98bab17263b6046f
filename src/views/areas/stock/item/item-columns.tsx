import { useLingui } from '@lingui/react/macro';
import { useModel, useRows } from '#views/kit/document/model-context.tsx';
import { StateBadges } from '#views/kit/document/state-badges.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useProductName } from '#views/kit/document/product-name.ts';
import { useQuantity } from '#views/kit/document/use-quantity.ts';
import type { ListColumn } from '#views/kit/list/list-definition.ts';
import { useStateWords } from '#views/kit/list/use-state-words.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { itemTotals, type ItemLine } from './item-figures.ts';
import { itemWords } from './item.messages.ts';

const levelOf = (line: ItemLine) => <StateBadges words={itemWords} state={line.level} />;
const siteOf = (line: ItemLine): string => line.warehouse?.code ?? '';
type Figure = 'onHand' | 'reserved' | 'free' | 'incoming' | 'outgoing';

/**
 * The columns of the stock list; zeros are muted, the value has a sum.
 * @param ofOneProduct quantities also have a sum
 */
export function useItemColumns(ofOneProduct = false): readonly ListColumn<ItemLine>[] {
  const { t } = useLingui();
  const nameOf = useProductName();
  const figure = useFigureColumn(ofOneProduct);
  const value = useValueColumn();
  const { say } = useStateWords(itemWords);
  const hasOneSite = useRows('warehouse').length < 2;
  return [
    { id: 'sku', header: t`SKU`, width: 118, cell: ({ product }) => product.sku },
    {
      id: 'name',
      header: t`Name`,
      width: { share: 3, min: 190 },
      cell: ({ product }) => nameOf(product),
      card: 'subtitle',
    },
    { id: 'warehouse', header: t`Warehouse`, width: 110, cell: siteOf, hidden: hasOneSite },
    figure('free', t`Free`, true),
    figure('onHand', t`On hand`),
    figure('reserved', t`Reserved`),
    figure('incoming', t`Incoming`),
    figure('outgoing', t`Outgoing`),
    value,
    {
      id: 'level',
      header: t`Level`,
      width: 152,
      cell: levelOf,
      value: (line) => say(line.level),
      card: 'aside',
    },
  ];
}

function useFigureColumn(hasSum: boolean) {
  const sayQuantity = useQuantity();
  const format = useFormat();
  return (id: Figure, header: string, withUnit = false): ListColumn<ItemLine> => ({
    id,
    header,
    width: withUnit ? 108 : 100,
    align: 'end',
    cell: (line) => {
      if (withUnit) return sayQuantity(line[id], line.product);
      return line[id] === 0 ? '' : format.quantity(line[id]);
    },
    value: (line) => line[id] / 1000,
    ...(hasSum && { sum: (lines) => format.quantity(itemTotals(lines)[id]) }),
  });
}

function useValueColumn(): ListColumn<ItemLine> {
  const { t } = useLingui();
  const format = useFormat();
  const { currency } = useCompany();
  return {
    id: 'value',
    header: t`Value`,
    hint: t`What is in warehouses, at cost. Goods in transit between them are not in it; the stock value has them.`,
    width: 108,
    align: 'end',
    hidden: !useModel().may('product.viewCost'),
    cell: (line) => (line.value ? format.moneyRounded(line.value, currency) : ''),
    value: (line) => (line.value === null ? null : line.value / 100),
    currency: () => currency,
    sum: (lines) => format.moneyRounded(itemTotals(lines).value ?? 0, currency),
  };
}
