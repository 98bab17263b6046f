import type { KindTexts } from './kind-texts.ts';
import { recordTexts } from './record.words.ts';

const { active, blocked } = recordTexts.states;

export const lotTexts = {
  kind: 'lot',
  shown: {
    one: { en: 'Lot', sv: 'Batch' },
    many: { en: 'Lots and serial numbers', sv: 'Batchar och serienummer' },
    page: '/apps/inventory/lots?id=$id',
  },
  about: {
    en: 'Goods that were made together, or one unit with a number of its own: where they came from, where they lie, who got them.',
    sv: 'Varor som tillverkats tillsammans, eller ett exemplar med eget nummer: varifrån de kom, var de ligger, vem som fick dem.',
  },
  states: { active, expired: { en: 'Expired', sv: 'Utgången' }, blocked },
  commands: {
    create: { en: 'New lot', sv: 'Ny batch' },
    update: recordTexts.commands.update,
    block: { en: 'Block', sv: 'Spärra' },
    unblock: { en: 'Unblock', sv: 'Häv spärren' },
    expire: { en: 'Expire', sv: 'Låt gå ut' },
  },
  confirms: {
    block: {
      en: 'What lies of it is no longer promised or picked. Orders that it was promised to wait for other stock.',
      sv: 'Det som ligger av den lovas och plockas inte längre. Ordrar som den var lovad till väntar på andra varor.',
    },
  },
  facts: {
    created: { en: 'Came in', sv: 'Kom in' },
    updated: recordTexts.facts.updated,
    blocked: recordTexts.facts.blocked,
    unblocked: recordTexts.facts.unblocked,
    expired: { en: 'Expired', sv: 'Gick ut' },
  },
  guards: {
    lotIsNew: {
      is: {
        en: 'the product has no other lot with this number',
        sv: 'artikeln har ingen annan batch med numret',
      },
      needs: {
        en: 'Choose a number that the product does not have yet.',
        sv: 'Välj ett nummer som artikeln inte har.',
      },
    },
    expiryIsKnown: {
      is: {
        en: 'it has a day of expiry if its product does',
        sv: 'den har en bäst före-dag om artikeln har det',
      },
      needs: { en: 'Give the day on which it expires.', sv: 'Ange bäst före-dagen.' },
    },
    dayIsOver: {
      is: { en: 'its last day is over', sv: 'dess sista dag är över' },
      needs: { en: 'The day on which it expires has to be over.', sv: 'Bäst före-dagen ska vara över.' },
    },
    givenDayIsOver: {
      is: { en: 'the corrected day is over', sv: 'den rättade dagen är över' },
      needs: { en: 'Give a day that is over.', sv: 'Ange en dag som är över.' },
    },
    hasLapsed: {
      is: { en: 'it expired meanwhile', sv: 'den gick ut under tiden' },
      needs: { en: 'The day on which it expires has to be over.', sv: 'Bäst före-dagen ska vara över.' },
    },
  },
  refusals: {
    unknownLot: { en: '{sku} has no lot {lot}.', sv: '{sku} har ingen batch {lot}.' },
    lotMissing: {
      en: 'Give the lot or serial number of {sku}.',
      sv: 'Ange batch eller serienummer för {sku}.',
    },
    lotNotAsked: {
      en: '{sku} has no lots or serial numbers.',
      sv: '{sku} har varken batchar eller serienummer.',
    },
    serialIsOne: {
      en: 'A serial number of {sku} stands for one unit.',
      sv: 'Ett serienummer för {sku} står för ett exemplar.',
    },
    serialIsHere: {
      en: 'Serial number {serial} of {sku} is already in stock.',
      sv: 'Serienummer {serial} för {sku} finns redan i lager.',
    },
    lotLasts: { en: 'The lot has not expired yet.', sv: 'Batchen har inte gått ut än.' },
    expiryMissing: {
      en: 'Give the day on which this lot of {sku} expires.',
      sv: 'Ange bäst före-dagen för batchen av {sku}.',
    },
    otherExpiry: {
      en: 'Lot {lot} of {sku} is known with another day of expiry: {on:day}.',
      sv: 'Batch {lot} av {sku} har redan en annan bäst före-dag: {on:day}.',
    },
    lotBlocked: {
      en: 'Lot {lot} of {sku} is blocked.',
      sv: 'Batch {lot} av {sku} är spärrad.',
    },
    lotExpired: {
      en: 'Lot {lot} of {sku} expired on {on:day}.',
      sv: 'Batch {lot} av {sku} gick ut {on:day}.',
    },
    notFreeToHold: {
      en: 'Only {most:quantity} of {sku} can be put on hold there.',
      sv: 'Bara {most:quantity} av {sku} kan spärras där.',
    },
    notOnHold: {
      en: 'Only {most:quantity} of {sku} are on hold there.',
      sv: 'Bara {most:quantity} av {sku} är spärrat där.',
    },
  },
  fields: {
    lotMissing: { en: 'Give the lot or serial number.', sv: 'Ange batch eller serienummer.' },
    lotNotAsked: {
      en: 'The product has no lots or serial numbers.',
      sv: 'Artikeln har varken batchar eller serienummer.',
    },
    serialIsOne: {
      en: 'A serial number stands for one unit.',
      sv: 'Ett serienummer står för ett exemplar.',
    },
    serialIsHere: {
      en: 'This serial number is already in stock.',
      sv: 'Serienumret finns redan i lager.',
    },
    expiryMissing: { en: 'Give the day on which it expires.', sv: 'Ange bäst före-dagen.' },
    otherExpiry: {
      en: 'This lot is known with another day of expiry.',
      sv: 'Batchen har redan en annan bäst före-dag.',
    },
    unknownLot: { en: 'The product has no such lot.', sv: 'Artikeln har ingen sådan batch.' },
    lotExpired: { en: 'The lot has expired.', sv: 'Batchen har gått ut.' },
    notFreeToHold: { en: 'More than can be put on hold there.', sv: 'Mer än vad som kan spärras där.' },
    notOnHold: { en: 'More than is on hold there.', sv: 'Mer än vad som är spärrat där.' },
  },
} satisfies KindTexts;
