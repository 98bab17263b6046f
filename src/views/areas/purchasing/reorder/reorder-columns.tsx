import { useLingui } from '@lingui/react/macro';
import { useFieldSentence } from '#views/kit/document/refusal-sentence.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useProductName } from '#views/kit/document/product-name.ts';
import { useQuantity } from '#views/kit/document/use-quantity.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import { useOrderedQuantity } from '#views/kit/document/use-unit-name.ts';
import { Badge } from '#views/ui/badge.tsx';
import { Button } from '#views/ui/button.tsx';
import { Checkbox } from '#views/ui/checkbox.tsx';
import type { LineColumn } from '#views/ui/line-table-types.ts';
import { Select } from '#views/ui/select.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import type { ReorderRow } from './reorder-rows.ts';
import { useReasonSentence, useSourceName } from './reorder-words.ts';
import type { Reorder } from './use-reorder.ts';

type Column = LineColumn<ReorderRow>;

/** Columns that are left out where they say nothing of any line, and what they say of one. [PO35] */
const spoken: Readonly<Record<string, (row: ReorderRow, text: string) => boolean>> = {
  orderBy: ({ proposal }) => proposal.orderBy !== null,
  drafts: ({ proposal }) => proposal.onDrafts !== 0,
  units: (_, text) => text !== '',
  // Its name is above the lines.
  source: ({ sources }) => sources.length > 1,
  minimum: (_, text) => text !== '–',
  cost: (_, text) => text !== '–',
};

/** The columns of what is proposed from one source: ticked, counted, and had from another source. */
export function useReorderColumns(
  reorder: Reorder,
  rows: readonly ReorderRow[],
  onDetails: (row: ReorderRow) => void,
): readonly Column[] {
  const columns = [
    useTickColumn(reorder),
    ...useWhatColumns(),
    ...useWhyColumns(),
    ...useHowColumns(reorder),
    ...useCostColumns(reorder),
    useDetailsColumn(onDetails),
  ];
  return columns.filter(({ id, text }) => {
    const speaks = spoken[id];
    return !speaks || rows.some((row) => speaks(row, text(row)));
  });
}

function useTickColumn(reorder: Reorder): Column {
  const { t } = useLingui();
  const none = t`No supplier takes orders for it, no other warehouse can spare it, and it is not assembled`;
  const labelOf = ({ product: { sku }, warehouse: { code } }: ReorderRow): string =>
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
          disabledReason={row.sources.length === 0 ? none : undefined}
          onChange={(ticked) => reorder.decide(row.id, { ticked })}
        />
      </span>
    ),
  };
}

function useWhatColumns(): readonly Column[] {
  const { t } = useLingui();
  const nameOf = useProductName();
  return [
    {
      id: 'product',
      header: t`Product`,
      wide: true,
      text: ({ product }) => `${product.sku} · ${nameOf(product)}`,
    },
    { id: 'warehouse', header: t`Warehouse`, width: '5.5rem', text: ({ warehouse }) => warehouse.code },
  ];
}

/** Why it is proposed, and when it has to be ordered. [RPL1] [RPL8] */
function useWhyColumns(): readonly Column[] {
  const { t } = useLingui();
  const format = useFormat();
  const today = useToday();
  const quantityText = useQuantity();
  const reasonOf = useReasonSentence();
  const orderBy = ({ proposal }: ReorderRow): string => {
    if (proposal.orderBy === null) return '–';
    return proposal.orderBy <= today ? t`Now` : format.date(proposal.orderBy);
  };
  return [
    { id: 'why', header: t`Why`, width: '12rem', wide: true, text: reasonOf },
    {
      id: 'orderBy',
      header: t`Order by`,
      width: '7rem',
      text: orderBy,
      render: (row) =>
        (row.proposal.orderBy ?? '9') <= today ? (
          <Badge tone="warning" icon="clock">
            {orderBy(row)}
          </Badge>
        ) : (
          orderBy(row)
        ),
    },
    {
      id: 'drafts',
      header: t`On drafts`,
      align: 'end',
      width: '5.5rem',
      text: ({ product, proposal: { onDrafts } }) => (onDrafts === 0 ? '–' : quantityText(onDrafts, product)),
    },
  ];
}

function useHowColumns(reorder: Reorder): readonly Column[] {
  const { t } = useLingui();
  const sentence = useFieldSentence();
  const nameOf = useSourceName();
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
      id: 'source',
      header: t`From`,
      width: '13rem',
      text: (row) => nameOf(reorder.sourceOf(row)),
      input: (row, label) =>
        row.sources.length < 2 ? (
          <span className="ui-lines-text">{nameOf(reorder.sourceOf(row))}</span>
        ) : (
          <Select
            label={label}
            size="sm"
            value={reorder.sourceOf(row)?.key ?? null}
            options={row.sources.map((source) => ({ value: source.key, label: nameOf(source) }))}
            onChange={(source) => reorder.decide(row.id, { source })}
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
      const source = reorder.sourceOf(row);
      const orderedIn = source?.from === 'supplier' ? source.orderedIn : undefined;
      const quantity = format.read(reorder.textOf(row), 3);
      return orderedIn && quantity ? say({ orderedIn }, quantity, row.product) : '';
    },
  };
}

/** The least that is sold of it and, for who may see costs, what it costs in the supplier's currency. [PO35] */
function useCostColumns(reorder: Reorder): readonly Column[] {
  const { t } = useLingui();
  const format = useFormat();
  const quantityText = useQuantity();
  const mayKnow = useModel().may('product.viewCost');
  const cost: Column = {
    id: 'cost',
    header: t`Cost`,
    align: 'end',
    width: '8rem',
    text: (row) => {
      const sum = reorder.costOf(row);
      const currency = reorder.sourceOf(row)?.party?.currency;
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
        const source = reorder.sourceOf(row);
        const minimum = source?.from === 'supplier' ? source.minimum : 0;
        return minimum === 0 ? '–' : quantityText(minimum, row.product);
      },
    },
    ...(mayKnow ? [cost] : []),
  ];
}

/** What is behind a proposal, and putting it off. */
function useDetailsColumn(onDetails: (row: ReorderRow) => void): Column {
  const { t } = useLingui();
  return {
    id: 'details',
    header: t`Details`,
    width: '5rem',
    text: () => '',
    render: (row) => (
      <Button
        size="sm"
        variant="quiet"
        icon="chart"
        label={t`Details of ${row.product.sku} for ${row.warehouse.code}`}
        onClick={() => onDetails(row)}
      />
    ),
  };
}
