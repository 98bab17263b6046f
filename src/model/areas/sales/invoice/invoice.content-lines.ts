import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import type { Reader } from '#model/engine/reader.ts';
import { undiscounted } from '#model/lines/order-discount.ts';
import { UNIT } from '#model/values/money.ts';
import { multiplyDivide } from '#model/values/round.ts';
import { amountAt } from '#model/values/unit-cost.ts';
import type * as content from './invoice-content.ts';
import { invoiceSums, type InvoiceSums } from './invoice-sums.ts';
import type { InvoiceLine, InvoiceRow } from './invoice.facts.ts';
import { taxedAs, treatmentOf } from './invoice.totals.ts';

/** Ten-thousandths in a minor unit. */
const IN_MINOR = 100;
const WHOLE = 10_000;

/** A line with the sign that its amounts have on the paper: those of a credit note are above zero. */
export interface Signed {
  readonly line: InvoiceLine;
  readonly amount: number;
  readonly vat: content.LineVat;
  readonly product: ProductRow | undefined;
  /** The kit that it is a part of. */
  readonly kit: ProductRow | undefined;
  /**
   * A charge stands apart from the lines; one that is taken back on an invoice is a line below zero, and where there is
   * nothing but charges they are its lines (EN 16931, BR-16).
   */
  readonly isCharge: boolean;
}

/** The lines of an invoice as they stand on it. */
export function signed(view: Reader, { lines, type }: Pick<InvoiceRow, 'lines' | 'type'>): Signed[] {
  const hasMore = lines.some(({ charge }) => charge === undefined);
  return lines.map((line) => {
    const product = line.product === null ? undefined : view.get('product', line.product);
    const kit = line.kit === undefined ? undefined : view.get('product', line.kit);
    const amount = type === 'creditNote' ? 0 - line.amount : line.amount;
    return {
      line,
      amount,
      product,
      kit,
      vat: { treatment: treatmentOf(line), ...taxedAs(line) },
      isCharge: hasMore && line.charge !== undefined && amount >= 0,
    };
  });
}

/** What lines and charges come to, as the invoice has it; prepayments and rounding are its own. */
export function sumsOf(
  row: Pick<InvoiceRow, 'pricesIncludeVat' | 'rate' | 'type' | 'totals'>,
  lines: readonly Signed[],
  isForeign: boolean,
): InvoiceSums {
  const sums = invoiceSums({
    pricesIncludeVat: row.pricesIncludeVat,
    lines: lines.filter(({ isCharge }) => !isCharge),
    charges: lines
      .filter(({ isCharge }) => isCharge)
      .map(({ line, amount, vat }) => ({ kind: line.charge ?? 'fee', amount, vat })),
    prepaid: 0,
    toWhole: false,
    rate: isForeign ? row.rate : null,
  });
  const own = lines.filter(({ isCharge }) => !isCharge);
  const { net, vat, gross, perRate } = row.totals;
  const sign = row.type === 'creditNote' ? -1 : 1;
  const written = (amount: number): number => (amount === 0 ? 0 : sign * amount);
  return {
    ...sums,
    lineNets: sums.lineNets.map((one, at) => {
      const kept = own[at]?.line.net;
      return kept === undefined ? one : written(kept);
    }),
    vat: perRate.map((part) => ({
      category: part.category,
      rate: part.rate,
      base: written(part.net),
      amount: written(part.vat),
    })),
    totals: { ...sums.totals, net: written(net), vat: written(vat), gross: written(gross) },
    vatInCompanyCurrency: isForeign ? amountAt(written(vat), row.rate) : null,
  };
}

type NameOfAdvance = (deducts?: string) => string;

interface Said {
  readonly language: 'en' | 'sv';
  readonly advance: NameOfAdvance;
  readonly fee: string;
  readonly freightOff: string;
  readonly pricesIncludeVat: boolean;
}

/** The name of a product in a language; one of a kit has that of the kit before it. [BIL27] */
function nameOf({ product, kit }: Pick<Signed, 'product' | 'kit'>, language: Said['language']): string {
  const named = [kit, product].flatMap((one) =>
    one ? [(language === 'sv' && one.name.sv) || one.name.en] : [],
  );
  return product ? named.join(': ') : '';
}

/** A line of the content. @param net minor units without VAT, with the sign of the paper */
export function contentLine(
  { line, product, kit, vat, amount }: Signed,
  net: number,
  { language, pricesIncludeVat, advance, fee, freightOff }: Said,
): content.InvoiceLine {
  const named = nameOf({ product, kit }, language);
  const own = line.text === '' ? nameWithout(line, { advance, fee, freightOff }) : line.text;
  return {
    id: line.id,
    sku: product?.sku ?? '',
    gtin: gtinOf(product),
    name: [named, own].filter((part) => part !== '').join(', '),
    unit: product?.unit ?? 'pcs',
    vat,
    net,
    isAdvance: line.advance === true || line.deducts !== undefined,
    ...priced(line, { amount, net, rate: vat.rate, pricesIncludeVat }),
  };
}

/** What a line is called that has no text, after the name of its product. */
function nameWithout(
  { advance, deducts, fee, freightOff }: InvoiceLine,
  say: { readonly advance: NameOfAdvance; readonly fee: string; readonly freightOff: string },
): string {
  if (deducts) return say.advance(deducts.number ?? '');
  if (advance) return say.advance();
  if (freightOff) return say.freightOff;
  return fee ? say.fee : '';
}

const GTIN = /^(\d{8}|\d{12,14})$/;

const gtinOf = (product: ProductRow | undefined): string =>
  product?.barcodes.find(({ code }) => GTIN.test(code))?.code ?? '';

interface Worth {
  readonly amount: number;
  readonly net: number;
  readonly rate: number;
  readonly pricesIncludeVat: boolean;
}

/**
 * Quantity, price for one and discount of a line, without VAT, such that they come to its net: money that is credited
 * without goods is one piece of it. What has no price of its own, or one for another unit, has that which its amount
 * says.
 */
function priced(
  line: InvoiceLine,
  { amount, net, rate, pricesIncludeVat }: Worth,
): Pick<content.InvoiceLine, 'quantity' | 'price' | 'discount'> {
  const sign = amount < 0 ? -1 : 1;
  const quantity = line.quantity === 0 ? UNIT : line.quantity;
  const rid = (sum: number): number => (pricesIncludeVat ? multiplyDivide(sum, WHOLE, WHOLE + rate) : sum);
  const isByPrice = line.price !== null && line.credited === undefined && line.quantity > 0;
  const before = isByPrice ? rid(undiscounted({ ...line, discount: 0 }, quantity)) : 0;
  const isWhole = isByPrice && before >= Math.abs(net);
  const worth = isWhole ? before : Math.abs(net);
  const price =
    isWhole && line.orderedIn === undefined
      ? rid(line.price ?? 0)
      : multiplyDivide(worth * IN_MINOR, UNIT, quantity);
  return { quantity: sign * quantity, price, discount: sign * (worth - Math.abs(net)) };
}
