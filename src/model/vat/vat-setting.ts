import { vatAreaOf, type VatPlace } from './vat-area.ts';
import { deriveTreatment, type VatBuyer, type VatDecision, type VatSupply } from './treatment.ts';

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

const settingOf = {
  domestic: 'domestic',
  euSupply: 'euB2B',
  euConsumer: 'euB2C',
  export: 'export',
} as const;

/** How goods that leave home for a party's own address are charged: what needs neither permission nor reason. [CU6] */
export function usualSetting(
  home: VatPlace,
  party: VatPlace & Pick<VatBuyer, 'vatNumber'>,
): (typeof settingOf)[keyof typeof settingOf] {
  const buyer = { ...party, organisationNumber: '' };
  const sale = { supply: 'goods', seller: home, shipFrom: home, shipTo: party, buyer } as const;
  const { treatment } = deriveTreatment(sale);
  return settingOf[treatment as keyof typeof settingOf]; // goods have no other
}
