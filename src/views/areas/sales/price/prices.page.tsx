import { useLingui } from '@lingui/react/macro';
import type { PriceRow } from '#model/areas/sales/price/price.facts.ts';
import { useDocumentName, useHeld } from '#views/kit/document/document-name.ts';
import { useCompany } from '#views/kit/document/use-company.ts';
import type { ListColumn } from '#views/kit/list/list-definition.ts';
import { useStateColumn } from '#views/kit/list/use-state-column.tsx';
import { useFieldColumn } from '#views/kit/records/field-list.ts';
import { RecordListPage } from '#views/kit/records/record-list.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { PricePanel } from './price-panel.tsx';
import { priceFields } from './price.fields.ts';
import { priceWords } from './price.look.ts';
import { usePricePages } from './use-price-pages.tsx';
import { usePriceTarget } from './use-price-target.ts';

/** The prices of all lists; one opens next to the list. */
export function PricesPage() {
  const targetOf = usePriceTarget();
  const called = useDocumentName();
  return (
    <RecordListPage<'price'>
      kind="price"
      words={priceWords}
      fields={priceFields}
      panel={PricePanel}
      within={usePricePages('')}
      own={{
        columns: usePriceColumns(),
        text: (row) => `${targetOf(row)} ${called('priceList', row.list)}`.toLowerCase(),
        reads: ['product', 'category', 'priceList'],
        sorts: {
          target: targetOf,
          list: (row) => called('priceList', row.list),
          from: ({ from }) => from,
        },
        defaultSort: { column: 'target', direction: 'ascending' },
      }}
    />
  );
}

function usePriceColumns(): readonly ListColumn<PriceRow>[] {
  const { t } = useLingui();
  const format = useFormat();
  const targetOf = usePriceTarget();
  const { unitOf, amountOf } = usePriceTexts();
  const column = useFieldColumn<PriceRow>(priceFields, (row) => row);
  const state = useStateColumn<PriceRow>(priceWords, { width: 120 });
  return [
    {
      id: 'target',
      header: t`Product or category`,
      width: { share: 4, min: 220 },
      cell: targetOf,
      value: targetOf,
      card: 'title',
    },
    column('list'),
    {
      id: 'from',
      header: t`From quantity`,
      width: 140,
      align: 'end',
      cell: (row) => `${format.quantity(row.from)} ${unitOf(row)}`,
      value: ({ from }) => from / 1_000,
    },
    {
      id: 'price',
      header: t`Price`,
      width: 140,
      align: 'end',
      cell: amountOf,
      value: ({ price }) => (price === null ? null : price / 10_000),
    },
    column('startsOn'),
    column('endsOn'),
    state,
  ];
}

/** What a price is for one of, and how much it is. */
function usePriceTexts() {
  const format = useFormat();
  const held = useHeld();
  const { currency } = useCompany();
  return {
    unitOf: ({ unit, product }: PriceRow): string =>
      unit ?? (product === null ? '' : (held('product', product)?.unit ?? '')),
    amountOf: (row: PriceRow): string =>
      row.price === null
        ? `− ${format.percent(row.discount ?? 0)}`
        : format.unitPrice(row.price, held('priceList', row.list)?.currency ?? currency),
  };
}
