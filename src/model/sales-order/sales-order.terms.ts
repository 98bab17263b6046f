import { COMPANY } from '../company/company.kind.ts';
import type { Reader } from '../engine/reader.ts';
import type { PricedLine } from '../lines/line-schemas.ts';
import type { VatClass } from '../values/vat-rates.ts';
import { vatRateOn } from '../values/vat.ts';
import type { SalesOrderAmendment, SalesOrderFact, SalesOrderRow, SettledLine } from './sales-order.facts.ts';

/** What determines the VAT rate of a sale. */
interface TaxPlace {
  readonly customer: string;
  readonly deliveryAddress: { readonly country: string };
  readonly orderedOn: string;
}

/**
 * The VAT rate (basis points) of a sale, by the customer's treatment and the order date; null if unknown. EU consumers
 * pay their own country's rate; export and reverse charge carry none. [SO8]
 */
export function vatRateFor(view: Reader, sale: TaxPlace, vatClass: VatClass): number | null {
  const treatment = view.get('customer', sale.customer)?.vatTreatment ?? 'domestic';
  switch (treatment) {
    case 'export':
    case 'euB2B':
      return 0;
    case 'euB2C':
      return vatRateOn(vatClass, sale.deliveryAddress.country, sale.orderedOn);
    case 'domestic': {
      const home = view.get('company', COMPANY)?.address.country;
      return home === undefined ? null : vatRateOn(vatClass, home, sale.orderedOn);
    }
    default:
      return treatment satisfies never;
  }
}

/** Completes lines with what follows from the product and the tax tables. */
export function settle<L extends PricedLine>(
  view: Reader,
  sale: TaxPlace,
  lines: readonly L[],
): (L & SettledLine)[] {
  return lines.map((line) => ({
    ...line,
    stocked: view.get('product', line.product)?.kind === 'stocked',
    vatRate: vatRateFor(view, sale, line.vatClass),
  }));
}

/** The lines of an amendment: a kept line in the same VAT class keeps the rate it was confirmed with. [SO8] */
export function settleAmended(view: Reader, row: SalesOrderRow, lines: readonly PricedLine[]): SettledLine[] {
  const kept = new Map(row.lines.map((line) => [line.id, line]));
  return settle(view, row, lines).map((line) => {
    const before = kept.get(line.id);
    if (!before) return line;
    const { stocked } = before;
    return before.vatClass === line.vatClass
      ? { ...line, stocked, vatRate: before.vatRate }
      : { ...line, stocked };
  });
}

type Change = SalesOrderFact<'amended'>['changes'][number];
type Shown = Change['before'];

const headFields = [
  'theirReference',
  'promisedOn',
  'priority',
  'shipPolicy',
  'deliveryAddress',
  'notes',
  'tags',
] as const;
const lineFields = ['text', 'quantity', 'price', 'discount', 'vatClass', 'promisedOn'] as const;

/** What an amendment changes, field by field; an added or removed line is one change of its quantity. [SO11] */
export function changesOf(row: SalesOrderRow, data: SalesOrderAmendment): Change[] {
  const changes: Change[] = [];
  const note = (line: string | null, field: string, before: Shown, after: Shown): void => {
    if (before !== after) changes.push({ line, field, before, after });
  };
  for (const field of headFields) note(null, field, show(row[field]), show(data[field]));
  const now = new Map(data.lines.map((line) => [line.id, line]));
  for (const line of row.lines) {
    const next = now.get(line.id);
    if (!next) note(line.id, 'quantity', line.quantity, null);
    else for (const field of lineFields) note(line.id, field, line[field], next[field]);
    now.delete(line.id);
  }
  for (const line of now.values()) note(line.id, 'quantity', null, line.quantity);
  return changes;
}

const show = (value: string | number | object): string | number =>
  typeof value === 'object' ? Object.values(value).join(', ') : value;
