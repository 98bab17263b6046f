import { COMPANY } from '#model/values/company-document.ts';
import type { Reader } from '#model/engine/reader.ts';
import type { PricedLine } from '#model/lines/line-schemas.ts';
import { onField } from '#model/engine/on-field.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import type { DecisionContext } from '#model/engine/document-type.ts';
import { followedTerm } from '#model/areas/setup/party-category/party-terms.ts';
import { vatRateOn } from '#model/areas/setup/vat-rate/vat-rates-in-force.ts';
import type { Supply, VatDecision } from '#model/vat/treatment.ts';
import { vatCodesOf, type VatCodes } from '#model/vat/vat-codes.ts';
import { treatmentBy, type VatSetting } from '#model/vat/vat-setting.ts';
import type { CustomerRow } from '../customer/customer.facts.ts';
import type { SalesOrderForm, SalesOrderRow } from './sales-order.facts.ts';

/** What the VAT of a sale follows from, besides its lines and the day. */
export type VatSale = Pick<SalesOrderForm, 'customer' | 'warehouse' | 'vatOverride'> & {
  readonly deliveryAddress: Pick<SalesOrderForm['deliveryAddress'], 'country' | 'postcode'>;
};

/** What of a line its VAT follows from. */
export type VatLine = Pick<PricedLine, 'product' | 'charge' | 'vatClass'>;

/** A treatment, with who set it and why where it does not follow from the sale. */
export interface SaleVat extends VatDecision {
  /** A category by its name. */
  readonly setBy?: 'order' | 'customer' | { readonly category: string };
  /** Why it was set, as it was written; absent: nobody wrote anything. */
  readonly note?: string;
}

/** Freight and fees are a part of the goods that they are charged on. */
export const supplyOf = (view: Reader, { product, charge }: Pick<VatLine, 'product' | 'charge'>): Supply =>
  charge === undefined && view.get('product', product)?.kind === 'service' ? 'service' : 'goods';

/** How VAT is charged for something on a sale; null where nothing says where the goods leave from. [SO8] [VAT3] */
export function vatOf(view: Reader, sale: VatSale, supply: Supply): SaleVat | null {
  const seller = view.get('company', COMPANY)?.address;
  const shipFrom = view.get('warehouse', sale.warehouse)?.address ?? seller;
  if (!shipFrom) return null;
  const customer = view.get('customer', sale.customer);
  const buyer = {
    ...(customer?.addresses.billing ?? sale.deliveryAddress),
    vatNumber: customer?.vatNumber ?? '',
    organisationNumber: customer?.organisationNumber ?? '',
    vatNumberAnswer: customer?.vatNumberAnswer,
  };
  const { setting, ...set } = settingOf(view, sale, customer);
  const decision = treatmentBy(setting, {
    supply,
    seller: seller ?? shipFrom,
    shipFrom,
    shipTo: sale.deliveryAddress,
    buyer,
  });
  return setting === 'derived' ? decision : { ...decision, ...set };
}

type Setting = Pick<SaleVat, 'setBy' | 'note'> & { readonly setting: VatSetting };

/** What is set on the order, else on the customer or its category; an unknown customer buys at home. */
function settingOf(view: Reader, { vatOverride }: VatSale, customer: CustomerRow | undefined): Setting {
  if (vatOverride) return { setting: vatOverride.treatment, setBy: 'order', note: vatOverride.reason };
  if (!customer) return { setting: 'domestic' };
  const { value, from } = followedTerm(view, 'customer', customer, 'vatTreatment');
  const setting = value as VatSetting; // the schema of the term
  if (typeof from === 'object') return { setting, setBy: { category: from.name } };
  const note = customer.vatReason ?? '';
  return { setting, setBy: 'customer', ...(note !== '' && { note }) };
}

/** The VAT rate (basis points) of a line whose goods leave on a day; null if unknown. [SO8] [VR1] */
export function vatRateFor(view: Reader, sale: VatSale, line: VatLine, on: string): number | null {
  const vat = vatOf(view, sale, supplyOf(view, line));
  if (!vat) return null;
  return vat.taxedIn === undefined ? 0 : vatRateOn(view, line.vatClass, vat.taxedIn, on);
}

const OVERRIDE_VAT = 'salesOrder.overrideVat';

/** [SO92] Whoever sets how VAT is charged on an order has the permission, and says why. */
export function vatOverrideRefusal(
  { env, row }: Pick<DecisionContext<SalesOrderRow>, 'env' | 'row'>,
  { vatOverride }: Pick<SalesOrderForm, 'vatOverride'>,
): Refusal | null {
  const before = row?.vatOverride ?? null;
  if (vatOverride === undefined || JSON.stringify(vatOverride) === JSON.stringify(before)) return null;
  if (!env.internal && !env.may(OVERRIDE_VAT))
    return onField('vatOverrideNotPermitted', 'vatOverride', { permission: OVERRIDE_VAT });
  return vatOverride && vatOverride.reason === '' ? onField('vatReasonMissing', 'vatOverride.reason') : null;
}

/** How VAT is charged for some lines of a sale. */
export interface LinesVat {
  readonly vat: SaleVat;
  readonly codes: VatCodes;
}

/** The ways in which VAT is charged on a sale, each once, in the order of its lines. */
export function vatsOf(
  view: Reader,
  sale: VatSale,
  lines: readonly (VatLine & { readonly vatRate: number | null })[],
): readonly LinesVat[] {
  const found = new Map<string, LinesVat>();
  for (const line of lines) {
    const vat = vatOf(view, sale, supplyOf(view, line));
    if (!vat) continue;
    const codes = vatCodesOf(vat.treatment, line.vatClass, line.vatRate ?? 0);
    const key = `${vat.treatment}/${vat.reason}/${codes.category}`;
    if (!found.has(key)) found.set(key, { vat, codes });
  }
  return [...found.values()];
}
