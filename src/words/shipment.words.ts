import type { KindTexts } from './kind-texts.ts';

export const shipmentTexts = {
  kind: 'shipment',
  shown: {
    one: { en: 'Shipment', sv: 'Leverans' },
    many: { en: 'Shipments', sv: 'Leveranser' },
    page: '/apps/sales/shipments?id=$id',
  },
  about: {
    en: 'What leaves for a customer, from the packing to the door.',
    sv: 'Det som går till en kund, från packning till dörr.',
  },
  states: {
    open: { en: 'To pack', sv: 'Att packa' },
    packed: { en: 'Packed', sv: 'Packad' },
    shipped: { en: 'Shipped', sv: 'Skickad' },
    delivered: { en: 'Delivered', sv: 'Levererad' },
    cancelled: { en: 'Cancelled', sv: 'Annullerad' },
    reversed: { en: 'Reversed', sv: 'Återförd' },
  },
  commands: {
    ship: { en: 'Ship', sv: 'Skicka' },
    packAndShip: { en: 'Pack and ship', sv: 'Packa och skicka' },
    allowLots: { en: 'Allow blocked lots', sv: 'Tillåt spärrade batchar' },
    deliver: { en: 'Mark as delivered', sv: 'Markera som levererad' },
    undeliver: { en: 'Not delivered after all', sv: 'Ändå inte levererad' },
    cancel: { en: 'Cancel shipment', sv: 'Annullera leveransen' },
    reverse: { en: 'Reverse', sv: 'Återför' },
    correct: { en: 'Correct', sv: 'Rätta' },
    pack: { en: 'Pack', sv: 'Packa' },
    create: { en: 'New shipment', sv: 'Ny leverans' },
  },
  events: {
    markReturned: { en: 'Report returned', sv: 'Rapportera returnerat' },
    unreturn: { en: 'Take back a return', sv: 'Ta tillbaka en retur' },
  },
  confirms: {
    allowLots: {
      en: 'The lots in it that are blocked or have expired may leave with this shipment.',
      sv: 'De batchar i den som är spärrade eller har gått ut får skickas med den här leveransen.',
    },
    cancel: {
      en: 'The goods go back to the bins they came from, and stay reserved for the order.',
      sv: 'Varorna går tillbaka till platserna de kom från och förblir reserverade för ordern.',
    },
    reverse: {
      en: 'The goods return to staging and wait there in a new shipment.',
      sv: 'Varorna kommer tillbaka till utlastningen och väntar där i en ny leverans.',
    },
  },
  facts: {
    created: { en: 'Opened: goods wait in staging', sv: 'Skapad: varor väntar på utlastningen' },
    packed: { en: 'Packed', sv: 'Packad' },
    shipped: { en: 'Shipped', sv: 'Skickad' },
    lotsAllowed: {
      en: 'Blocked or expired lots allowed',
      sv: 'Spärrade eller utgångna batchar tillåtna',
    },
    delivered: { en: 'Delivered', sv: 'Levererad' },
    undelivered: { en: 'Delivery taken back', sv: 'Leveransmarkeringen återtagen' },
    cancelled: { en: 'Cancelled, goods put back', sv: 'Annullerad, varorna återlagda' },
    reversed: {
      en: 'Reversed, goods are back in staging',
      sv: 'Återförd, varorna är tillbaka på utlastningen',
    },
    corrected: { en: 'Corrected', sv: 'Rättad' },
    returned: { en: 'Goods came back', sv: 'Varor kom tillbaka' },
    unreturned: { en: 'Goods are with the customer again', sv: 'Varor är hos kunden igen' },
  },
  guards: {
    mayBeCorrected: {
      is: {
        en: 'less left, nothing of it comes back, the day is open, and you may ship',
        sv: 'mindre gick iväg, inget kommer tillbaka, dagen är öppen, och du får skicka',
      },
      needs: {
        en: 'Enter less than was shipped. No return brings some of it back, the day is open, and you need the permission to ship too.',
        sv: 'Ange mindre än vad som skickades. Ingen retur gäller den, dagen är öppen, och du behöver också behörighet att skicka.',
      },
    },
    nothingComesBack: {
      is: { en: 'nothing of it was returned', sv: 'inget i den är returnerat' },
      needs: {
        en: 'Nothing of it has come back, and no open return brings some of it back.',
        sv: 'Inget i den har kommit tillbaka, och ingen öppen retur gäller den.',
      },
    },
    orderIsThere: {
      is: { en: 'its order is there', sv: 'ordern finns' },
      needs: { en: 'Name an order that there is.', sv: 'Ange en order som finns.' },
    },
    mayShip: {
      is: {
        en: 'the order is not on hold, whole where it must be, and no lot is blocked or expired',
        sv: 'ordern är inte pausad, hel där den ska vara det, och ingen batch är spärrad eller har gått ut',
      },
      needs: {
        en: 'Resume the order; where it ships complete only, bring all of it to staging first. Put back lots that are blocked or have expired.',
        sv: 'Återuppta ordern; där bara hel leverans gäller, samla allt på utlastningen först. Lägg tillbaka batchar som är spärrade eller har gått ut.',
      },
    },
    someLotIsBad: {
      is: { en: 'a lot in it is blocked or has expired', sv: 'en batch i den är spärrad eller har gått ut' },
      needs: {
        en: 'There is nothing to allow while its lots are good.',
        sv: 'Det finns inget att tillåta när batcherna är bra.',
      },
    },
    carrierIsKnown: {
      is: {
        en: 'carrier and service are in use, if they are named',
        sv: 'transportör och tjänst är i bruk, om de anges',
      },
      needs: {
        en: 'Choose a carrier in use and one of its services, or none.',
        sv: 'Välj en transportör i bruk och en av dess tjänster, eller ingen.',
      },
    },
    mayPackAndShip: {
      is: {
        en: 'the order is not on hold, whole where it must be, and no lot is blocked or expired',
        sv: 'ordern är inte pausad, hel där den ska vara det, och ingen batch är spärrad eller har gått ut',
      },
      needs: {
        en: 'Resume the order; where it ships complete only, bring all of it to staging first. Put back lots that are blocked or have expired.',
        sv: 'Återuppta ordern; där bara hel leverans gäller, samla allt på utlastningen först. Lägg tillbaka batchar som är spärrade eller har gått ut.',
      },
    },
  },
  refusals: {
    noLotToAllow: {
      en: 'No lot in it is blocked or has expired.',
      sv: 'Ingen batch i den är spärrad eller har gått ut.',
    },
    goodsCameBack: {
      en: 'Some of it has been returned. A shipment that goods came back from stays.',
      sv: 'En del har returnerats. En leverans som varor kommit tillbaka från ligger kvar.',
    },
    kitNotWhole: {
      en: '{kit} ships whole: {free:quantity} of {wanted:quantity} of {sku} is in staging. Pick the rest, cancel the shipment, or let the order ship kits in parts.',
      sv: '{kit} levereras hel: {free:quantity} av {wanted:quantity} {sku} står på utlastningen. Plocka resten, annullera leveransen eller låt ordern leverera satser i delar.',
    },
    returnIsOpen: {
      en: 'Return {return} is to bring some of it back.',
      sv: 'Retur {return} gäller en del av den.',
    },
  },
} satisfies KindTexts;
