import type { Rule } from '#model/engine/chart.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { onField } from '#model/engine/on-field.ts';
import { readAll } from '#model/engine/read-all.ts';
import { gtin14, printedGtin } from '#model/gs1/check-digit.ts';
import { gtinOf } from '#model/gs1/read-scan.ts';
import { UNIT } from '#model/values/money.ts';
import { codeForms, holdersOf } from './product-codes.ts';
import type { ProductForm, ProductRow } from './product.facts.ts';
import { codesOf, packagingsOf } from './product.units.ts';

type CodeRule = Rule<ProductRow, ProductForm>;

/** [PR1] The SKU is no code of another product, neither its SKU nor a barcode. */
export const skuIsFree: CodeRule = ({ view, id, row }, data) => {
  if (!data) return null;
  const { sku } = data;
  const label = labelOf(sku, 'sku', row);
  if (label) return label;
  const other = holdersOf(view, sku).find((row) => row.id !== id);
  if (!other) return null;
  return isSkuOf(other, sku) ? onField('skuTaken', 'sku', { sku }) : codeOfOther(other, sku, 'sku');
};

/**
 * [PR2] Barcodes, those of packagings too, are no codes of another product and each once within its own. One that is
 * the SKU as well counts one, as the SKU does.
 */
export const barcodesAreFree: CodeRule = ({ view, id, row }, data) => {
  if (!data) return null;
  const form = { ...row, ...data };
  const seen = new Set<string>();
  const own = fieldsOf(form);
  const holders = readAll(own, ({ code }) => holdersOf(view, code));
  for (const [index, { code, field, quantity }] of own.entries()) {
    const forms = codeForms(code);
    if (forms.some((one) => seen.has(one))) return onField('barcodeTaken', field, { barcode: code });
    const label = labelOf(code, field, row);
    if (label) return label;
    const other = holders[index]?.find((one) => one.id !== id);
    if (other)
      return isSkuOf(other, code)
        ? codeOfOther(other, code, field)
        : onField('barcodeTaken', field, { barcode: code });
    if (quantity !== UNIT && isSkuOf(form, code)) return onField('skuCountsOne', field, { sku: form.sku });
    for (const one of forms) seen.add(one);
  }
  return null;
};

/**
 * [PR2] A code that is the label of an article, with more than its GTIN, would be scanned where that article is meant. What
 * a product had before stays.
 */
function labelOf(code: string, field: string, row: ProductRow | undefined): Refusal | null {
  const gtin = gtinOf(code);
  if (gtin === undefined || gtin14(code) !== undefined) return null;
  const before = row ? [row.sku, ...codesOf(row).map((one) => one.code)] : [];
  return before.includes(code) ? null : onField('codeIsLabel', field, { code, gtin: printedGtin(gtin) });
}

const isSkuOf = ({ sku }: Pick<ProductForm, 'sku'>, code: string): boolean => {
  const forms = codeForms(sku);
  return codeForms(code).some((one) => forms.includes(one));
};

const codeOfOther = (other: ProductRow, code: string, field: string): Refusal =>
  onField('codeOfOther', field, { code, sku: other.sku });

interface FieldCode {
  readonly code: string;
  readonly field: string;
  readonly quantity: number;
}

/** The barcodes of a form, with their fields and what a scan of each counts. */
function fieldsOf(form: Pick<ProductForm, 'barcodes' | 'packagings'>): readonly FieldCode[] {
  const packed = packagingsOf(form).flatMap((one, index) => {
    const [counted] = codesOf({ barcodes: [], packagings: [one] });
    return counted ? [{ ...counted, field: `packagings.${index}.barcode` }] : [];
  });
  return [...form.barcodes.map((one, index) => ({ ...one, field: `barcodes.${index}.code` })), ...packed];
}
