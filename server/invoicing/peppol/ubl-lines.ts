import type {
  InvoiceCharge,
  InvoiceContent,
  InvoiceLine,
} from '#model/areas/sales/invoice/invoice-content.ts';
import { writtenPrice } from '#model/areas/sales/invoice/written-price.ts';
import { unitCodeOf } from '#model/values/unit-codes.ts';
import { isStockUnit } from '#model/values/units.ts';
import { decimal } from '../decimal.ts';
import { amountIn, taxCategory } from './ubl-figures.ts';
import type { UblElements } from './ubl-xml.ts';

/** UNCL7161 of what is charged, and UNCL5189 of a discount. */
const reasons: Readonly<Record<InvoiceCharge['kind'], string>> = {
  freight: 'FC',
  fee: 'ABK',
  discount: '95',
};
/** ISO 6523: GTIN. */
const GTIN = '0160';

const words = {
  en: { discount: 'Discount', unit: 'Unit' },
  sv: { discount: 'Rabatt', unit: 'Enhet' },
} as const;

/** What is charged, or taken off, on top of the lines. */
export const charges = ({ charges: all, currency }: InvoiceContent): readonly UblElements[] =>
  all.map(({ kind, text, amount, vat }) => ({
    'cbc:ChargeIndicator': String(kind !== 'discount'),
    'cbc:AllowanceChargeReasonCode': reasons[kind],
    'cbc:AllowanceChargeReason': text,
    'cbc:Amount': amountIn(currency, amount),
    'cac:TaxCategory': taxCategory(vat),
  }));

/** A line by its place, counted from one. */
export function ublLine(
  line: InvoiceLine,
  place: number,
  { currency, language }: InvoiceContent,
  quantityName: 'cbc:InvoicedQuantity' | 'cbc:CreditedQuantity',
): UblElements {
  const { discount, unit } = words[language];
  return {
    'cbc:ID': String(place),
    'cbc:Note': isStockUnit(line.unit) ? undefined : `${unit}: ${line.unit}`,
    [quantityName]: quantityIn(line.unit, line.quantity),
    'cbc:LineExtensionAmount': amountIn(currency, line.net),
    'cac:AllowanceCharge':
      line.discount === 0
        ? undefined
        : {
            'cbc:ChargeIndicator': 'false',
            'cbc:AllowanceChargeReasonCode': reasons.discount,
            'cbc:AllowanceChargeReason': discount,
            'cbc:Amount': amountIn(currency, line.discount),
          },
    'cac:Item': {
      'cbc:Name': line.name,
      'cac:SellersItemIdentification': { 'cbc:ID': line.sku },
      'cac:StandardItemIdentification': { 'cbc:ID': { '@schemeID': GTIN, '#text': line.gtin } },
      'cac:ClassifiedTaxCategory': taxCategory(line.vat),
    },
    'cac:Price': price(line, currency),
  };
}

function price(line: InvoiceLine, currency: string): UblElements {
  const { price: amount, per } = writtenPrice(line);
  return {
    'cbc:PriceAmount': { '@currencyID': currency, '#text': decimal(amount, 4) },
    'cbc:BaseQuantity': quantityIn(line.unit, per),
  };
}

const quantityIn = (unit: string, thousandths: number): UblElements => ({
  '@unitCode': unitCodeOf(unit),
  '#text': decimal(thousandths, 3),
});
