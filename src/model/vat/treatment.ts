import { vatAreaOf, type VatArea, type VatPlace } from './vat-area.ts';
import { vatPrefixOf, vatStateOf } from './vat-number-form.ts';

/** How VAT is charged for what is sold. */
export const vatTreatments = [
  'domestic',
  'reverseChargeDomestic',
  'euSupply',
  'euService',
  'euConsumer',
  'export',
  'outside',
] as const;
export type VatTreatment = (typeof vatTreatments)[number];

/** What is sold: services are where their buyer is, goods where they go. Freight is a part of the goods it brings. */
export type Supply = 'goods' | 'service';

/** An answer of VIES about a VAT number. */
export interface VatNumberAnswer {
  readonly number: string;
  /** The day it was asked. */
  readonly askedOn: string;
  readonly valid: boolean;
}

export interface VatBuyer extends VatPlace {
  readonly vatNumber: string;
  readonly organisationNumber: string;
  /** Absent or null: VIES was not asked. */
  readonly vatNumberAnswer?: VatNumberAnswer | null | undefined;
}

/** What the VAT of a line follows from. */
export interface VatSupply {
  readonly supply: Supply;
  /** Where the company is established. */
  readonly seller: VatPlace;
  /** Where goods leave, and where they go. */
  readonly shipFrom: VatPlace;
  readonly shipTo: VatPlace;
  readonly buyer: VatBuyer;
}

/** Why a line has its treatment; the texts are in `words/vat.words.ts`. */
export const vatReasons = [
  'goodsStay',
  'goodsToEuBusiness',
  'goodsToEuWithoutNumber',
  'goodsToEuNumberUnfit',
  'goodsToEuNumberRefused',
  'goodsToEuNumberOfShipFrom',
  'goodsLeaveEu',
  'goodsAbroad',
  'serviceAtHome',
  'serviceToEuBusiness',
  'serviceToEuConsumer',
  'serviceAbroad',
  'serviceToConsumerAbroad',
  'set',
] as const;
export type VatReason = (typeof vatReasons)[number];

export interface VatDecision {
  readonly treatment: VatTreatment;
  /** The country whose rates hold; nothing where no VAT is charged. */
  readonly taxedIn?: string;
  readonly reason: VatReason;
  /** Countries (ISO) and numbers that the sentence names. */
  readonly params: Readonly<Record<string, string>>;
}

/** The treatment of a line, and why (mervärdesskattelagen 2023:200, 6 and 10 kap.; directive 2006/112). [VAT3] */
export const deriveTreatment = (sale: VatSupply): VatDecision =>
  sale.supply === 'goods' ? ofGoods(sale) : ofService(sale);

/** Goods are taxed where they leave, but those to consumers in the EU where they arrive. */
function ofGoods({ shipFrom, shipTo, buyer }: VatSupply): VatDecision {
  const [from, to] = [vatAreaOf(shipFrom), vatAreaOf(shipTo)];
  const params = { from: shipFrom.country, to: shipTo.country, number: buyer.vatNumber };
  if (from.area === to.area) return { ...chargedIn(from), reason: 'goodsStay', params };
  if (!from.goods) return { treatment: 'export', reason: 'goodsAbroad', params };
  if (!to.goods) return { treatment: 'export', reason: 'goodsLeaveEu', params };
  const known = identified(buyer);
  if (known.state === null)
    return { treatment: 'euConsumer', taxedIn: to.country, reason: unidentified[known.why], params };
  const homeNumber = from.country === 'GB' ? 'XI' : vatPrefixOf(from.country);
  return known.state === homeNumber
    ? { ...chargedIn(from), reason: 'goodsToEuNumberOfShipFrom', params }
    : { treatment: 'euSupply', reason: 'goodsToEuBusiness', params };
}

/** Services to businesses are taxed where the buyer is, to consumers where the seller is. */
function ofService({ seller, buyer }: VatSupply): VatDecision {
  const [from, to] = [vatAreaOf(seller), vatAreaOf(buyer)];
  const params = { from: seller.country, to: buyer.country, number: buyer.vatNumber };
  if (from.area === to.area) return { ...chargedIn(from), reason: 'serviceAtHome', params };
  const { state } = identified(buyer);
  if (to.services) {
    if (state === null || state === 'XI' || state === vatPrefixOf(from.country))
      return { ...chargedIn(from), reason: 'serviceToEuConsumer', params };
    return from.services
      ? { treatment: 'euService', reason: 'serviceToEuBusiness', params }
      : { treatment: 'outside', reason: 'serviceAbroad', params };
  }
  const isBusiness = buyer.organisationNumber !== '' || buyer.vatNumber !== '';
  return isBusiness
    ? { treatment: 'outside', reason: 'serviceAbroad', params }
    : { ...chargedIn(from), reason: 'serviceToConsumerAbroad', params };
}

const chargedIn = ({ country }: VatArea) => ({ treatment: 'domestic', taxedIn: country }) as const;

type Unidentified = 'none' | 'unfit' | 'refused';
const unidentified = {
  none: 'goodsToEuWithoutNumber',
  unfit: 'goodsToEuNumberUnfit',
  refused: 'goodsToEuNumberRefused',
} as const satisfies Record<Unidentified, VatReason>;

/** The state that a buyer is registered in, or why that is not known. An answer counts for the number asked about. */
function identified(
  buyer: VatBuyer,
): { readonly state: string } | { readonly state: null; readonly why: Unidentified } {
  const { vatNumber, vatNumberAnswer: answer, country } = buyer;
  if (vatNumber === '') return { state: null, why: 'none' };
  if (answer && answer.number === vatNumber && !answer.valid) return { state: null, why: 'refused' };
  const state = vatStateOf(vatNumber, country);
  return state === null ? { state, why: 'unfit' } : { state };
}
