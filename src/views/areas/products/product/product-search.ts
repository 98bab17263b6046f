import { createElement, useCallback } from 'react';
import { useLingui } from '@lingui/react/macro';
import { searchedCode } from '#model/gs1/read-scan.ts';
import { doubtOf, resolveScan, type Scanned } from '#model/areas/products/product/product-codes.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { codesOf } from '#model/areas/products/product/product.units.ts';
import { codeKey } from '#model/values/code-key.ts';
import { compare } from '#model/values/order.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { textOfTags } from '#views/kit/document/tag-name.ts';
import { useRefusalSentence } from '#views/kit/document/refusal-sentence.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import type { Find } from '#views/kit/lines/use-lines.ts';
import type { Option } from '#views/ui/option.ts';
import type { ChoosingProps } from '#views/ui/use-choosing.ts';
import { ProductPicture } from '#views/kit/file/product-picture.tsx';
import { useProductName } from '#views/kit/document/product-name.ts';

/** What a scan stands for, by the day it is read on. */
function useResolvedScan(): (code: string) => Scanned {
  const { replica } = useModel();
  const today = useToday();
  return (code) => resolveScan(replica.view, code, today);
}

/** Why a scan is no product. */
export function useScanProblem(): (scanned: Exclude<Scanned, { is: 'product' }>) => string {
  const { t } = useLingui();
  const sentence = useRefusalSentence();
  return (scanned) => {
    if (scanned.is === 'pallet') {
      const { sscc } = scanned;
      return t`Pallet label SSCC ${sscc} is not known here.`;
    }
    if (scanned.is === 'doubtful') return sentence(doubtOf(scanned));
    const { code } = scanned;
    return scanned.is === 'misread'
      ? t`The code was misread: ${code}. Scan it again.`
      : t`No product has the code ${code}.`;
  };
}

/** Finds products by code, for scanned or pasted lines; a sentence says why there is none. */
export function useProductCodes(): Find<ProductRow> {
  const resolved = useResolvedScan();
  const problemOf = useScanProblem();
  return (text) => {
    const scanned = resolved(text);
    return scanned.is === 'product' ? scanned : problemOf(scanned);
  };
}

const SHOWN = 12;

type ProductChoice = Required<Pick<ChoosingProps<string>, 'search' | 'exact'>>;

/**
 * What a field for a product chooses among: suggestions, and the one that a code names exactly. Where that one is none
 * of these, a sentence says so, and none with a similar code takes its place. [UI58]
 */
export function useProductChoice(wanted: (product: ProductRow) => boolean): ProductChoice {
  const { t } = useLingui();
  const search = useProductSearch(wanted);
  const resolved = useResolvedScan();
  const problemOf = useScanProblem();
  const optionOf = useProductOption();
  const exact = (code: string): Option | string | undefined => {
    const scanned = resolved(code);
    if (scanned.is === 'unknown') return undefined;
    if (scanned.is !== 'product') return problemOf(scanned);
    const { sku: name } = scanned.product;
    return wanted(scanned.product) ? optionOf(scanned.product) : t`${name} cannot be chosen here.`;
  };
  return { search, exact };
}

/** Whether a product was named by a barcode of it, which counts what it stands for; its SKU names it alone. */
export const isBarcodeOf = ({ sku }: Pick<ProductRow, 'sku'>, code: string): boolean =>
  codeKey(code) !== codeKey(sku);

function useProductOption(): (row: ProductRow) => Option {
  const nameOf = useProductName();
  return useCallback(
    (row) => ({
      value: row.id,
      label: `${row.sku} · ${nameOf(row)}`,
      picture: createElement(ProductPicture, { product: row.id, look: 'row' }),
    }),
    [nameOf],
  );
}

/** By SKU, name in either language, tag or barcode; prefix matches come first. */
function useProductSearch(wanted: (product: ProductRow) => boolean): (query: string) => readonly Option[] {
  const { replica } = useModel();
  const optionOf = useProductOption();
  const textOf = useProductText();
  return useCallback(
    (asked) => {
      const query = searchedCode(asked);
      const words = query.toLowerCase().split(/\s+/).filter(Boolean);
      const found = (replica.rows('product') as readonly ProductRow[]) // table product holds ProductRow
        .filter((row) => wanted(row) && words.every((word) => textOf(row).includes(word)))
        .map((row) => ({ row, rank: rankOf(row, query.trim().toLowerCase()) }));
      found.sort((a, b) => a.rank - b.rank || compare(a.row.sku, b.row.sku));
      return found.slice(0, SHOWN).map(({ row }) => optionOf(row));
    },
    [replica, optionOf, textOf, wanted],
  );
}

const texts = new WeakMap<ProductRow, string>();

/** The searched text of a product with the names of its tags, in lower case. */
export function useProductText(): (row: ProductRow) => string {
  const { replica } = useModel();
  return useCallback(
    (row) => `${productText(row)} ${textOfTags(replica.view, row.tags)}`.trimEnd(),
    [replica],
  );
}

/** The same without its tags; cached by row, since rows are immutable. */
export function productText(row: ProductRow): string {
  const known = texts.get(row);
  if (known !== undefined) return known;
  const codes = codesOf(row).map((one) => one.code);
  const text = [row.sku, row.name.en, row.name.sv, ...codes].join(' ').toLowerCase();
  texts.set(row, text);
  return text;
}

function rankOf(row: ProductRow, query: string): number {
  const sku = row.sku.toLowerCase();
  if (sku === query || codesOf(row).some((one) => one.code.toLowerCase() === query)) return 0;
  return sku.startsWith(query) ? 1 : 2;
}
