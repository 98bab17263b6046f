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

const figure = (
  id: string,
  header: string,
  width: number,
  cell: (row: SupplierRow) => string,
): Column<SupplierRow> => ({ id, header, width, align: 'end', sortable: true, cell });

/** The columns of the list of suppliers. */
export function useSupplierColumns(
  figures: ReadonlyMap<string, SupplierFigures>,
): readonly Column<SupplierRow>[] {
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
    figure('lead', t`Lead time`, 110, (row) => t`${row.leadDays} days`),
    { ...figure('awaited', t`To receive`, 120, (row) => count(figures.get(row.id)?.awaited)), hidden },
    { ...figure('late', t`Late orders`, 120, (row) => count(figures.get(row.id)?.late)), hidden },
    { ...figure('latest', t`Last order`, 130, (row) => day(figures.get(row.id)?.latest)), hidden },
  ];
}
