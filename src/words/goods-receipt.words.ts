import type { KindTexts } from './kind-texts.ts';

export const goodsReceiptTexts = {
  kind: 'goodsReceipt',
  shown: {
    one: { en: 'Goods receipt', sv: 'Inleverans' },
    many: { en: 'Goods receipts', sv: 'Inleveranser' },
    page: '/apps/purchasing/goods-receipts/$id',
  },
  about: {
    en: 'Goods that come in: counted, and posted to stock.',
    sv: 'Varor som kommer in: räknas och bokförs i lager.',
  },
  states: {
    draft: { en: 'To count', sv: 'Att räkna' },
    counted: { en: 'Counted', sv: 'Räknat' },
    posted: { en: 'Posted', sv: 'Bokförd' },
    reversed: { en: 'Reversed', sv: 'Återförd' },
    discarded: { en: 'Discarded', sv: 'Borttagen' },
  },
  commands: {
    post: { en: 'Post receipt', sv: 'Bokför inleverans' },
    correctCost: { en: 'Correct cost', sv: 'Rätta kostnad' },
    reverse: { en: 'Reverse', sv: 'Återför' },
    correct: { en: 'Correct', sv: 'Rätta' },
    discard: { en: 'Discard', sv: 'Ta bort utkast' },
    create: { en: 'New goods receipt', sv: 'Ny inleverans' },
    count: { en: 'Save count', sv: 'Spara räkning' },
  },
  events: {
    putAway: { en: 'Put away by a movement', sv: 'Inlagrad genom en flytt' },
    takeOut: { en: 'A put-away was reversed', sv: 'En inlagring återfördes' },
    markReturned: { en: 'Sent back by a return', sv: 'Skickad tillbaka genom en retur' },
    unreturn: { en: 'A return to the supplier was reversed', sv: 'En leverantörsretur återfördes' },
  },
  confirms: {
    reverse: {
      en: 'The goods leave stock again, at the cost they came in with.',
      sv: 'Varorna lämnar lagret igen, till kostnaden de kom in med.',
    },
    discard: { en: 'The count is discarded.', sv: 'Det som räknats här läggs undan.' },
  },
  facts: {
    created: { en: 'Opened', sv: 'Öppnad' },
    counted: { en: 'Counted', sv: 'Räknat' },
    posted: { en: 'Posted', sv: 'Bokförd' },
    costCorrected: { en: 'Cost corrected', sv: 'Kostnad rättad' },
    putAway: { en: 'Put away', sv: 'Inlagrad' },
    takenOut: { en: 'Put-away reversed', sv: 'Inlagring återförd' },
    returned: { en: 'Goods sent back to the supplier', sv: 'Varor skickade tillbaka till leverantören' },
    unreturned: { en: 'Goods not sent back after all', sv: 'Varor ändå inte skickade tillbaka' },
    reversed: { en: 'Reversed', sv: 'Återförd' },
    corrected: { en: 'Corrected', sv: 'Rättad' },
    discarded: { en: 'Discarded', sv: 'Borttagen' },
  },
  guards: {
    mayBeCorrected: {
      is: {
        en: 'something differs, it may be reversed, and you may count and post',
        sv: 'något skiljer sig, den får återföras, och du får räkna och bokföra',
      },
      needs: {
        en: 'Change something. The receipt may be reversed, and you need the permissions to count and to post too.',
        sv: 'Ändra något. Inleveransen ska gå att återföra, och du behöver också behörighet att räkna och bokföra.',
      },
    },
    mayBeOpened: {
      is: {
        en: 'an active warehouse, and an order that awaits goods',
        sv: 'ett aktivt lager, och en order som väntar varor',
      },
      needs: {
        en: 'Name an active warehouse and a source that fits: an order that awaits goods, a supplier, or neither for an opening stock.',
        sv: 'Ange ett aktivt lager och en källa som passar: en order som väntar varor, en leverantör, eller ingen vid ingående lager.',
      },
    },
    mayBeCounted: {
      is: { en: 'something is counted, line by line', sv: 'något är räknat, rad för rad' },
      needs: {
        en: "Count something, each product once for each place, on lines of the receipt's own order.",
        sv: 'Räkna något, varje artikel en gång per plats, på rader i inleveransens egen order.',
      },
    },
    mayBePosted: {
      is: {
        en: 'it fits order, places, tolerance and period',
        sv: 'den passar order, platser, tolerans och period',
      },
      needs: {
        en: 'The places are active, the order still awaits goods, the day is open, and more than the tolerance needs the permission and a reason.',
        sv: 'Platserna är aktiva, ordern väntar fortfarande varor, dagen är öppen, och mer än toleransen kräver behörighet och skäl.',
      },
    },
    costMayBeCorrected: {
      is: {
        en: 'a cost differs, you see costs and today is open',
        sv: 'en kostnad skiljer sig, du får se kostnader och dagen är öppen',
      },
      needs: {
        en: 'Enter what lines really cost. You need permission to see costs, and today must not be in a closed period.',
        sv: 'Ange vad raderna verkligen kostade. Du behöver behörighet att se kostnader, och dagen får inte ligga i en stängd period.',
      },
    },
    mayBeReversed: {
      is: {
        en: 'the goods are still there, none of them is to go back, and the period is open',
        sv: 'varorna finns kvar, inga ska tillbaka, och perioden är öppen',
      },
      needs: {
        en: 'The goods are still where they were put, free to go, no return to the supplier takes some of them, no landed cost is posted on them, and the day is not closed.',
        sv: 'Varorna ligger kvar där de lades, är fria, ingen leverantörsretur gäller dem, ingen hemtagningskostnad är bokförd på dem, och dagen är inte stängd.',
      },
    },
  },
  refusals: {
    goodsWentBack: {
      en: 'Some of it went back to the supplier. A receipt that goods went back from stays.',
      sv: 'En del har gått tillbaka till leverantören. En inleverans som varor returnerats från ligger kvar.',
    },
    carriesLandedCost: {
      en: 'It carries landed cost {landedCost}. Reverse that first.',
      sv: 'Den bär hemtagningskostnad {landedCost}. Återför den först.',
    },
    supplierReturnIsOpen: {
      en: 'Return {return} is to take some of it back to the supplier.',
      sv: 'Leverantörsretur {return} gäller en del av den.',
    },
    orderNotAsked: {
      en: 'Only a receipt from an order names an order.',
      sv: 'Bara en inleverans mot order anger en order.',
    },
    supplierNotAsked: { en: 'Opening stock has no supplier.', sv: 'Ingående saldo har ingen leverantör.' },
    unknownOrder: { en: 'This order does not exist.', sv: 'Ordern finns inte.' },
    otherWarehouse: { en: 'The order is for another warehouse.', sv: 'Ordern gäller ett annat lager.' },
    otherSupplier: {
      en: 'The order is with another supplier.',
      sv: 'Ordern ligger hos en annan leverantör.',
    },
    orderNotAwaited: {
      en: 'No goods are expected on the order {number}.',
      sv: 'Inga varor väntas på ordern {number}.',
    },
    nothingCounted: { en: 'Count something first.', sv: 'Räkna något först.' },
    countedTwice: {
      en: '{sku} is counted twice in the same location.',
      sv: '{sku} är räknat två gånger på samma lagerplats.',
    },
    sameCost: {
      en: 'Nothing is corrected: the costs are the same.',
      sv: 'Inget rättas: kostnaderna är desamma.',
    },
    countOnOrderLine: {
      en: "{sku} is on the order: count it on the order's line.",
      sv: '{sku} finns på ordern: räkna det på orderraden.',
    },
    otherProduct: {
      en: 'The order line is for another product.',
      sv: 'Orderraden gäller en annan artikel.',
    },
    locationIsQuarantine: {
      en: 'Goods cannot be put away in quarantine: count them as rejected.',
      sv: 'Varor kan inte läggas in i karantän: räkna dem som underkända.',
    },
    overReceipt: {
      en: 'More of {sku} than the order allows: {counted:quantity} counted, at most {most:quantity}. Somebody with permission to override must post it.',
      sv: 'Mer av {sku} än ordern tillåter: {counted:quantity} räknat, högst {most:quantity}. Någon med behörighet att gå över gränsen måste bokföra.',
    },
    overReasonMissing: {
      en: 'More of {sku} than the order allows: {counted:quantity} counted, at most {most:quantity}. Choose a reason.',
      sv: 'Mer av {sku} än ordern tillåter: {counted:quantity} räknat, högst {most:quantity}. Välj en orsak.',
    },
  },
  fields: {
    orderNotAwaited: {
      en: 'No goods are expected on this order.',
      sv: 'Inga varor väntas på ordern.',
    },
    countedTwice: {
      en: 'Counted twice in the same location.',
      sv: 'Räknad två gånger på samma lagerplats.',
    },
    countOnOrderLine: {
      en: "It's on the order: count it on the order line.",
      sv: 'Den finns på ordern: räkna den på orderraden.',
    },
    overReasonMissing: { en: 'Choose a reason.', sv: 'Välj en orsak.' },
  },
} satisfies KindTexts;
