import { useLingui } from '@lingui/react/macro';
import { useFieldSentence } from '#views/kit/document/refusal-sentence.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useProductName } from '#views/kit/document/product-name.ts';
import { useQuantity } from '#views/kit/document/use-quantity.ts';
import { useOrderedQuantity } from '#views/kit/document/use-unit-name.ts';
import { Checkbox } from '#views/ui/checkbox.tsx';
import type { LineColumn } from '#views/ui/line-table-types.ts';
import { Select } from '#views/ui/select.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import type { Proposal } from './reorder-proposals.ts';
import type { Reorder } from './use-reorder.ts';

type Column = LineColumn<Proposal>;

/** Columns that are left out where they say nothing of any line, and what they say of one. [PO35] */
const spoken: Readonly<Record<string, (row: Proposal, text: string) => boolean>> = {
  drafts: ({ onDrafts }) => onDrafts !== 0,
  units: (_, text) => text !== '',
  // Its name is above the lines.
  supplier: ({ offers }) => offers.length > 1,
  minimum: (_, text) => text !== '–',
};

/** The columns of what is proposed for ordering from one supplier: ticked, counted and given another supplier. */
export function useReorderColumns(reorder: Reorder, rows: readonly Proposal[]): readonly Column[] {
  const columns = useAllColumns(reorder);
  return columns.filter(({ id, text }) => {
    const speaks = spoken[id];
    return !speaks || rows.some((row) => speaks(row, text(row)));
  });
}

function useAllColumns(reorder: Reorder): readonly Column[] {
  return [
    useTickColumn(reorder),
    ...useWhatColumns(),
    ...useHowColumns(reorder),
    ...useCostColumns(reorder),
    useLeadColumn(reorder),
  ];
}

function useTickColumn(reorder: Reorder): Column {
  const { t } = useLingui();
  const none = t`The product has no supplier that takes orders`;
  const labelOf = ({ product: { sku }, warehouse: { code } }: Proposal): string =>
    t`Order ${sku} for ${code}`;
  return {
    id: 'tick',
    header: t`Order it`,
    width: '4.5rem',
    text: () => '',
    input: (row) => (
      <span className="ui-lines-text">
        <Checkbox
          label={labelOf(row)}
          labelHidden
          checked={reorder.isTicked(row)}
          disabledReason={row.offers.length === 0 ? none : undefined}
          onChange={(ticked) => reorder.decide(row.id, { ticked })}
        />
      </span>
    ),
  };
}

function useWhatColumns(): readonly Column[] {
  const { t } = useLingui();
  const nameOf = useProductName();
  const sayQuantity = useQuantity();
  return [
    {
      id: 'product',
      header: t`Product`,
      wide: true,
      text: ({ product }) => `${product.sku} · ${nameOf(product)}`,
    },
    { id: 'warehouse', header: t`Warehouse`, width: '5.5rem', text: ({ warehouse }) => warehouse.code },
    {
      id: 'forecast',
      header: t`Projected stock`,
      align: 'end',
      width: '6rem',
      text: ({ product, forecast }) => sayQuantity(forecast, product),
    },
    {
      id: 'drafts',
      header: t`On drafts`,
      align: 'end',
      width: '5.5rem',
      text: ({ product, onDrafts }) => (onDrafts === 0 ? '–' : sayQuantity(onDrafts, product)),
    },
  ];
}

function useHowColumns(reorder: Reorder): readonly Column[] {
  const { t } = useLingui();
  const sentence = useFieldSentence();
  return [
    {
      id: 'quantity',
      header: t`Quantity`,
      align: 'end',
      width: '6rem',
      editable: true,
      inputMode: 'decimal',
      text: reorder.textOf,
      error: (row) => sentence(reorder.problemOf(row)),
    },
    useUnitsColumn(reorder),
    {
      id: 'supplier',
      header: t`Supplier`,
      width: '12rem',
      text: (row) => reorder.offerOf(row)?.name ?? t`No supplier`,
      input: (row, label) =>
        row.offers.length < 2 ? (
          <span className="ui-lines-text">{reorder.offerOf(row)?.name ?? t`No supplier`}</span>
        ) : (
          <Select
            label={label}
            size="sm"
            value={reorder.offerOf(row)?.supplier ?? null}
            options={row.offers.map(({ supplier, name }) => ({ value: supplier, label: name }))}
            onChange={(supplier) => reorder.decide(row.id, { supplier })}
          />
        ),
    },
  ];
}

/** The quantity in what it is bought in: `2 boxes = 24 pcs`; empty where that is the stock unit. [PO17] */
function useUnitsColumn(reorder: Reorder): Column {
  const { t } = useLingui();
  const say = useOrderedQuantity();
  const format = useFormat();
  return {
    id: 'units',
    header: t`Ordered in`,
    width: '9rem',
    text: (row) => {
      const orderedIn = reorder.offerOf(row)?.unit;
      const quantity = format.read(reorder.textOf(row), 3);
      return orderedIn && quantity ? say({ orderedIn }, quantity, row.product) : '';
    },
  };
}

/** The least that is sold of it and, for who may see costs, what it costs in the supplier's currency. [PO35] */
function useCostColumns(reorder: Reorder): readonly Column[] {
  const { t } = useLingui();
  const format = useFormat();
  const sayQuantity = useQuantity();
  const mayKnow = useModel().may('product.viewCost');
  const cost: Column = {
    id: 'cost',
    header: t`Cost`,
    align: 'end',
    width: '8rem',
    text: (row) => {
      const sum = reorder.costOf(row);
      const currency = reorder.offerOf(row)?.currency;
      return sum === null || currency === undefined ? '–' : format.money(sum, currency);
    },
  };
  return [
    {
      id: 'minimum',
      header: t`Minimum`,
      align: 'end',
      width: '6rem',
      text: (row) => {
        const minimum = reorder.offerOf(row)?.minimum ?? 0;
        return minimum === 0 ? '–' : sayQuantity(minimum, row.product);
      },
    },
    ...(mayKnow ? [cost] : []),
  ];
}

function useLeadColumn(reorder: Reorder): Column {
  const { t } = useLingui();
  const format = useFormat();
  return {
    id: 'lead',
    header: t`Lead time, days`,
    align: 'end',
    width: '7rem',
    text: (row) => {
      const days = reorder.offerOf(row)?.leadDays ?? 0;
      return days === 0 ? '–' : format.count(days);
    },
  };
}
