import { useState, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { PriceRow } from '#model/areas/sales/price/price.facts.ts';
import { usePriceTexts } from '#views/areas/products/product/use-price-texts.ts';
import { useDocumentName } from '#views/kit/document/document-name.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import type { ListColumn, ListDefinition } from '#views/kit/list/list-definition.ts';
import { useStateColumn } from '#views/kit/list/use-state-column.tsx';
import { useFieldColumn } from '#views/kit/records/field-list.ts';
import { RecordListPage } from '#views/kit/records/record-list.tsx';
import { Button } from '#views/ui/button.tsx';
import { BulkChangeDialog } from './bulk-change-dialog.tsx';
import { PricePanel } from './price-panel.tsx';
import { priceFields } from './price.fields.ts';
import { priceWords } from './price.look.ts';
import { usePricePages } from './use-price-pages.tsx';
import { usePriceTarget } from './use-price-target.ts';

/** The prices of all lists; one opens next to the list. */
export function PricesPage() {
  const targetOf = usePriceTarget();
  const called = useDocumentName();
  const { dialog, ...offers } = useBulkOffers();
  const list = (
    <RecordListPage<'price'>
      kind="price"
      words={priceWords}
      fields={priceFields}
      panel={PricePanel}
      within={usePricePages('')}
      own={{
        ...offers,
        columns: usePriceColumns(),
        text: (row) => `${targetOf(row)} ${called('priceList', row.list)}`.toLowerCase(),
        reads: ['product', 'category', 'priceList'],
        sorts: {
          target: (row) =>
            [targetOf(row), called('priceList', row.list), String(row.from).padStart(13, '0')].join(' '),
          list: (row) => called('priceList', row.list),
          from: ({ from }) => from,
        },
        defaultSort: { column: 'target', direction: 'ascending' },
      }}
    />
  );
  return (
    <>
      {list}
      {dialog}
    </>
  );
}

interface BulkOffers extends Pick<ListDefinition<PriceRow>, 'actions' | 'onSelected'> {
  readonly dialog: ReactNode;
}

/** Changes what the list shows, or what is ticked in it, at once; for those who may edit prices. */
function useBulkOffers(): BulkOffers {
  const { t } = useLingui();
  const mayEdit = useModel().may('price.edit');
  const [chosen, setChosen] = useState<readonly string[]>();
  if (!mayEdit) return { dialog: null };
  const label = t`Change prices`;
  const none = t`The list shows no prices.`;
  return {
    actions: (rows) => (
      <Button
        size="sm"
        icon="tags"
        data-testid="change-shown"
        {...(rows.length === 0 && { disabledReason: none })}
        onClick={() => setChosen(rows.map(({ id }) => id))}
      >
        {label}
      </Button>
    ),
    onSelected: (ids) => (
      <Button size="sm" icon="tags" data-testid="change-selected" onClick={() => setChosen(ids)}>
        {label}
      </Button>
    ),
    dialog: chosen && <BulkChangeDialog chosen={chosen} onClose={() => setChosen(undefined)} />,
  };
}

function usePriceColumns(): readonly ListColumn<PriceRow>[] {
  const { t } = useLingui();
  const targetOf = usePriceTarget();
  const { fromOf, amountOf } = usePriceTexts();
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
      cell: fromOf,
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
