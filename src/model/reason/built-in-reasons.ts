import { uuidv7 } from '../values/ids.ts';
import { reasonLists, type ReasonList } from '../values/reasons.ts';
import type { ReasonForm } from './reason.facts.ts';

/** What the codes of built-in reasons say. A code means the same in every list that has it. */
const texts = {
  agedStock: { en: 'Old or slow-moving stock', sv: 'Gammalt eller trögrörligt lager' },
  arrivedLate: { en: 'Arrived too late', sv: 'Kom för sent' },
  auditor: { en: 'The auditor asks for it', sv: 'Revisorn ber om det' },
  awaitingInformation: { en: 'Waiting for information', sv: 'Väntar på information' },
  cameLate: { en: 'A document came late', sv: 'En handling kom sent' },
  closedByMistake: { en: 'Closed by mistake', sv: 'Avslutad av misstag' },
  credit: { en: 'Credit', sv: 'Kredit' },
  customerAcceptsShort: { en: 'The customer accepts less', sv: 'Kunden godtar färre' },
  customerRequest: { en: 'The customer asked for it', sv: 'Kunden bad om det' },
  damaged: { en: 'Damaged', sv: 'Skadad' },
  discountLeftOut: { en: 'A discount was left out', sv: 'En rabatt utelämnades' },
  discontinued: { en: 'Discontinued', sv: 'Utgången' },
  duplicate: { en: 'A duplicate', sv: 'En dubblett' },
  enteredByMistake: { en: 'Entered by mistake', sv: 'Inmatat av misstag' },
  expired: { en: 'Past its expiry date', sv: 'Utgånget datum' },
  found: { en: 'Found', sv: 'Återfunnet' },
  freeGoods: { en: 'Free goods', sv: 'Gratisvaror' },
  goodsAreGone: { en: 'The goods are gone', sv: 'Varorna är borta' },
  inspected: { en: 'Inspected and approved', sv: 'Kontrollerad och godkänd' },
  inspection: { en: 'To be inspected', sv: 'Ska kontrolleras' },
  invoiceDiffers: { en: 'The invoice says otherwise', sv: 'Fakturan säger något annat' },
  lostOnTheWay: { en: 'Lost on the way', sv: 'Försvunnen på vägen' },
  legal: { en: 'Legal reasons', sv: 'Juridiska skäl' },
  miscounted: { en: 'Miscounted earlier', sv: 'Felräknat tidigare' },
  marketPrice: { en: 'The market price has changed', sv: 'Marknadspriset har ändrats' },
  mistakeFound: { en: 'A mistake was found', sv: 'Ett fel upptäcktes' },
  missing: { en: 'Missing', sv: 'Saknas' },
  moreToDeliver: { en: 'More to deliver', sv: 'Mer att leverera' },
  notBooked: { en: 'A movement was not entered', sv: 'En förflyttning bokfördes inte' },
  notBudgeted: { en: 'Not in the budget', sv: 'Ryms inte i budgeten' },
  notFoundInBin: { en: 'Lot not found in the bin', sv: 'Batchen finns inte på platsen' },
  notInBin: { en: 'Not in the bin', sv: 'Finns inte på platsen' },
  notNeeded: { en: 'Not needed', sv: 'Behövs inte' },
  notOurs: { en: 'Not our goods', sv: 'Inte våra varor' },
  orderTooLow: { en: 'The order was too low', sv: 'Det beställdes för lite' },
  orderedByMistake: { en: 'Ordered by mistake', sv: 'Beställt av misstag' },
  other: { en: 'Another reason', sv: 'Annan orsak' },
  ownUse: { en: 'Used by ourselves', sv: 'Egen förbrukning' },
  outOfStock: { en: 'Out of stock', sv: 'Slut i lager' },
  priceDispute: { en: 'Disagreement about the price', sv: 'Oenighet om priset' },
  priceTooHigh: { en: 'The price is too high', sv: 'Priset är för högt' },
  quality: { en: 'Quality', sv: 'Kvalitet' },
  recalled: { en: 'Recalled by the maker', sv: 'Återkallad av tillverkaren' },
  regretted: { en: 'The customer changed their mind', sv: 'Kunden har ångrat sig' },
  returnedToSender: { en: 'Returned to the sender', sv: 'Returnerad till avsändaren' },
  sample: { en: 'Sample or display', sv: 'Prov eller utställning' },
  stolen: { en: 'Stolen', sv: 'Stulet' },
  supplierCannotDeliver: { en: 'The supplier cannot deliver', sv: 'Leverantören kan inte leverera' },
  supplierSentMore: { en: 'The supplier sent more', sv: 'Leverantören skickade mer' },
  tooLate: { en: 'Too late to return', sv: 'För sent att returnera' },
  used: { en: 'The goods were used', sv: 'Varorna är använda' },
  worthless: { en: 'Of no value', sv: 'Utan värde' },
  wrongItem: { en: 'Wrong item', sv: 'Fel produkt' },
  wrongItemInBin: { en: 'Another item in the bin', sv: 'En annan produkt på platsen' },
  wrongRate: { en: 'Wrong exchange rate', sv: 'Fel växelkurs' },
  wrongUnit: { en: 'Counted in another unit', sv: 'Räknat i en annan enhet' },
  wrongQuantity: { en: 'Wrong quantity', sv: 'Fel antal' },
} as const;

