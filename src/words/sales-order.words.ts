import type { KindTexts } from './kind-texts.ts';

export const salesOrderTexts = {
  kind: 'salesOrder',
  shown: {
    one: { en: 'Sales order', sv: 'Kundorder' },
    many: { en: 'Sales orders', sv: 'Kundordrar' },
    page: '/apps/sales/orders/$id',
  },
  about: {
    en: 'What was agreed with a customer, how far it is delivered, what is to be invoiced.',
    sv: 'Det som avtalats med en kund, hur långt leveransen kommit, vad som ska faktureras.',
  },
  states: {
    'commercial.draft': { en: 'Draft', sv: 'Utkast' },
    'commercial.awaitingApproval': { en: 'Awaiting approval', sv: 'Väntar på attest' },
    'commercial.confirmed': { en: 'Confirmed', sv: 'Bekräftad' },
    'commercial.closed': { en: 'Closed', sv: 'Avslutad' },
    'commercial.onHold': { en: 'On hold', sv: 'Pausad' },
    'commercial.cancelled': { en: 'Cancelled', sv: 'Annullerad' },
    'fulfilment.notStarted': { en: 'Not started', sv: 'Ej påbörjad' },
    'fulfilment.picking': { en: 'Picking', sv: 'Plockas' },
    'fulfilment.partlyShipped': { en: 'Partly shipped', sv: 'Delvis skickad' },
    'fulfilment.shipped': { en: 'Shipped', sv: 'Skickad' },
    'billing.nothing': { en: 'No invoice due', sv: 'Ingen faktura' },
    'billing.toInvoice': { en: 'To invoice', sv: 'Att fakturera' },
    'billing.toCredit': { en: 'To credit', sv: 'Att kreditera' },
  },
  regions: {
    commercial: { en: 'Agreement', sv: 'Avtal' },
    fulfilment: { en: 'Delivery', sv: 'Leverans' },
    billing: { en: 'Invoicing', sv: 'Fakturering' },
  },
  commands: {
    confirm: { en: 'Confirm order', sv: 'Bekräfta ordern' },
    askApproval: { en: 'Ask for approval', sv: 'Be om attest' },
    approve: { en: 'Approve', sv: 'Attestera' },
    reject: { en: 'Reject', sv: 'Avslå' },
    withdraw: { en: 'Withdraw', sv: 'Ta tillbaka' },
    release: { en: 'Release to picking', sv: 'Släpp till plock' },
    resume: { en: 'Resume', sv: 'Återuppta' },
    deliverServices: { en: 'Deliver services', sv: 'Leverera tjänster' },
    update: { en: 'Edit', sv: 'Redigera' },
    amend: { en: 'Amend', sv: 'Ändra' },
    reopen: { en: 'Reopen', sv: 'Öppna igen' },
    hold: { en: 'Put on hold', sv: 'Pausa' },
    cancelLines: { en: 'Cancel lines', sv: 'Annullera rader' },
    closeShort: { en: 'Close short', sv: 'Avsluta i förtid' },
    cancel: { en: 'Cancel order', sv: 'Annullera ordern' },
    discard: { en: 'Discard draft', sv: 'Ta bort utkastet' },
    create: { en: 'New sales order', sv: 'Ny kundorder' },
    recordPayment: { en: 'Record payment', sv: 'Registrera betalning' },
    takeBackPayment: { en: 'Take back payment', sv: 'Ta tillbaka betalning' },
    record: { en: 'Record a sale', sv: 'Registrera en försäljning' },
  },
  confirms: {
    closeShort: {
      en: 'What has not shipped will no longer be delivered.',
      sv: 'Det som inte har skickats kommer inte att levereras.',
    },
    cancel: {
      en: 'Its reserved stock becomes available, and its pick lists are cancelled.',
      sv: 'Det som är reserverat för ordern blir disponibelt, och dess plocklistor annulleras.',
    },
    discard: {
      en: "The draft is discarded. It can't be reopened.",
      sv: 'Utkastet läggs undan. Det kan inte öppnas igen.',
    },
  },
  events: {
    markPicked: { en: 'Report picked', sv: 'Rapportera plockat' },
    unrelease: { en: 'Take back from picking', sv: 'Ta tillbaka från plock' },
    rerelease: { en: 'Take up in picking again', sv: 'Ta upp i plock igen' },
    unpick: { en: 'Put goods back', sv: 'Lägg tillbaka varor' },
    unship: { en: 'Reverse shipment', sv: 'Backa leverans' },
    markReturned: { en: 'Report returned', sv: 'Rapportera returnerat' },
    unreturn: { en: 'Take back a return', sv: 'Ta tillbaka en retur' },
    replaceGoods: { en: 'Deliver again', sv: 'Leverera på nytt' },
    oweCredit: { en: 'Report to be credited', sv: 'Rapportera att kreditera' },
    markCredited: { en: 'Report credited', sv: 'Rapportera krediterat' },
    markShipped: { en: 'Report shipped', sv: 'Rapportera levererat' },
  },
  facts: {
    created: { en: 'Draft opened', sv: 'Utkast skapat' },
    updated: { en: 'Changed', sv: 'Ändrad' },
    discarded: { en: 'Discarded', sv: 'Borttagen' },
    approvalAsked: { en: 'Approval asked for', sv: 'Attest begärd' },
    approved: { en: 'Approved', sv: 'Attesterad' },
    rejected: { en: 'Approval rejected', sv: 'Attest avslagen' },
    withdrawn: { en: 'Withdrawn by who asked', sv: 'Tillbakatagen av den som bad om attest' },
    confirmed: { en: 'Confirmed', sv: 'Bekräftad' },
    held: { en: 'On hold', sv: 'Pausad' },
    resumed: { en: 'Resumed', sv: 'Återupptagen' },
    returned: { en: 'Goods came back', sv: 'Varor kom tillbaka' },
    unreturned: { en: 'Goods are with the customer again', sv: 'Varor är hos kunden igen' },
    creditOwed: { en: 'To be credited for a return', sv: 'Att kreditera för en retur' },
    credited: { en: 'Credited', sv: 'Krediterad' },
    replacementAdded: { en: 'Goods are delivered again', sv: 'Varor levereras på nytt' },
    amended: { en: 'Amended', sv: 'Ändrad, ny revision' },
    linesCancelled: { en: 'Lines cancelled', sv: 'Rader annullerade' },
    cancelled: { en: 'Cancelled', sv: 'Annullerad' },
    closedShort: { en: 'Closed short', sv: 'Avslutad i förtid' },
    closed: { en: 'Closed: nothing is left to ship', sv: 'Avslutad: inget återstår att leverera' },
    reopened: { en: 'Reopened', sv: 'Öppnad igen' },
    released: { en: 'Released to picking', sv: 'Släppt till plock' },
    unreleased: { en: 'Taken back from picking', sv: 'Återtagen från plock' },
    rereleased: { en: 'Taken up in picking again', sv: 'Upptagen i plock igen' },
    picked: { en: 'Picked, waits in staging', sv: 'Plockat, väntar på utlastningen' },
    unpicked: { en: 'Put back from staging', sv: 'Återlagt från utlastningen' },
    shipped: { en: 'Shipped', sv: 'Skickad' },
    unshipped: { en: 'Shipment reversed', sv: 'Leverans återförd' },
    servicesDelivered: { en: 'Services delivered', sv: 'Tjänster levererade' },
    paid: { en: 'Payment recorded', sv: 'Betalning registrerad' },
    paymentTakenBack: { en: 'Payment taken back', sv: 'Betalning återtagen' },
    recorded: { en: 'Recorded from another system', sv: 'Registrerad från ett annat system' },
  },
  guards: {
    partiesAreKnown: {
      is: { en: 'customer, warehouse and products are known', sv: 'kund, lager och artiklar är kända' },
      needs: {
        en: 'Name a customer, a warehouse and products of the company, each product once.',
        sv: 'Ange kund, lager och artiklar som företaget har, varje artikel en gång.',
      },
    },
    mayRecordSale: {
      is: { en: 'sound, and something was delivered', sv: 'den stämmer, och något levererades' },
      needs: {
        en: 'A number of its own, an open day, goods that are there, and something delivered.',
        sv: 'Ett eget nummer, en öppen dag, varor som finns, och något levererat.',
      },
    },
    mayRecordNoSale: {
      is: { en: 'sound, and nothing was delivered', sv: 'den stämmer, och inget levererades' },
      needs: {
        en: 'A number of its own, an open day, and nothing delivered.',
        sv: 'Ett eget nummer, en öppen dag, och inget levererat.',
      },
    },
    mayConfirm: {
      is: {
        en: 'customer and products are active, lines are complete, all is within your limits',
        sv: 'kund och artiklar är aktiva, raderna är fullständiga, allt ryms inom dina gränser',
      },
      needs: {
        en: 'The customer and the products are active, every line is complete, and credit, value, discounts and prices are within the limits of your role.',
        sv: 'Kunden och artiklarna är aktiva, varje rad är fullständig, och kredit, värde, rabatter och priser ryms inom din rolls gränser.',
      },
    },
    isInOrder: {
      is: {
        en: 'customer and products are active, lines are complete',
        sv: 'kund och artiklar är aktiva, raderna är fullständiga',
      },
      needs: {
        en: 'The customer and the products are active, and every line is complete.',
        sv: 'Kunden och artiklarna är aktiva, och varje rad är fullständig.',
      },
    },
    mayBeApproved: {
      is: {
        en: 'somebody else asked, it may be confirmed, all is within your limits',
        sv: 'någon annan bad om attest, ordern får bekräftas och allt ryms inom dina gränser',
      },
      needs: {
        en: 'Somebody else asked for it; customer, products and lines are as for confirming, and all is within the limits of your role.',
        sv: 'Någon annan har bett om attest; kund, artiklar och rader är som när en order bekräftas, och allt ryms inom din rolls gränser.',
      },
    },
    isOwnSubmission: {
      is: { en: 'you asked for approval', sv: 'du har bett om attest' },
      needs: {
        en: 'Only who asked for approval withdraws it; who may approve it can reject it.',
        sv: 'Bara den som bad om attest tar tillbaka den; den som får attestera kan avslå den.',
      },
    },
    mayAmendToTheEnd: {
      is: { en: 'the change leaves nothing to ship', sv: 'ändringen lämnar inget att leverera' },
      needs: {
        en: 'After the change all that is left has shipped.',
        sv: 'Efter ändringen är allt som återstår levererat.',
      },
    },
    mayAmend: {
      is: { en: 'not below what is picked or shipped', sv: 'inte under det som plockats eller levererats' },
      needs: {
        en: 'Keep every line complete, and none below what is on a pick list or has shipped.',
        sv: 'Håll varje rad fullständig, och ingen under det som är på en plocklista eller levererat.',
      },
    },
    mayCancelTheRest: {
      is: { en: 'nothing is left to ship', sv: 'inget återstår att leverera' },
      needs: {
        en: 'The lines that are cancelled are all that was open.',
        sv: 'Raderna som annulleras är allt som var öppet.',
      },
    },
    linesMayGo: {
      is: { en: 'they are on no pick list', sv: 'de är på ingen plocklista' },
      needs: {
        en: 'Take the lines back from picking first; to cancel all of them, cancel the order.',
        sv: 'Ta först tillbaka raderna från plock; för att annullera alla, annullera ordern.',
      },
    },
    mayRecordPayment: {
      is: { en: 'something shipped is unpaid', sv: 'något levererat är obetalt' },
      needs: {
        en: 'Enter no more than is unpaid, and a day that has come.',
        sv: 'Ange högst det som är obetalt, och en dag som inte ligger i framtiden.',
      },
    },
    isLastCredit: {
      is: { en: 'no other return is to be credited', sv: 'ingen annan retur ska krediteras' },
      needs: { en: 'Every return of it is credited.', sv: 'Alla dess returer är krediterade.' },
    },
    paymentIsThere: {
      is: { en: 'the payment is recorded', sv: 'betalningen är registrerad' },
      needs: { en: 'Choose a payment of this order.', sv: 'Välj en betalning av den här ordern.' },
    },
    nothingIsPicked: {
      is: { en: 'nothing is picked or shipped', sv: 'inget är plockat eller levererat' },
      needs: {
        en: 'Put back what is picked; an order that has shipped in part is closed short.',
        sv: 'Lägg tillbaka det plockade; en order som delvis levererats avslutas i förtid.',
      },
    },
    mayCloseShort: {
      is: { en: 'something has shipped, nothing is in hand', sv: 'något är levererat, inget är i hand' },
      needs: {
        en: 'Ship something first, and put back what is picked.',
        sv: 'Leverera något först, och lägg tillbaka det plockade.',
      },
    },
    mayRelease: {
      is: { en: 'goods are there to pick', sv: 'det finns varor att plocka' },
      needs: {
        en: 'Reserve goods for the order: receive more, or free what is held elsewhere.',
        sv: 'Reservera varor till ordern: ta emot fler, eller frigör det som hålls på annat håll.',
      },
    },
    onlyServicesAreLeft: {
      is: { en: 'only services are left', sv: 'bara tjänster återstår' },
      needs: {
        en: 'Ship the goods first: services go with the last of them.',
        sv: 'Leverera varorna först: tjänster följer med de sista.',
      },
    },
    shipsTheRest: {
      is: { en: 'the rest ships', sv: 'resten levereras' },
      needs: {
        en: 'All that is open ships with this delivery.',
        sv: 'Allt öppet går med den här leveransen.',
      },
    },
    mayReopen: {
      is: { en: 'it was confirmed, in a period that is open', sv: 'den var bekräftad, i en öppen period' },
      needs: {
        en: 'Only an order that was confirmed once, and was settled in an open period, is reopened.',
        sv: 'Bara en order som varit bekräftad, och avslutades i en öppen period, öppnas igen.',
      },
    },
    isDelivered: {
      is: { en: 'something was delivered', sv: 'något levererades' },
      needs: {
        en: 'The record says that something was delivered.',
        sv: 'Uppgiften säger att något levererades.',
      },
    },
    nothingStaysReleased: {
      is: { en: 'no other line stays released', sv: 'ingen annan rad är kvar i plock' },
      needs: { en: 'All that is on pick lists goes back.', sv: 'Allt som är på plocklistor återgår.' },
    },
    nothingStaysShipped: {
      is: { en: 'nothing stays shipped', sv: 'inget är längre levererat' },
      needs: { en: 'All that has shipped is reversed.', sv: 'Allt som levererats backas.' },
    },
    opensMore: {
      is: { en: 'the change leaves something to ship', sv: 'ändringen lämnar något att leverera' },
      needs: {
        en: 'The change adds what has not shipped yet.',
        sv: 'Ändringen lägger till något som inte levererats.',
      },
    },
    bringsBackLines: {
      is: { en: 'lines come back', sv: 'rader kommer tillbaka' },
      needs: { en: 'Lines were given up when it was closed.', sv: 'Rader gavs upp när den avslutades.' },
    },
  },
  refusals: {
    saleOverYourLimit: {
      en: 'This comes to {total:money} without VAT, and you confirm up to {limit:money} alone. These may approve it: {who}.',
      sv: 'Det blir {total:money} utan moms, och du bekräftar högst {limit:money} själv. De här får attestera: {who}.',
    },
    discountOverYourLimit: {
      en: '{sku} is sold {discount:percent} % below its price, and you go down {limit:percent} % alone. These may approve it: {who}.',
      sv: '{sku} säljs {discount:percent} % under priset, och du ger högst {limit:percent} % själv. De här får attestera: {who}.',
    },
    belowCostOverYourLimit: {
      en: '{sku} is sold below cost by more than the {limit:percent} % that you may go alone. These may approve it: {who}.',
      sv: '{sku} säljs längre under självkostnad än de {limit:percent} % som du får själv. De här får attestera: {who}.',
    },
    unknownSalesperson: {
      en: 'Choose somebody who is a member of the company.',
      sv: 'Välj någon som är medlem i företaget.',
    },
    addressMissing: {
      en: 'Enter a delivery address with a street and a city.',
      sv: 'Ange en leveransadress med gata och ort.',
    },
    alreadyShipped: {
      en: 'Some of it has shipped. Close the order short instead.',
      sv: 'En del har levererats. Avsluta ordern i förtid i stället.',
    },
    belowFulfilled: {
      en: '{least:quantity} of {sku} is already cancelled, being picked or shipped; the line cannot go below that.',
      sv: '{least:quantity} av {sku} är redan annullerat, under plock eller levererat; raden kan inte bli mindre än så.',
    },
    goodsInHand: {
      en: 'A picker has goods for this order in hand. Cancel the pick list first.',
      sv: 'En plockare har redan plockat varor till ordern. Annullera plocklistan först.',
    },
    goodsInStaging: {
      en: 'Goods for this order are in staging. Cancel the shipment first.',
      sv: 'Varor till ordern står på utlastningen. Annullera leveransen först.',
    },
    lineIsFixed: {
      en: '{sku} is being picked or has shipped, so this cannot be changed.',
      sv: '{sku} är under plock eller levererat, så detta kan inte ändras.',
    },
    moreThanOpen: {
      en: 'At most {most:quantity} of {sku} can be cancelled; the rest is on a pick list or has shipped.',
      sv: 'Högst {most:quantity} av {sku} kan annulleras; resten finns på en plocklista eller är levererat.',
    },
    moreThanOrdered: {
      en: "You can't cancel more than was ordered.",
      sv: 'Mer annulleras än vad som beställts.',
    },
    neverConfirmed: {
      en: 'The order was never confirmed, so there is nothing to reopen.',
      sv: 'Ordern bekräftades aldrig, så det finns inget att öppna igen.',
    },
    kitStaysWhole: {
      en: '{sku} is a kit and stays whole: choose as much of each component as the kits need.',
      sv: '{sku} är en sats och hålls hel: välj så mycket av varje komponent som satserna behöver.',
    },
    noServicesOpen: {
      en: 'There are no services left to deliver.',
      sv: 'Det finns inga tjänster kvar att leverera.',
    },
    noVatRate: {
      en: 'No VAT rate is known for this country and date.',
      sv: 'Det finns ingen känd momssats för landet och datumet.',
    },
    dayNotCome: { en: 'This day has not come yet.', sv: 'Den dagen har inte kommit än.' },
    chargeIsService: {
      en: 'Only services are charged as freight or a fee.',
      sv: 'Bara tjänster debiteras som frakt eller avgift.',
    },
    discountIsFixed: {
      en: 'Part of the order has shipped, so its discount can no longer be changed.',
      sv: 'En del av ordern är levererad, så dess rabatt kan inte längre ändras.',
    },
    discountTooHigh: {
      en: 'The discount on the order is at most what its lines cost: {most:money} {currency}.',
      sv: 'Rabatten på ordern är högst vad raderna kostar: {most:money} {currency}.',
    },
    moreThanUnpaid: {
      en: 'At most {unpaid:money} {currency} is unpaid.',
      sv: 'Högst {unpaid:money} {currency} är obetalt.',
    },
    moreToCredit: {
      en: 'Another return is still to be credited.',
      sv: 'En annan retur ska fortfarande krediteras.',
    },
    noSuchPayment: { en: 'This payment is not recorded.', sv: 'Betalningen är inte registrerad.' },
    nothingUnpaid: { en: 'Nothing that has shipped is unpaid.', sv: 'Inget levererat är obetalt.' },
    nothingShipped: {
      en: 'Nothing has shipped yet. Cancel the order instead.',
      sv: 'Inget har levererats än. Annullera ordern i stället.',
    },
    nothingToRelease: {
      en: 'Nothing to release: what is left is waiting for stock.',
      sv: 'Inget att släppa till plock: det som återstår väntar på varor.',
    },
    orderOnHold: { en: 'The order {order} is on hold.', sv: 'Ordern {order} är pausad.' },
    servicesShipWithGoods: {
      en: "Services are delivered with the order's goods.",
      sv: 'Tjänster levereras tillsammans med orderns varor.',
    },
  },
  fields: {
    chargeIsService: { en: 'Choose a service.', sv: 'Välj en tjänst.' },
    discountIsFixed: { en: 'Fixed, since part has shipped.', sv: 'Låst, eftersom en del är levererad.' },
    discountTooHigh: { en: 'More than the lines cost.', sv: 'Mer än vad raderna kostar.' },
    kitStaysWhole: { en: 'The kit stays whole.', sv: 'Satsen hålls hel.' },
    belowFulfilled: {
      en: 'Less than is already cancelled, being picked or shipped.',
      sv: 'Mindre än vad som redan är annullerat, under plock eller levererat.',
    },
    lineIsFixed: {
      en: 'Being picked or shipped, so this cannot be changed.',
      sv: 'Under plock eller levererat, så detta kan inte ändras.',
    },
    moreThanUnpaid: { en: 'More than is unpaid.', sv: 'Mer än vad som är obetalt.' },
    moreThanOpen: { en: 'More than can be cancelled.', sv: 'Mer än vad som kan annulleras.' },
  },
} satisfies KindTexts;
