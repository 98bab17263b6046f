import { isArchived } from '#model/engine/archived.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { readAll } from '#model/engine/read-all.ts';
import type { Reader } from '#model/engine/reader.ts';
import { gtin14, printedGtin, writtenForms } from '#model/gs1/check-digit.ts';
import { gtinOf, readScan, type Scan } from '#model/gs1/read-scan.ts';
import { codeKey } from '#model/values/code-key.ts';
import { UNIT } from '#model/values/money.ts';
import type { ProductRow } from './product.facts.ts';
import { codesOf } from './product.units.ts';

/** What goods carry with them, as far as their code says it. */
export type ScannedGoods = Pick<Scan, 'lot' | 'serial' | 'expiresOn' | 'producedOn' | 'sscc'>;

/** What a scan stands for in a company. */
export type Scanned =
  /** `quantity` in thousandths of the stock unit: of the packaging, as often as the code says. */
  | ({ readonly is: 'product'; readonly product: ProductRow; readonly quantity: number } & ScannedGoods)
  /** A code that several products in use have: older than the rule that only one may. [PR33] */
  | { readonly is: 'doubtful'; readonly code: string; readonly products: readonly ProductRow[] }
  /** The label of a pallet or a carton, which says nothing of what is in it. */
  | { readonly is: 'pallet'; readonly sscc: string }
  /** A code of GS1 with a wrong check digit or a value that cannot be: to be scanned again. */
  | { readonly is: 'misread'; readonly code: string }
  | { readonly is: 'unknown'; readonly code: string };

/** [PR14] What a scan stands for: a SKU or barcode as it is written, else what the code holds. */
export function resolveScan(view: Reader, text: string, today: string): Scanned {
  const code = text.trim();
  const known = byWritten(view, code);
  if (known) return known;
  const scan = readScan(code, today);
  if (scan.isMisread) return { is: 'misread', code: scan.code };
  const found = byWritten(view, scan.gtin ?? scan.code);
  if (found?.is === 'doubtful') return found;
  if (found) return { is: 'product', product: found.product, ...goodsOf(scan, found) };
  if (scan.sscc !== undefined && scan.gtin === undefined) return { is: 'pallet', sscc: scan.sscc };
  return { is: 'unknown', code: scan.gtin === undefined ? scan.code : printedGtin(scan.gtin) };
}

/** Why a doubtful code is of none of its products. [PR33] */
export const doubtOf = ({ code, products }: Omit<Extract<Scanned, { is: 'doubtful' }>, 'is'>): Refusal => ({
  code: 'codeDoubtful',
  params: { code, skus: products.map(({ sku }) => sku).join(', ') },
});

/** [PR14] Whether a scan is of this product: its SKU or a barcode, as it is written or as the code holds it. */
export function isCodeOf(
  product: Pick<ProductRow, 'sku' | 'barcodes' | 'packagings'>,
  text: string,
): boolean {
  const forms = codeForms(text);
  const gtin = gtinOf(text);
  const isIt = (own: string): boolean =>
    forms.includes(codeKey(own)) || (gtin !== undefined && gtin14(own) === gtin);
  return isIt(product.sku) || codesOf(product).some((one) => isIt(one.code));
}

/** The lot or the serial number of a label, whichever the product is told apart by. */
export const lotOnScan = (
  { tracking = 'none' }: Pick<ProductRow, 'tracking'>,
  { lot, serial }: Pick<Scan, 'lot' | 'serial'>,
): string | undefined => (tracking === 'serial' ? serial : tracking === 'lot' ? lot : undefined);

/** A scan as people read it: the GTIN as it is printed, any other code as it is. */
export function printedCode(text: string): string {
  const gtin = gtinOf(text);
  return gtin === undefined ? text : printedGtin(gtin);
}

/** Every way to write a code, as codes are compared. [PR1] [PR2] */
export const codeForms = (code: string): readonly string[] => writtenForms(codeKey(code));

/** The products that have a code, as their SKU or as a barcode, archived ones too. [PR2] */
export function holdersOf(view: Reader, code: string): readonly ProductRow[] {
  const keys = codeForms(code).flatMap((form) => [['sku', form] as const, ['barcode', form] as const]);
  const rows = readAll(keys, ([index, form]) => view.by('product', index, form)).flat();
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

/** The products with a SKU: those in use, else archived ones. Several are older than the rule that only one may have it. */
export const withSku = (view: Reader, sku: string): readonly ProductRow[] =>
  inUseFirst(view.by('product', 'sku', codeKey(sku)));

/** Those in use; archived ones where there are no others. */
export function inUseFirst(rows: readonly ProductRow[]): readonly ProductRow[] {
  const inUse = rows.filter((row) => !isArchived(row));
  return inUse.length > 0 ? inUse : rows;
}

/** The codes of a product that another one in use has too, with those that have it. [PR33] */
export function doubtfulCodes(
  view: Reader,
  product: ProductRow,
): readonly { readonly code: string; readonly others: readonly ProductRow[] }[] {
  const own = [product.sku, ...codesOf(product).map(({ code }) => code)];
  return [...new Map(own.map((code) => [codeKey(code), code])).values()].flatMap((code) => {
    const others = holdersOf(view, code).filter((row) => row.id !== product.id && !isArchived(row));
    return others.length > 0 ? [{ code, others }] : [];
  });
}

interface Packed {
  readonly is: 'product';
  readonly product: ProductRow;
  /** Thousandths that one of the code stands for. */
  readonly quantity: number;
}

/** The product with this SKU or barcode, however it is written there: the one in use, where several have it. [PR33] */
function byWritten(view: Reader, code: string): Packed | Extract<Scanned, { is: 'doubtful' }> | undefined {
  const products = inUseFirst(holdersOf(view, code));
  const [product, other] = products;
  if (!product) return undefined;
  if (other && !isArchived(product)) return { is: 'doubtful', code, products };
  return { is: 'product', product, quantity: countedBy(product, codeForms(code)) };
}

/** What one scan counts, in thousandths: one where it is the SKU. */
function countedBy(product: ProductRow, forms: readonly string[]): number {
  if (forms.includes(codeKey(product.sku))) return UNIT;
  return codesOf(product).find((one) => forms.includes(codeKey(one.code)))?.quantity ?? UNIT;
}

/** Thousandths of the units that are weighed in a gram. */
const weighed: Readonly<Record<string, number>> = { kg: 1, g: UNIT };

function goodsOf(
  scan: Scan,
  { product, quantity }: Packed,
): Omit<Extract<Scanned, { is: 'product' }>, 'is' | 'product'> {
  const { code: _, gtin: _gtin, count, weight, isMisread: _misread, ...goods } = scan;
  const ofGram = weighed[product.unit];
  if (weight !== undefined && weight > 0 && ofGram !== undefined)
    return { ...goods, quantity: weight * ofGram };
  return { ...goods, quantity: quantity * (count === undefined || count === 0 ? 1 : count) };
}
