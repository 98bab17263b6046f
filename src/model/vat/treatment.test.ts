import { describe, expect, test } from 'vitest';
import { vatNumbers } from '#model/checks/vat-numbers.ts';
import type { VatClass } from '#model/values/vat-rates.ts';
import { vatRateAmong } from '#model/values/vat.ts';
import { deriveTreatment, type VatBuyer, type VatSupply } from './treatment.ts';
import { isInUnion } from './union.ts';
import { vatAreaOf } from './vat-area.ts';
import { vatCodesOf } from './vat-codes.ts';
import { vatPrefixOf, vatStateOf } from './vat-number-form.ts';
import { treatmentBy, vatOverrides } from './vat-setting.ts';

const placeOf = (written: string) => {
  const [country = '', postcode = ''] = written.split(/ (.*)/);
  return { country, postcode };
};

interface Sold {
  readonly supply?: VatSupply['supply'];
  readonly from: string;
  readonly to: string;
  /** Absent: where the goods go. */
  readonly buyerIn?: string;
  readonly buyer?: Partial<VatBuyer>;
}

const saleOf = ({ supply = 'goods', from, to, buyerIn = to, buyer = {} }: Sold): VatSupply => ({
  supply,
  seller: placeOf(from),
  shipFrom: placeOf(from),
  shipTo: placeOf(to),
  buyer: { ...placeOf(buyerIn), vatNumber: '', organisationNumber: '', ...buyer },
});

/** Treatment, category, code and rate (basis points) of standard goods, or of a service, on a day of 2026. */
function answered(sold: Sold, vatClass: VatClass = 'standard') {
  const { treatment, taxedIn } = deriveTreatment(saleOf(sold));
  const rate = taxedIn === undefined ? 0 : vatRateAmong([], vatClass, taxedIn, '2026-11-30');
  const { category, exemptionCode } = vatCodesOf(treatment, vatClass, rate ?? 0);
  return [treatment, category, exemptionCode, rate];
}

const at = (vatNumber: string): Partial<VatBuyer> => ({ vatNumber });
const home = (rate: number) => ['domestic', 'S', null, rate];
const consumer = (rate: number) => ['euConsumer', 'S', null, rate];
const supplied = ['euSupply', 'K', 'VATEX-EU-IC', 0];
const exported = ['export', 'G', 'VATEX-EU-G', 0];
const reversed = ['euService', 'AE', 'VATEX-EU-AE', 0];
const outside = ['outside', 'O', 'VATEX-EU-O', 0];

describe('goods', () => {
  test.each<[from: string, to: string, vatNumber: string, expected: unknown]>([
    ['SE', 'SE', '', home(2500)],
    ['SE', 'SE', 'DE136695976', home(2500)],
    ['SE', 'DE', 'DE136695976', supplied],
    ['SE', 'DE', 'de 136.695-976', supplied],
    ['SE', 'DE', '136695976', supplied],
    ['SE', 'GR', 'EL094259216', supplied],
    ['SE', 'DK', 'DE136695976', supplied],
    ['SE', 'DE', '', consumer(1900)],
    ['SE', 'DE', 'DE12345', consumer(1900)],
    ['SE', 'DE', 'NO995525828MVA', consumer(1900)],
    ['SE', 'FI', 'SE556000000101', home(2500)],
    ['EE', 'SE', 'SE556000000101', supplied],
    ['EE', 'EE', 'SE556000000101', home(2400)],
    ['SE', 'NO', 'NO995525828MVA', exported],
    ['SE', 'NO', '', exported],
    ['NO', 'SE', 'SE556000000101', exported],
    ['NO', 'NO', '', home(2500)],
    ['SE', 'GB SW1A 1AA', 'GB980780684', exported],
    ['SE', 'GB BT1 5GS', 'XI980780684', supplied],
    ['SE', 'GB BT1 5GS', '', consumer(2000)],
    ['GB BT1 5GS', 'GB SW1A 1AA', '', home(2000)],
    ['GB BT1 5GS', 'IE', 'IE6433435F', supplied],
    ['GB BT1 5GS', 'IE', 'XI980780684', home(2000)],
    ['GB SW1A 1AA', 'IE', 'IE6433435F', exported],
    ['SE', 'MC 98000', 'FR40303265045', supplied],
    ['SE', 'MC 98000', '', consumer(2000)],
    ['FR 75001', 'MC 98000', '', home(2000)],
    ['SE', 'ES 28001', 'ESA28015865', supplied],
    ['SE', 'ES 35001', 'ESA28015865', exported],
    ['ES 28001', 'ES 38001', 'ESA28015865', exported],
    ['ES 35001', 'ES 35001', '', home(2100)],
    ['SE', 'AX 22100', 'FI20774740', exported],
    ['SE', 'FI 22100', 'FI20774740', exported],
    ['SE', 'FI FI-22100', 'FI20774740', exported],
    ['SE', 'FI 00100', 'FI20774740', supplied],
    ['SE', 'FR 97110', '', exported],
    ['SE', 'DE 78266', '', exported],
    ['SE', 'IT 23041', '', exported],
    ['CH', 'LI', '', home(810)],
    ['SE', 'GL', '', exported],
  ])('[VAT3] [VAT1] [VAT4] from %s to %s with the number "%s"', (from, to, vatNumber, expected) => {
    expect(answered({ from, to, buyer: at(vatNumber) })).toEqual(expected);
  });

  test.each<[vatClass: VatClass, to: string, expected: unknown]>([
    ['food', 'SE', ['domestic', 'S', null, 600]],
    ['zero', 'SE', ['domestic', 'Z', null, 0]],
    ['exempt', 'SE', ['domestic', 'E', null, 0]],
    ['food', 'IE', ['euConsumer', 'Z', null, 0]],
    ['exempt', 'IE', ['euConsumer', 'E', null, 0]],
    ['exempt', 'NO', exported],
  ])('[VAT4] of the class %s from Sweden to %s', (vatClass, to, expected) => {
    expect(answered({ from: 'SE', to }, vatClass)).toEqual(expected);
  });

  test('[VAT2] a number that VIES refused is none; an answer about another number counts for nothing', () => {
    const answer = { number: 'DE136695976', askedOn: '2026-11-01', valid: false };
    const decided = (number: string, valid: boolean) =>
      deriveTreatment(
        saleOf({
          from: 'SE',
          to: 'DE',
          buyer: { vatNumber: 'DE136695976', vatNumberAnswer: { ...answer, number, valid } },
        }),
      ).reason;
    expect(decided('DE136695976', false)).toBe('goodsToEuNumberRefused');
    expect(decided('DE136695976', true)).toBe('goodsToEuBusiness');
    expect(decided('DE111111125', false)).toBe('goodsToEuBusiness');
  });

  test.each([
    ['SE', '', 'goodsStay'],
    ['DE', '', 'goodsToEuWithoutNumber'],
    ['DE', 'DE1', 'goodsToEuNumberUnfit'],
    ['DE', 'DE136695976', 'goodsToEuBusiness'],
    ['DE', 'SE556000000101', 'goodsToEuNumberOfShipFrom'],
    ['US', '', 'goodsLeaveEu'],
  ])('[VAT3] to %s with "%s" the reason is %s, with both countries', (to, vatNumber, reason) => {
    expect(deriveTreatment(saleOf({ from: 'SE', to, buyer: at(vatNumber) }))).toMatchObject({
      reason,
      params: { from: 'SE', to, number: vatNumber },
    });
  });
});