/** The codes of each list in the order in which they are offered. */
const codes: Readonly<Record<ReasonList, readonly (keyof typeof texts)[]>> = {
  cancel: ['customerRequest', 'orderedByMistake', 'duplicate', 'outOfStock', 'priceDispute', 'other'],
  closeShort: ['supplierCannotDeliver', 'customerAcceptsShort', 'discontinued', 'other'],
  hold: ['credit', 'customerRequest', 'awaitingInformation', 'quality', 'other'],
  amend: ['customerRequest', 'enteredByMistake', 'wrongQuantity', 'priceDispute', 'outOfStock', 'other'],
  reopen: ['closedByMistake', 'moreToDeliver', 'other'],
  reject: ['notNeeded', 'notBudgeted', 'priceTooHigh', 'wrongQuantity', 'other'],
  receiveOver: ['supplierSentMore', 'freeGoods', 'orderTooLow', 'other'],
  shortPick: ['notInBin', 'damaged', 'wrongItemInBin', 'other'],
  otherLot: ['notFoundInBin', 'damaged', 'customerRequest', 'other'],
  reverse: ['enteredByMistake', 'wrongQuantity', 'wrongItem', 'returnedToSender', 'other'],
  correct: ['invoiceDiffers', 'enteredByMistake', 'wrongRate', 'discountLeftOut', 'other'],
  undeliver: ['enteredByMistake', 'returnedToSender', 'other'],
  block: ['quality', 'legal', 'credit', 'other'],
  holdStock: ['quality', 'damaged', 'expired', 'inspection', 'legal', 'other'],
  freeStock: ['inspected', 'enteredByMistake', 'other'],
  explainCount: [
    'miscounted',
    'missing',
    'stolen',
    'damaged',
    'wrongItemInBin',
    'notBooked',
    'wrongUnit',
    'other',
  ],
  dismissParked: ['notOurs', 'worthless', 'other'],
  settle: ['lostOnTheWay', 'damaged', 'returnedToSender', 'wrongQuantity', 'other'],
  recall: ['notNeeded', 'enteredByMistake', 'wrongItem', 'quality', 'other'],
  adjust: ['missing', 'found', 'miscounted', 'stolen', 'ownUse', 'sample', 'enteredByMistake', 'other'],
  scrap: ['damaged', 'expired', 'quality', 'recalled', 'other'],
  revalue: ['marketPrice', 'agedStock', 'damaged', 'enteredByMistake', 'other'],
  take: ['goodsAreGone', 'damaged', 'other'],
  return: ['wrongItem', 'damaged', 'quality', 'wrongQuantity', 'regretted', 'arrivedLate', 'other'],
  refuseReturn: ['tooLate', 'used', 'notOurs', 'other'],
  reopenPeriod: ['cameLate', 'mistakeFound', 'auditor', 'closedByMistake', 'other'],
};

/** A reason that comes with a company. */
interface BuiltInReason extends ReasonForm {
  /** The same in every company. */
  readonly id: string;
}

/** The reasons that a company starts with, action by action; each may be renamed or hidden afterwards. */
export const builtInReasons: readonly BuiltInReason[] = reasonLists.flatMap((action) =>
  codes[action].map((code) => ({
    id: idOf(`${action}/${code}`),
    action,
    code,
    name: texts[code],
    photo: false,
  })),
);

/** An id that follows from a name: ten bytes, each from the FNV-1a hash of its number and the name. */
function idOf(name: string): string {
  const bytes = Array.from({ length: 10 }, (_, index) => {
    let hash = 0x811c9dc5;
    for (const sign of `${index}/${name}`) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
    return (hash >>> 16) & 0xff;
  });
  return uuidv7(0, Uint8Array.from(bytes));
}
