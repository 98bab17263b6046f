import type { RefusalTexts } from './kind-texts.ts';

/** Texts of the stock ledger, whichever document moves or reserves the goods. */
export const stockTexts: RefusalTexts = {
  refusals: {
    codeDoubtful: {
      en: '{code} is a code of {skus}: change it on all but one of them.',
      sv: '{code} är en kod för {skus}: ändra den på alla utom en av dem.',
    },
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
    beforeTheGoods: {
      en: 'There was not enough {sku} in {location} that early. {firstDay:day} is the first possible day.',
      sv: 'Så tidigt fanns inte tillräckligt av {sku} på {location}. {firstDay:day} är första möjliga dag.',
    },
    beforeTheBooks: {
      en: 'That is too long ago. {firstDay:day} is the first possible day.',
      sv: 'Det är för länge sedan. {firstDay:day} är första möjliga dag.',
    },
    onOpenOrder: {
      en: 'It is on an order that is not finished.',
      sv: 'Den finns på en order som inte är avslutad.',
    },
    receiptsOpen: {
      en: 'Post or discard the open receipts first ({open}).',
      sv: 'Bokför eller kasta först de öppna inleveranserna ({open}).',
    },
    movementsOpen: {
      en: 'Finish or cancel the open movements first ({open}).',
      sv: 'Slutför eller annullera först de öppna förflyttningarna ({open}).',
    },
    customerReturnsOpen: {
      en: 'Post or cancel the open returns first ({open}).',
      sv: 'Bokför eller annullera först de öppna returerna ({open}).',
    },
    supplierReturnsOpen: {
      en: 'Finish or cancel the open returns to suppliers first ({open}).',
      sv: 'Slutför eller annullera först de öppna leverantörsreturerna ({open}).',
    },
    adjustmentsOpen: {
      en: 'Post or discard the open adjustments first ({open}).',
      sv: 'Bokför eller kasta först de öppna justeringarna ({open}).',
    },
    assembliesOpen: {
      en: 'Finish or cancel the open assemblies first ({open}).',
      sv: 'Slutför eller annullera först de öppna monteringarna ({open}).',
    },
    countsOpen: {
      en: 'Post or cancel the open counts first ({open}).',
      sv: 'Bokför eller annullera först de öppna inventeringarna ({open}).',
    },
    isArchived: { en: '{name} is archived.', sv: '{name} är arkiverad.' },
    placeArchived: {
      en: '{location} is archived, and takes no goods.',
      sv: '{location} är arkiverad och tar inte emot varor.',
    },
    productArchived: {
      en: '{sku} is archived, and does not come in.',
      sv: '{sku} är arkiverad och tas inte emot.',
    },
    reservedByOthers: {
      en: '{sku} in {location} is reserved for another document.',
      sv: '{sku} på {location} är reserverat för något annat.',
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
  fields: {
    receiptsOpen: { en: 'It is on a receipt.', sv: 'Den finns på en inleverans.' },
    movementsOpen: { en: 'It is on a movement.', sv: 'Den finns på en förflyttning.' },
    customerReturnsOpen: { en: 'It is on a return.', sv: 'Den finns på en retur.' },
    supplierReturnsOpen: {
      en: 'It is on a return to a supplier.',
      sv: 'Den finns på en leverantörsretur.',
    },
    adjustmentsOpen: { en: 'It is on an adjustment.', sv: 'Den finns på en justering.' },
    assembliesOpen: { en: 'It is on an assembly.', sv: 'Den finns på en montering.' },
    isArchived: { en: 'This one is archived: choose another.', sv: 'Arkiverad: välj en annan.' },
    beforeTheGoods: {
      en: 'There was not enough of the goods yet.',
      sv: 'Varorna fanns inte i tillräcklig mängd då.',
    },
    beforeTheBooks: { en: 'That is too long ago.', sv: 'Det är för länge sedan.' },
  },
};
