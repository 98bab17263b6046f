import { useLingui } from '@lingui/react/macro';
import type { SupplierRow } from '#model/supplier/supplier.events.ts';
import { useModel } from '../document/model-context.tsx';
import { StateBadges } from '../document/state-badges.tsx';
import { countryName } from '../party/countries.ts';
import type { Column } from '../ui/data-list-types.ts';
import { useFormat } from '../ui/use-format.ts';
import type { SupplierFigures } from './supplier-figures.ts';
import { supplierWords } from './supplier.messages.ts';

const stateOf = (row: SupplierRow) => <StateBadges words={supplierWords} state={row.state} />;

/** The columns of the list of suppliers. */
export function useSupplierColumns(figures: ReadonlyMap<string, SupplierFigures>): readonly Column<SupplierRow>[] {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const hidden = !useModel().may('purchaseOrder.view');
  const place = ({ addresses: { billing } }: SupplierRow): string =>
    [billing.city, countryName(billing.country, i18n.locale)].filter(Boolean).join(', ');
  const count = (number: number | undefined): string => (number ? format.count(number) : '');
  const day = (latest: string | null | undefined): string => (latest ? format.date(latest) : '');
  return [
    { id: 'name', header: t`Name`, width: { share: 3, min: 200 }, sortable: true, cell: (row) => row.name },
    { id: 'number', header: t`Number`, width: 110, sortable: true, cell: (row) => row.number },
    { id: 'city', header: t`Place`, width: { share: 2, min: 150 }, sortable: true, cell: place },
    { id: 'state', header: t`State`, width: 120, cell: stateOf, card: 'aside' },
    {
      id: 'lead',
      header: t`Lead time`,
      width: 110,
      align: 'end',
      sortable: true,
      cell: (row) => t`${row.leadDays} days`,
    },
    {
      id: 'awaited',
      header: t`To receive`,
      width: 120,
      align: 'end',
      sortable: true,
      hidden,
      cell: (row) => count(figures.get(row.id)?.awaited),
    },
    {
      id: 'late',
      header: t`Late`,
      width: 90,
      align: 'end',
      sortable: true,
      hidden,
      cell: (row) => count(figures.get(row.id)?.late),
    },
    {
      id: 'latest',
      header: t`Last order`,
      width: 130,
      align: 'end',
      sortable: true,
      hidden,
      cell: (row) => day(figures.get(row.id)?.latest),
    },
  ];
}
