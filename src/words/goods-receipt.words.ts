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
    checking: { en: 'To inspect', sv: 'Att kontrollera' },
    ready: { en: 'Inspected', sv: 'Kontrollerad' },
    posted: { en: 'Posted', sv: 'Bokförd' },
    'posted.putAway.notStarted': { en: 'To put away', sv: 'Att lägga in' },
    'posted.putAway.partly': { en: 'Partly put away', sv: 'Delvis inlagd' },
    'posted.putAway.done': { en: 'Put away', sv: 'Inlagd' },
    reversed: { en: 'Reversed', sv: 'Återförd' },
    discarded: { en: 'Discarded', sv: 'Borttagen' },
  },
  regions: { 'posted.putAway': { en: 'Put-away', sv: 'Inlagring' } },
  commands: {
    post: { en: 'Post receipt', sv: 'Bokför inleverans' },
    correctCost: { en: 'Correct cost', sv: 'Rätta kostnad' },
    reverse: { en: 'Reverse', sv: 'Återför' },
    correct: { en: 'Correct', sv: 'Rätta' },
    discard: { en: 'Discard', sv: 'Ta bort utkast' },
    create: { en: 'New goods receipt', sv: 'Ny inleverans' },
    count: { en: 'Save count', sv: 'Spara räkning' },
    attachPhotos: { en: 'Add photos of what is rejected', sv: 'Lägg till foton av det underkända' },
    submit: { en: 'Send to inspection', sv: 'Skicka till kontroll' },
    inspect: { en: 'Inspect', sv: 'Kontrollera' },
    recount: { en: 'Count again', sv: 'Räkna om' },
  },
  events: {
    putAway: { en: 'Put away by a movement', sv: 'Inlagrad genom en flytt' },
    takeOut: { en: 'A put-away was reversed', sv: 'En inlagring återfördes' },
    markReturned: { en: 'Sent back by a return', sv: 'Skickad tillbaka genom en retur' },
    markBilled: { en: 'Billed by the supplier', sv: 'Fakturerad av leverantören' },
    unmarkBilled: { en: 'A supplier bill was reversed', sv: 'En leverantörsfaktura återfördes' },
    unreturn: { en: 'A return to the supplier was reversed', sv: 'En leverantörsretur återfördes' },
  },
  confirms: {
    reverse: {
      en: 'The goods leave stock again, at the cost they came in with.',
      sv: 'Varorna lämnar lagret igen, till kostnaden de kom in med.',
    },
    discard: { en: 'The count is discarded.', sv: 'Det som räknats här läggs undan.' },
    recount: {
      en: 'The count opens again, and what was inspected is inspected again.',
      sv: 'Räkningen öppnas igen, och kontrollen görs om.',
    },
  },
  facts: {
    created: { en: 'Opened', sv: 'Öppnad' },
    counted: { en: 'Counted', sv: 'Räknat' },
    photosAttached: { en: 'Photos added', sv: 'Foton tillagda' },
    submitted: { en: 'Sent to inspection', sv: 'Skickad till kontroll' },
    inspected: { en: 'Inspected', sv: 'Kontrollerad' },
    recounted: { en: 'Opened to be counted again', sv: 'Öppnad för omräkning' },
    posted: { en: 'Posted', sv: 'Bokförd' },
    costCorrected: { en: 'Cost corrected', sv: 'Kostnad rättad' },
    putAway: { en: 'Put away', sv: 'Inlagrad' },
    takenOut: { en: 'Put-away reversed', sv: 'Inlagring återförd' },
    returned: { en: 'Goods sent back to the supplier', sv: 'Varor skickade tillbaka till leverantören' },
    unreturned: { en: 'Goods not sent back after all', sv: 'Varor ändå inte skickade tillbaka' },
    billed: { en: 'Billed', sv: 'Fakturerad' },
    unbilled: { en: 'Not billed after all', sv: 'Ändå inte fakturerad' },
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
    photosFit: {
      is: { en: 'something is rejected on the line', sv: 'något är underkänt på raden' },
      needs: {
        en: 'Choose pictures among the files of the receipt, for lines of which something is rejected.',
        sv: 'Välj bilder bland inleveransens filer, för rader där något är underkänt.',
      },
    },
    mayBeSubmitted: {
      is: {
        en: 'something is to be inspected, and the count is whole',
        sv: 'något ska kontrolleras, och räkningen är hel',
      },
      needs: {
        en: 'A product, its type or the supplier asks for an inspection, the lots are named, and the order still awaits goods.',
        sv: 'Artikeln, dess typ eller leverantören ska kontrolleras, batcherna är angivna, och ordern väntar fortfarande varor.',
      },
    },
    mayBeInspected: {
      is: {
        en: 'each sample is judged, and all that was accepted is accepted or rejected',
        sv: 'varje stickprov är bedömt, och allt godkänt är godkänt eller underkänt',
      },
      needs: {
        en: 'Check at least the sample of each line. Accepted and rejected add up to what was counted, and what is rejected has a reason.',
        sv: 'Kontrollera minst stickprovet på varje rad. Godkänt och underkänt blir tillsammans det räknade, och det underkända har en orsak.',
      },
    },
    mayBePostedInPlace: {
      is: {
        en: 'the same, and everything goes straight to its places',
        sv: 'detsamma, och allt läggs direkt på sina platser',
      },
      needs: {
        en: 'As for posting; what goes to receiving is put away afterwards.',
        sv: 'Som för bokföring; det som läggs i godsmottagningen läggs in efteråt.',
      },
    },
    putsAwayTheRest: {
      is: { en: 'nothing is left in receiving', sv: 'inget ligger kvar i godsmottagningen' },
      needs: { en: 'Put away the rest.', sv: 'Lägg in resten.' },
    },
    takesOutAll: {
      is: { en: 'nothing stays put away', sv: 'inget förblir inlagt' },
      needs: { en: 'Take out all that was put away.', sv: 'Ta ut allt som lagts in.' },
    },
    leavesNothingToPutAway: {
      is: { en: 'nothing is left in receiving', sv: 'inget ligger kvar i godsmottagningen' },
      needs: {
        en: 'Send back all that lies in receiving.',
        sv: 'Returnera allt som ligger i godsmottagningen.',
      },
    },
    bringsBackAll: {
      is: {
        en: 'what comes back lies in receiving, and nothing was put away',
        sv: 'det som kommer tillbaka ligger i godsmottagningen, och inget har lagts in',
      },
      needs: { en: 'Nothing was put away of it yet.', sv: 'Inget av den har lagts in än.' },
    },
    bringsBackSome: {
      is: {
        en: 'what comes back lies in receiving, and some was put away',
        sv: 'det som kommer tillbaka ligger i godsmottagningen, och en del har lagts in',
      },
      needs: { en: 'Some of it was put away before.', sv: 'En del av den har lagts in tidigare.' },
    },
    mayBePosted: {
      is: {
        en: 'it is inspected where it has to be, and fits order, places, tolerance and period',
        sv: 'den är kontrollerad där det krävs, och passar order, platser, tolerans och period',
      },
      needs: {
        en: 'It is inspected where that is asked for, the places are active, the order still awaits goods, the day is open, and photos are there where the reason asks for one. A day before today needs the permission, more than the tolerance also a reason.',
        sv: 'Den är kontrollerad där det krävs, platserna är aktiva, ordern väntar fortfarande varor, dagen är öppen, och foton finns där orsaken kräver det. En dag före i dag kräver behörighet, mer än toleransen också en orsak.',
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
    receiptBilled: {
      en: 'Its goods are billed. Reverse the supplier bill first.',
      sv: 'Varorna är fakturerade. Återför leverantörsfakturan först.',
    },
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
    nothingToInspect: {
      en: 'Nothing of it is to be inspected.',
      sv: 'Inget i den ska kontrolleras.',
    },
    inspectionMissing: {
      en: '{sku} is inspected before it is posted. Send the receipt to inspection.',
      sv: '{sku} ska kontrolleras innan inleveransen bokförs. Skicka den till kontroll.',
    },
    inspectionAwaited: {
      en: 'It awaits its inspection. It is posted once it is inspected.',
      sv: 'Den väntar på kontroll. Den bokförs när den är kontrollerad.',
    },
    notAllInspected: {
      en: '{sku} is not inspected yet.',
      sv: '{sku} är inte kontrollerad än.',
    },
    sampleTooSmall: {
      en: 'Of {sku} at least {sample:quantity} of {counted:quantity} are to be checked.',
      sv: 'Av {sku} ska minst {sample:quantity} av {counted:quantity} kontrolleras.',
    },
    sampleTooLarge: {
      en: 'Of {sku} only {counted:quantity} were counted.',
      sv: 'Av {sku} räknades bara {counted:quantity}.',
    },
    inspectionDiffers: {
      en: 'Accepted and rejected of {sku} have to be {counted:quantity} together, as was counted.',
      sv: 'Godkänt och underkänt av {sku} ska tillsammans vara {counted:quantity}, som räknades.',
    },
    rejectReasonMissing: {
      en: 'Say why {sku} is rejected.',
      sv: 'Ange varför {sku} underkänns.',
    },
    nothingRejected: {
      en: 'Nothing is rejected here.',
      sv: 'Inget är underkänt här.',
    },
    toBePutAway: {
      en: 'Some of it goes to receiving, to be put away from there.',
      sv: 'En del läggs i godsmottagningen, för att läggas in därifrån.',
    },
    backdated: {
      en: 'Goods are posted as of today. An earlier day takes the permission to backdate.',
      sv: 'Varor bokförs per i dag. En tidigare dag kräver behörighet att bakdatera.',
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
    sampleTooSmall: { en: 'Fewer than the sample.', sv: 'Färre än stickprovet.' },
    sampleTooLarge: { en: 'More than was counted.', sv: 'Fler än som räknades.' },
    rejectReasonMissing: { en: 'Choose a reason.', sv: 'Välj en orsak.' },
    inspectionDiffers: {
      en: 'Does not add up to what was counted.',
      sv: 'Blir inte det som räknades.',
    },
    backdated: {
      en: 'An earlier day takes the permission to backdate.',
      sv: 'En tidigare dag kräver behörighet att bakdatera.',
    },
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
