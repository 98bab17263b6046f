import { useCallback } from 'react';
import type { CompanyModel } from '#model/engine/company-model.ts';
import type { ProductRow } from '#model/product/product.facts.ts';
import { codesOf, type GoodsCode } from '#model/product/product.units.ts';
import { UNIT } from '#model/values/money.ts';
import { compare } from '#model/values/order.ts';
import { useModel } from '../document/model-context.tsx';
import type { Option } from '../ui/select.tsx';
import { useProductName } from '../document/product-name.ts';

/** The product for a code, and the quantity of one scan (thousandths). */
export interface CodeHit extends Pick<GoodsCode, 'quantity'> {
  readonly product: ProductRow;
}

/** The product with exactly this SKU or barcode. */
export function productByCode({ replica: { view } }: CompanyModel, text: string): CodeHit | undefined {
  const code = text.trim();
  const [bySku] = view.by('product', 'sku', code.toLowerCase());
  if (bySku) return { product: bySku, quantity: UNIT };
  const [byBarcode] = view.by('product', 'barcode', code);
  const scanned = byBarcode && codesOf(byBarcode).find((one) => one.code === code);
  return byBarcode && { product: byBarcode, quantity: scanned?.quantity ?? UNIT };
}

/** Finds products by code, for scanned or pasted lines. */
export function useProductCodes(): (code: string) => CodeHit | undefined {
  const model = useModel();
  return (code) => productByCode(model, code);
}

const SHOWN = 12;

/** Suggestions for a product field: by SKU, name in either language, tag or barcode; prefix matches come first. */
export function useProductSearch(
  wanted: (product: ProductRow) => boolean,
): (query: string) => readonly Option[] {
  const { replica } = useModel();
  const nameOf = useProductName();
  return useCallback(
    (query) => {
      const words = query.toLowerCase().split(/\s+/).filter(Boolean);
      const found = (replica.rows('product') as readonly ProductRow[]) // table product holds ProductRow
        .filter((row) => wanted(row) && words.every((word) => productText(row).includes(word)))
        .map((row) => ({ row, rank: rankOf(row, query.trim().toLowerCase()) }));
      found.sort((a, b) => a.rank - b.rank || compare(a.row.sku, b.row.sku));
      return found
        .slice(0, SHOWN)
        .map(({ row }) => ({ value: row.id, label: `${row.sku} · ${nameOf(row)}` }));
    },
    [replica, nameOf, wanted],
  );
}

const texts = new WeakMap<ProductRow, string>();

/** The searched text of a product, in lower case; cached by row, since rows are immutable. */
export function productText(row: ProductRow): string {
  const known = texts.get(row);
  if (known !== undefined) return known;
  const codes = codesOf(row).map((one) => one.code);
  const text = [row.sku, row.name.en, row.name.sv, ...row.tags, ...codes].join(' ').toLowerCase();
  texts.set(row, text);
  return text;
}

function rankOf(row: ProductRow, query: string): number {
  const sku = row.sku.toLowerCase();
  if (sku === query || codesOf(row).some((one) => one.code === query)) return 0;
  return sku.startsWith(query) ? 1 : 2;
}