describe('services', () => {
  const organisation = (organisationNumber: string): Partial<VatBuyer> => ({ organisationNumber });
  test.each<[from: string, buyerIn: string, buyer: Partial<VatBuyer>, expected: unknown]>([
    ['SE', 'SE', {}, home(2500)],
    ['SE', 'DE', at('DE136695976'), reversed],
    ['SE', 'DE', at(''), home(2500)],
    ['SE', 'DE', at('DE1'), home(2500)],
    ['SE', 'DE', at('SE556000000101'), home(2500)],
    ['SE', 'NO', at('NO995525828MVA'), outside],
    ['SE', 'US', organisation('12-3456789'), outside],
    ['SE', 'US', {}, home(2500)],
    ['SE', 'GB BT1 5GS', at('XI980780684'), outside],
    ['SE', 'AX 22100', at('FI20774740'), outside],
    ['NO', 'SE', at('SE556000000101'), outside],
    ['NO', 'SE', {}, home(2500)],
    ['SE', 'MC 98000', at('FR40303265045'), reversed],
  ])('[VAT3] [VAT4] from %s to a buyer in %s: %o', (from, buyerIn, buyer, expected) => {
    expect(answered({ supply: 'service', from, to: from, buyerIn, buyer })).toEqual(expected);
  });
});

test('[VAT5] what is set goes before what follows from the sale', () => {
  const sale = saleOf({ from: 'SE', to: 'DE' });
  const set = (supply: VatSupply['supply']) =>
    vatOverrides.map((setting) => {
      const { treatment, taxedIn, reason } = treatmentBy(setting, { ...sale, supply });
      return [setting, treatment, taxedIn, reason];
    });
  expect(set('goods')).toEqual([
    ['domestic', 'domestic', 'SE', 'set'],
    ['euB2B', 'euSupply', undefined, 'set'],
    ['euB2C', 'euConsumer', 'DE', 'set'],
    ['export', 'export', undefined, 'set'],
    ['reverseCharge', 'reverseChargeDomestic', undefined, 'set'],
  ]);
  expect(set('service').map(([, treatment]) => treatment)).toEqual([
    'domestic',
    'euService',
    'euConsumer',
    'outside',
    'reverseChargeDomestic',
  ]);
  expect(treatmentBy('derived', sale)).toEqual(deriveTreatment(sale));
  expect(vatCodesOf('reverseChargeDomestic', 'standard', 0)).toEqual({
    category: 'AE',
    exemptionCode: 'VATEX-EU-AE',
    legalText: 'reverseCharge',
  });
});

const ofUnion = Object.entries(vatNumbers).filter(([country]) => isInUnion(country));
test.each(ofUnion)('[VAT2] a number that is right in %s has its form', (country, { example }) => {
  expect(vatStateOf(example, country)).toBe(vatPrefixOf(country));
});

test('[VAT1] a place without a postcode is in the area of its country', () => {
  expect(vatAreaOf({ country: 'ES', postcode: '' })).toEqual({
    area: 'ES',
    country: 'ES',
    goods: true,
    services: true,
  });
});
