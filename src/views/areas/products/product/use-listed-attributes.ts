import type { CellValue } from '#views/kit/list/export-table.ts';
import { useMemo } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { ProductTypeRow } from '#model/areas/products/product-type/product-type.facts.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { useQuery, useRows } from '#views/kit/document/model-context.tsx';
import { useProductName } from '#views/kit/document/product-name.ts';
import type { ListColumn } from '#views/kit/list/list-definition.ts';
import type { ListFilter } from '#views/kit/list/list-filter.ts';
import { useAttributeWords } from '../product-type/use-attribute-words.ts';
import { listedAttributes, type ListedAttribute } from './listed-attributes.ts';

/** More texts than these are searched, not chosen from. */
const MOST = 200;

/** The searchable attributes of the company; found once for as long as no type changes. */
export function useListedAttributes(): readonly ListedAttribute[] {
  const types: readonly ProductTypeRow[] = useRows('productType');
  return useMemo(() => listedAttributes(types), [types]);
}

/** A column for each searchable attribute; none is shown until somebody asks for it. [TY7] */
export function useAttributeColumns(listed: readonly ListedAttribute[]): readonly ListColumn<ProductRow>[] {
  const nameOf = useProductName();
  const say = useAttributeWords();
  return listed.map(({ id, attribute, read }): ListColumn<ProductRow> => {
    const name = nameOf({ name: attribute.label });
    return {
      id,
      header: name,
      width: 140,
      extra: true,
      ...(attribute.kind === 'number' && { align: 'end' as const }),
      cell: (row) => {
        const value = read(row);
        return value === undefined ? '' : say(attribute, value);
      },
      ...(attribute.kind === 'number' && { value: (row: ProductRow) => figureOf(read(row)) }),
    };
  });
}

const figureOf = (value: unknown): CellValue => (typeof value === 'number' ? value / 1000 : null);

/** A filter for each searchable attribute, by its kind. [TY7] */
export function useAttributeFilters(listed: readonly ListedAttribute[]): readonly ListFilter<ProductRow>[] {
  const { t } = useLingui();
  const nameOf = useProductName();
  const texts = useQuery(
    ['product', 'productType'],
    '',
    ({ replica }) =>
      textsIn(
        replica.rows('product') as readonly ProductRow[], // table product holds ProductRow
        listed,
      ),
    noTexts,
  );
  return listed.flatMap(({ id, attribute, read }): ListFilter<ProductRow>[] => {
    const { kind, unit, choices } = attribute;
    const base = { id, label: nameOf({ name: attribute.label }) };
    const choice = (options: readonly { value: string; label: string }[]): ListFilter<ProductRow>[] => [
      { ...base, kind: 'choice', options, matching: (values) => (row) => values.has(String(read(row))) },
    ];
    if (kind === 'number')
      return [
        { ...base, kind: 'amount', digits: 3, unit: unit || undefined, amount: (row) => numberIn(read(row)) },
      ];
    if (kind === 'day') return [{ ...base, kind: 'days', day: (row) => textIn(read(row)) }];
    if (kind === 'choice')
      return choice(choices.map(({ value, label }) => ({ value, label: nameOf({ name: label }) })));
    if (kind === 'yesNo')
      return choice([
        { value: 'true', label: t`Yes` },
        { value: 'false', label: t`No` },
      ]);
    const found = texts.get(id) ?? [];
    return found.length > 0 ? choice(found.map((value) => ({ value, label: value }))) : [];
  });
}

const numberIn = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const textIn = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const noTexts: ReadonlyMap<string, readonly string[]> = new Map();

/** The texts that products have, by attribute; none for one with too many to choose from. */
function textsIn(
  products: readonly ProductRow[],
  listed: readonly ListedAttribute[],
): ReadonlyMap<string, readonly string[]> {
  const texts = listed.filter(({ attribute }) => attribute.kind === 'text');
  return new Map(
    texts.map(({ id, read }) => {
      const found = new Set(products.flatMap((row) => textIn(read(row)) ?? []));
      return [id, found.size > MOST ? [] : [...found].toSorted((a, b) => a.localeCompare(b))];
    }),
  );
}

/** Sort keys of the columns of attributes, and the tables that they read. */
export const attributeSorts = (
  listed: readonly ListedAttribute[],
): Readonly<Record<string, (row: ProductRow) => string | number>> =>
  Object.fromEntries(
    listed.map(({ id, attribute, read }) => [
      id,
      (row: ProductRow) => {
        const value = read(row);
        if (attribute.kind === 'number') return numberIn(value) ?? Number.NEGATIVE_INFINITY;
        return value === undefined ? '' : String(value);
      },
    ]),
  );
