import { figureColumn } from '#views/kit/list/figure-column.ts';
import { useLingui } from '@lingui/react/macro';
import type { DocumentWords } from '#views/kit/document/document-words.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useToday } from '#views/kit/document/use-today.ts';
import type { ListColumn } from '#views/kit/list/list-definition.ts';
import { useStateColumn } from '#views/kit/list/use-state-column.tsx';
import { usePartyCategories } from '../party-category/use-party-categories.ts';
import { useFieldColumn } from '#views/kit/records/field-list.ts';
import type { AnyFields } from '#views/kit/records/record-field.ts';
import { useTagColumn } from '#views/kit/list/use-tag-column.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { countryName } from '#i18n/country.ts';
import type { PartyFigures, PartyRow } from './party-row.ts';

/** A party's identity, location and state. */
export function usePartyColumns(words: DocumentWords, fields: AnyFields): readonly ListColumn<PartyRow>[] {
  const { t, i18n } = useLingui();
  const { pathOf } = usePartyCategories(words.kind === 'supplier' ? 'supplier' : 'customer');
  const column = useFieldColumn<PartyRow>(fields, (row) => row);
  const place = ({ addresses: { billing } }: PartyRow): string =>
    [billing.city, countryName(billing.country, i18n.locale)].filter(Boolean).join(', ');
  return [
    column('name'),
    column('number'),
    { id: 'city', header: t`Place`, width: { share: 2, min: 150 }, cell: place },
    // Suppliers have enough other columns.
    {
      ...column('category'),
      width: 170,
      cell: (row) => pathOf(row.category) || '–',
      extra: words.kind === 'supplier',
    },
    useStateColumn(words, { width: 120 }),
    useTagColumn(),
  ];
}

/** The day of the last order, for those who may see the orders. */
export function useLatestColumn<R extends PartyRow>(figures: PartyFigures, orders: string): ListColumn<R> {
  const { t } = useLingui();
  const format = useFormat();
  const today = useToday();
  const latest = ({ id }: R): string | null => figures.get(id)?.latest ?? null;
  const cell = (row: R): string => {
    const day = latest(row);
    return day ? format.listed(day, today) : '';
  };
  return {
    ...figureColumn('latest', t`Last order`, 130, cell, latest),
    hidden: !useModel().may(`${orders}.view`),
  };
}
