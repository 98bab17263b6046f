import { vatAreaOf } from './vat-area.ts';
import { deriveTreatment, type VatDecision, type VatSupply } from './treatment.ts';

/** Ways to charge VAT that are set by somebody, whatever would follow from a sale. */
export const vatOverrides = ['domestic', 'euB2B', 'euB2C', 'export', 'reverseCharge'] as const;

/** `derived`: worked out for each line of a sale. */
export const vatSettings = ['derived', ...vatOverrides] as const;
export type VatSetting = (typeof vatSettings)[number];

/** The treatment of a line by what is set, or by the sale where nothing is. [VAT5] */
export function treatmentBy(setting: VatSetting, sale: VatSupply): VatDecision {
  const set = { reason: 'set', params: {} } as const;
  const isGoods = sale.supply === 'goods';
  switch (setting) {
    case 'derived':
      return deriveTreatment(sale);
    case 'domestic':
      return { treatment: 'domestic', taxedIn: vatAreaOf(sale.shipFrom).country, ...set };
    case 'euB2C':
      return { treatment: 'euConsumer', taxedIn: vatAreaOf(sale.shipTo).country, ...set };
    case 'euB2B':
      return { treatment: isGoods ? 'euSupply' : 'euService', ...set };
    case 'export':
      return { treatment: isGoods ? 'export' : 'outside', ...set };
    case 'reverseCharge':
      return { treatment: 'reverseChargeDomestic', ...set };
    default:
      return setting satisfies never;
  }
}
