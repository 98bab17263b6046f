import { useLingui } from '@lingui/react/macro';
import { usePaths } from '#views/navigation/use-paths.ts';
import { documentPath } from '#views/kit/document/document-path.ts';
import { useDocumentName } from '#views/kit/document/document-name.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { usePersonName } from '#views/kit/document/person-name.ts';
import { usePlaceName } from '#views/kit/document/place-name.ts';
import { useProductName } from '#views/kit/document/product-name.ts';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useQuantity } from '#views/kit/document/use-quantity.ts';
import type { ListColumn } from '#views/kit/list/list-definition.ts';
import { useLotWords } from '#views/kit/stock/lot-words.ts';
import { UiLink } from '#views/ui/ui-link.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import type { LedgerRow } from './ledger-lines.ts';

type LedgerColumn = ListColumn<LedgerRow>;

/** The columns of the ledger. */
export function useLedgerColumns({ tellsStock }: { readonly tellsStock: boolean }): readonly LedgerColumn[] {
  const { t } = useLingui();
  const format = useFormat();
  const nameOf = useProductName();
  const places = usePlaceColumns();
  const lotOf = useLotWords();
  const quantities = useQuantityColumns(tellsStock);
  const whose = useWhoseColumns();
  return [
    {
      id: 'at',
      header: t`When`,
      width: 150,
      sortable: true,
      cell: ({ effectiveAt }) => format.dateTime(effectiveAt),
      value: ({ effectiveAt }) => new Date(effectiveAt),
    },
    { id: 'sku', header: t`SKU`, width: 108, cell: ({ row }) => row?.sku ?? '', card: 'subtitle' },
    {
      id: 'name',
      header: t`Name`,
      width: { share: 2, min: 96 },
      cell: ({ row }) => (row ? nameOf(row) : ''),
    },
    {
      id: 'lot',
      header: t`Lot or serial no.`,
      width: 120,
      extra: true,
      cell: ({ lot }) => lotOf.number({ lot: lot ?? undefined }),
    },
    ...places,
    ...quantities,
    ...whose,
  ];
}

function usePlaceColumns(): readonly LedgerColumn[] {
  const { t } = useLingui();
  const placeName = usePlaceName();
  return [
    { id: 'from', header: t`From`, width: { share: 1, min: 92 }, cell: ({ from }) => placeName(from) },
    { id: 'to', header: t`To`, width: { share: 1, min: 92 }, cell: ({ to }) => placeName(to) },
  ];
}

function useQuantityColumns(tellsStock: boolean): readonly LedgerColumn[] {
  const { t } = useLingui();
  const say = useQuantity();
  const signed = useSigned();
  return [
    {
      id: 'quantity',
      header: t`Moved`,
      width: 88,
      align: 'end',
      cell: ({ quantity, row }) => say(quantity, row),
      value: ({ quantity }) => quantity / 1000,
    },
    {
      id: 'change',
      header: t`Change`,
      width: 68,
      align: 'end',
      cell: ({ change }) => signed(change),
      value: ({ change }) => change / 1000,
      card: 'aside',
    },
    {
      id: 'after',
      header: t`On hand after`,
      width: 104,
      align: 'end',
      hidden: !tellsStock,
      cell: ({ after, row }) => (after === null ? '' : say(after, row)),
      value: ({ after }) => (after === null ? null : after / 1000),
    },
  ];
}

/** A quantity (thousandths) with its sign. */
function useSigned(): (thousandths: number) => string {
  const format = useFormat();
  return (thousandths) => {
    const sign = thousandths > 0 ? '+' : thousandths < 0 ? '−' : '';
    return `${sign}${format.quantity(Math.abs(thousandths))}`;
  };
}

/** Why it moved, who recorded it, and what that was worth to those who may see it. */
function useWhoseColumns(): readonly LedgerColumn[] {
  const { t } = useLingui();
  const format = useFormat();
  const { currency } = useCompany();
  const personName = usePersonName();
  const nameOf = useDocumentName();
  const paths = usePaths();
  const named = ({ kind, document, number }: LedgerRow): string => number ?? nameOf(kind, document);
  return [
    {
      id: 'document',
      header: t`Because of`,
      width: 134,
      cell: (line) => {
        const path = documentPath(line.kind, line.document);
        return path === undefined ? named(line) : <UiLink to={paths.to(path)}>{named(line)}</UiLink>;
      },
      value: named,
    },
    {
      id: 'value',
      header: t`Value`,
      width: 100,
      align: 'end',
      hidden: !useModel().may('product.viewCost'),
      cell: ({ value }) => (value === null ? '' : format.money(value, currency)),
      value: ({ value }) => (value === null ? null : value / 100),
      currency: () => currency,
    },
    { id: 'by', header: t`Who`, width: { share: 1, min: 110 }, cell: ({ by }) => personName(by) },
  ];
}
