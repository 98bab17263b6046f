import { useMemo } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { LocationRow } from '#model/areas/stock/location/location.facts.ts';
import type { LotRow } from '#model/areas/stock/lot/lot.facts.ts';
import type { MemberRow } from '#model/areas/setup/member/member.facts.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { virtualPlaces } from '#model/stock/stock.places.ts';
import { compare } from '#model/values/order.ts';
import type { WarehouseRow } from '#model/areas/stock/warehouse/warehouse.facts.ts';
import { useRows } from '#views/kit/document/model-context.tsx';
import { usePlaceName } from '#views/kit/document/place-name.ts';
import { useProductName } from '#views/kit/document/product-name.ts';
import type { ChoiceFilter, FilterOption, ListFilter } from '#views/kit/list/list-filter.ts';
import type { LedgerRow } from './ledger-lines.ts';
import { isStocked } from '#model/areas/products/product/product.bundle.ts';

type Choice = ChoiceFilter<LedgerRow>;

/** The server filters: what is here has passed. */
const choice = (id: string, label: string, options: readonly FilterOption[]): Choice => ({
  kind: 'choice',
  id,
  label,
  options,
  matching: () => () => true,
});

/** What the ledger can be narrowed to. */
export function useLedgerFilters(): readonly ListFilter<LedgerRow>[] {
  const { t } = useLingui();
  const products = useProducts();
  const warehouses = useRows('warehouse');
  const places = usePlaces();
  const lots = useLots();
  const people = usePeople();
  const label = {
    product: t`Product`,
    warehouse: t`Warehouse`,
    place: t({ message: 'Place', context: 'ledger' }),
    moved: t({ message: 'Moved on', context: 'ledger' }),
    person: t`Person`,
    lot: t`Lot or serial no.`,
  };
  return useMemo(
    () => [
      choice('product', label.product, products),
      choice('warehouse', label.warehouse, warehouses.map(named)),
      choice('place', label.place, places),
      { kind: 'days', id: 'moved', label: label.moved, day: ({ effectiveAt }) => effectiveAt },
      choice('person', label.person, people),
      ...(lots.length > 0 ? [choice('lot', label.lot, lots)] : []),
    ],
    // oxlint-disable-next-line react/exhaustive-deps -- labels change with the language, which remounts the page
    [products, warehouses, places, people, lots],
  );
}

const named = ({ id, name }: WarehouseRow): FilterOption => ({ value: id, label: name });

function useProducts(): readonly FilterOption[] {
  const rows = useRows('product');
  const nameOf = useProductName();
  return useMemo(
    () =>
      rows
        .filter((row: ProductRow) => isStocked(row))
        .map((row: ProductRow) => ({ value: row.id, label: `${row.sku} · ${nameOf(row)}` }))
        .toSorted((a, b) => compare(a.label, b.label)),
    // oxlint-disable-next-line react/exhaustive-deps -- names change with the language, which remounts the page
    [rows],
  );
}

/** Bins by their codes, with the warehouse where there are several, after the places outside of warehouses. */
function usePlaces(): readonly FilterOption[] {
  const rows = useRows('location');
  const warehouses = useRows('warehouse');
  const placeName = usePlaceName();
  return useMemo(() => {
    const codes = new Map(warehouses.map(({ id, code }) => [id, code]));
    const label = ({ code, warehouse }: LocationRow): string =>
      codes.size > 1 ? `${code} · ${codes.get(warehouse) ?? ''}` : code;
    const bins = rows.map((row: LocationRow) => ({ value: row.id, label: label(row) }));
    return [
      ...virtualPlaces.map((id) => ({ value: id, label: placeName(id) })),
      ...bins.toSorted((a, b) => compare(a.label, b.label)),
    ];
    // oxlint-disable-next-line react/exhaustive-deps -- as above
  }, [rows, warehouses]);
}

function useLots(): readonly FilterOption[] {
  const rows = useRows('lot');
  return useMemo(
    () =>
      rows
        .map(({ id, code }: LotRow) => ({ value: id, label: code }))
        .toSorted((a, b) => compare(a.label, b.label)),
    [rows],
  );
}

function usePeople(): readonly FilterOption[] {
  const rows = useRows('member');
  return useMemo(
    () =>
      rows
        .flatMap(({ user, name }: MemberRow) => (user === null ? [] : [{ value: user, label: name }]))
        .toSorted((a, b) => compare(a.label, b.label)),
    [rows],
  );
}
