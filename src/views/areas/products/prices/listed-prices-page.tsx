import { useState, type ComponentProps, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { ListedPriceRow } from '#model/areas/products/prices/listed-price.facts.ts';
import type { PriceSide } from '#model/areas/products/prices/price-side.ts';
import type { Rows } from '#model/engine/rows.ts';
import type { DocumentWords } from '#views/kit/document/document-words.ts';
import { useDocumentName } from '#views/kit/document/document-name.ts';
import { Still, useModel } from '#views/kit/document/model-context.tsx';
import type { ListColumn, ListDefinition } from '#views/kit/list/list-definition.ts';
import { useStateColumn } from '#views/kit/list/use-state-column.tsx';
import { useFieldColumn } from '#views/kit/records/field-list.ts';
import type { AnyFields } from '#views/kit/records/record-field.ts';
import { RecordListPage } from '#views/kit/records/record-list.tsx';
import { Button } from '#views/ui/button.tsx';
import { BulkChangeDialog } from './bulk-change-dialog.tsx';
import { usePriceSide } from '#views/areas/products/product/price-side.tsx';
import { usePricePages } from './use-price-pages.tsx';
import { usePriceTarget } from './use-price-target.ts';
import { usePriceTexts } from '#views/areas/products/product/use-price-texts.ts';

interface PricesPageProps<K extends PriceSide['price']> extends Pick<
  ComponentProps<typeof RecordListPage<K>>,
  'kind' | 'words' | 'fields' | 'panel'
> {
  /** Further fields with columns. */
  readonly more?: readonly string[];
}

/** The prices of all lists of a side; one opens next to the list. */
export function ListedPricesPage<K extends PriceSide['price']>({ more = [], ...of }: PricesPageProps<K>) {
  const side = usePriceSide();
  const targetOf = usePriceTarget();
  const called = useDocumentName();
  const { dialog, ...offers } = useBulkOffers();
  const columns = usePriceColumns(of.words, of.fields, more);
  const own: Partial<ListDefinition<ListedPriceRow>> = {
    ...offers,
    columns,
    text: (row) => `${targetOf(row)} ${called(side.list, row.list)} ${codeOf(row)}`.toLowerCase(),
    reads: ['product', 'category', side.list],
    sorts: {
      target: (row) =>
        [targetOf(row), called(side.list, row.list), String(row.from).padStart(13, '0')].join(' '),
      list: (row) => called(side.list, row.list),
      from: ({ from }) => from,
    },
    defaultSort: { column: 'target', direction: 'ascending' },
  };
  return (
    <>
      <Still while={dialog !== undefined}>
        <RecordListPage<K>
          {...of}
          within={usePricePages('')}
          own={own as unknown as Partial<ListDefinition<Rows[K]>>} // the rows of either side are listed prices
        />
      </Still>
      {dialog}
    </>
  );
}

/** The supplier's code, where the side has one. */
const codeOf = (row: ListedPriceRow): string => ('code' in row ? String(row.code) : '');

interface BulkOffers extends Pick<ListDefinition<ListedPriceRow>, 'actions' | 'onSelected'> {
  readonly dialog: ReactNode;
}

/** Changes what the list shows, or what is ticked in it, at once; for those who may edit prices. */
function useBulkOffers(): BulkOffers {
  const { t } = useLingui();
  const { price } = usePriceSide();
  const mayEdit = useModel().may(`${price}.edit`);
  const [chosen, setChosen] = useState<readonly string[]>();
  if (!mayEdit) return { dialog: undefined };
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

function usePriceColumns(
  words: DocumentWords,
  fields: AnyFields,
  more: readonly string[],
): readonly ListColumn<ListedPriceRow>[] {
  const { t } = useLingui();
  const targetOf = usePriceTarget();
  const column = useFieldColumn<ListedPriceRow>(fields, (row) => row);
  const state = useStateColumn<ListedPriceRow>(words, { width: 120 });
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
    ...useFigureColumns(),
    ...more.map(column),
    column('startsOn'),
    column('endsOn'),
    state,
  ];
}

/** From which quantity a price holds, and what it is: empty for who may not see it. */
function useFigureColumns(): readonly ListColumn<ListedPriceRow>[] {
  const { t } = useLingui();
  const { fromOf, amountOf } = usePriceTexts();
  return [
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
      value: ({ price }) => (typeof price === 'number' ? price / 10_000 : null),
    },
  ];
}
