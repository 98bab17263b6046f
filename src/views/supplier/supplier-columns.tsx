import { useLingui } from '@lingui/react/macro';
import type { SupplierRow } from '#model/supplier/supplier.events.ts';
import { useModel } from '../document/model-context.tsx';
import { StateBadges } from '../document/state-badges.tsx';
import { countryName } from '../party/countries.ts';
import type { CellValue, ListColumn } from '../list/list-definition.ts';
import { useStateWords } from '../list/use-state-words.ts';
import { useFormat } from '../ui/use-format.ts';
import type { SupplierFigures } from './supplier-figures.ts';
import { supplierWords } from './supplier.messages.ts';

type Figures = ReadonlyMap<string, SupplierFigures>;

const stateOf = (row: SupplierRow) => <StateBadges words={supplierWords} state={row.state} />;

const figure = (
  id: string,
  header: string,
  width: number,
  cell: (row: SupplierRow) => string,
  value: (row: SupplierRow) => CellValue,
): ListColumn<SupplierRow> => ({ id, header, width, align: 'end', cell, value });

/** The columns of the list of suppliers. */
export function useSupplierColumns(figures: Figures): readonly ListColumn<SupplierRow>[] {
  return [...useIdentityColumns(), useLeadColumn(), ...useOrderColumns(figures)];
}

/** Who it is, where, and whether it is bought from. */
function useIdentityColumns(): readonly ListColumn<SupplierRow>[] {
  const { t, i18n } = useLingui();
  const { say } = useStateWords(supplierWords);
  const place = ({ addresses: { billing } }: SupplierRow): string =>
    [billing.city, countryName(billing.country, i18n.locale)].filter(Boolean).join(', ');
  return [
    { id: 'name', header: t`Name`, width: { share: 3, min: 200 }, cell: (row) => row.name },
    { id: 'number', header: t`Number`, width: 110, cell: (row) => row.number },
    { id: 'city', header: t`Place`, width: { share: 2, min: 150 }, cell: place },
    {
      id: 'state',
      header: t`State`,
      width: 120,
      cell: stateOf,
      value: (row) => say(row.state),
      card: 'aside',
    },
  ];
}

function useLeadColumn(): ListColumn<SupplierRow> {
  const { t } = useLingui();
  return figure(
    'lead',
    t`Lead time`,
    110,
    (row) => t`${row.leadDays} days`,
    (row) => row.leadDays,
  );
}

/** What is on order from it, for those who may see the orders. */
function useOrderColumns(figures: Figures): readonly ListColumn<SupplierRow>[] {
  const { t } = useLingui();
  const format = useFormat();
  const hidden = !useModel().may('purchaseOrder.view');
  const count = (number: number | undefined): string => (number ? format.count(number) : '');
  const day = (latest: string | null | undefined): string => (latest ? format.date(latest) : '');
  const columns = [
    figure(
      'awaited',
      t`To receive`,
      120,
      (row) => count(figures.get(row.id)?.awaited),
      (row) => figures.get(row.id)?.awaited ?? 0,
    ),
    figure(
      'late',
      t`Late orders`,
      120,
      (row) => count(figures.get(row.id)?.late),
      (row) => figures.get(row.id)?.late ?? 0,
    ),
    figure(
      'latest',
      t`Last order`,
      130,
      (row) => day(figures.get(row.id)?.latest),
      (row) => figures.get(row.id)?.latest ?? null,
    ),
  ];
  return columns.map((column) => ({ ...column, hidden }));
}
