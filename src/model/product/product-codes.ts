import type { Reader } from '../engine/reader.ts';
import { gtin14, printedGtin, writtenForms } from '../gs1/check-digit.ts';
import { gtinOf, readScan, type Scan } from '../gs1/read-scan.ts';
import { UNIT } from '../values/money.ts';
import type { ProductRow } from './product.facts.ts';
import { codesOf } from './product.units.ts';

/** What goods carry with them, as far as their code says it. */
export type ScannedGoods = Pick<Scan, 'lot' | 'serial' | 'expiresOn' | 'producedOn' | 'sscc'>;

/** What a scan stands for in a company. */
export type Scanned =
  /** `quantity` in thousandths of the stock unit: of the packaging, as often as the code says. */
  | ({ readonly is: 'product'; readonly product: ProductRow; readonly quantity: number } & ScannedGoods)
  /** The label of a pallet or a carton, which says nothing of what is in it. */
  | { readonly is: 'pallet'; readonly sscc: string }
  /** A code of GS1 with a wrong check digit or a value that cannot be: to be scanned again. */
  | { readonly is: 'misread'; readonly code: string }
  | { readonly is: 'unknown'; readonly code: string };

/** [PR14] What a scan stands for: a SKU or barcode as it is written, else what the code holds. */
export function resolveScan(view: Reader, text: string, today: string): Scanned {
  const code = text.trim();
  const known = byWritten(view, code);
  if (known) return { is: 'product', ...known };
  const scan = readScan(code, today);
  if (scan.isMisread) return { is: 'misread', code: scan.code };
  const found = byWritten(view, scan.gtin ?? scan.code);
  if (found) return { is: 'product', product: found.product, ...goodsOf(scan, found) };
  if (scan.sscc !== undefined && scan.gtin === undefined) return { is: 'pallet', sscc: scan.sscc };
  return { is: 'unknown', code: scan.gtin === undefined ? scan.code : printedGtin(scan.gtin) };
}

/** [PR14] Whether a scan is of this product: its SKU or a barcode, as it is written or as the code holds it. */
export function isCodeOf(
  product: Pick<ProductRow, 'sku' | 'barcodes' | 'packagings'>,
  text: string,
): boolean {
  const code = text.trim().toLowerCase();
  const gtin = gtinOf(text);
  const isIt = (own: string): boolean =>
    own.toLowerCase() === code || (gtin !== undefined && gtin14(own) === gtin);
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

interface Packed {
  readonly product: ProductRow;
  /** Thousandths that one of the code stands for. */
  readonly quantity: number;
}

/** The product with this SKU or barcode; a GTIN is found whichever way it is written there. */
function byWritten(view: Reader, code: string): Packed | undefined {
  const forms = [code, ...writtenForms(code)];
  for (const form of forms) {
    const [product] = view.by('product', 'sku', form.toLowerCase());
    if (product) return { product, quantity: UNIT };
  }
  for (const form of forms) {
    const [product] = view.by('product', 'barcode', form);
    const barcode = product && codesOf(product).find((one) => one.code === form);
    if (product && barcode) return { product, quantity: barcode.quantity };
  }
  return undefined;
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
