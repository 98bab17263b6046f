import type { RefusalTexts } from './kind-texts.ts';

/** Texts of the stock ledger, whichever document moves or reserves the goods. */
export const stockTexts: RefusalTexts = {
  refusals: {
    samePlace: { en: 'The goods are already there.', sv: 'Varorna finns redan där.' },
    notFree: {
      en: 'Only {free:quantity} of {sku} available; {wanted:quantity} needed.',
      sv: 'Bara {free:quantity} av {sku} är disponibelt; {wanted:quantity} behövs.',
    },
    insufficientStock: {
      en: 'Only {onHand:quantity} of {sku} in {location}; {wanted:quantity} needed.',
      sv: 'Bara {onHand:quantity} av {sku} på {location}; {wanted:quantity} behövs.',
    },
    stockIsOnHold: {
      en: '{sku} in {location}: {onHand:quantity} are there, but some are on hold.',
      sv: '{sku} på {location}: {onHand:quantity} finns där, men en del är spärrat.',
    },
    reservedByOthers: {
      en: '{sku} in {location} is reserved for another order.',
      sv: '{sku} på {location} är reserverat för en annan order.',
    },
    lastUnitTaken: {
      en: 'No more {sku} available: reserved for {holder}, by {by:person}.',
      sv: 'Inget mer av {sku} är disponibelt: reserverat för {holder}, av {by:person}.',
    },
    completeOnly: {
      en: 'This order ships complete only: {free:quantity} of {sku} ready, {wanted:quantity} needed.',
      sv: 'Ordern levereras bara komplett: {free:quantity} av {sku} är klart, {wanted:quantity} behövs.',
    },
  },
};
