import type { GuardTexts } from './kind-texts.ts';

/** What the chart of sales orders asks for before it goes on, and what to do where that is missing. */
export const salesOrderGuards = {
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
  mayBeQuoted: {
    is: {
      en: 'it could be sold, and its last day is still to come',
      sv: 'den kan säljas, och sista dagen har inte passerat',
    },
    needs: {
      en: 'The customer and the products are active, every line is complete, and the last day is today or later.',
      sv: 'Kunden och artiklarna är aktiva, varje rad är fullständig, och sista dagen är i dag eller senare.',
    },
  },
  mayBeAccepted: {
    is: {
      en: 'it is still valid, nothing of it is ordered, and all is within your limits',
      sv: 'den gäller fortfarande, inget av den är beställt och allt ryms inom dina gränser',
    },
    needs: {
      en: 'Accept a quote while it is valid, as a whole, within the limits of your role; what is ordered in part goes on in parts.',
      sv: 'Acceptera en offert medan den gäller, som helhet, inom din rolls gränser; det som beställs i delar fortsätter i delar.',
    },
  },
  isAcceptable: {
    is: {
      en: 'it is still valid, and nothing of it is ordered',
      sv: 'den gäller fortfarande, och inget av den är beställt',
    },
    needs: {
      en: 'The quote is valid, its customer and products are active, and nothing of it is ordered in part.',
      sv: 'Offerten gäller, kunden och artiklarna är aktiva, och inget av den är beställt i delar.',
    },
  },
  mayBeRenewed: {
    is: { en: 'the new last day is still to come', sv: 'den nya sista dagen har inte passerat' },
    needs: { en: 'Choose today or a later day.', sv: 'Välj i dag eller en senare dag.' },
  },
  isOver: {
    is: { en: 'its last day is over', sv: 'sista dagen har passerat' },
    needs: {
      en: 'A quote expires by itself, the day after its last.',
      sv: 'En offert går ut av sig själv, dagen efter den sista.',
    },
  },
  nothingIsOrdered: {
    is: { en: 'nothing of it is ordered', sv: 'inget av den är beställt' },
    needs: {
      en: 'What is ordered in part is not changed; make a new quote of the rest.',
      sv: 'Det som är beställt i delar ändras inte; gör en ny offert på resten.',
    },
  },
  mayOrderPart: {
    is: {
      en: 'it is still valid, and no more is ordered of a line than is left of it',
      sv: 'den gäller fortfarande, och inte mer beställs av en rad än vad som återstår av den',
    },
    needs: {
      en: 'Order from a valid quote, of each line at most what is left of it, within the limits of your role.',
      sv: 'Beställ ur en offert som gäller, av varje rad högst det som återstår, inom din rolls gränser.',
    },
  },
  mayOrderTheRest: {
    is: { en: 'that is all of it', sv: 'det är allt i den' },
    needs: { en: 'The part is all that was left.', sv: 'Delen är allt som återstod.' },
  },
  quoteIsThere: {
    is: { en: 'the quote is there', sv: 'offerten finns' },
    needs: { en: 'It is a part of a quote of the company.', sv: 'Den är en del av en offert i företaget.' },
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
  isLastAndInvoiced: {
    is: {
      en: 'no other return is to be credited, and all is invoiced',
      sv: 'ingen annan retur ska krediteras, och allt är fakturerat',
    },
    needs: {
      en: 'Every return of it is credited, and nothing is to be invoiced.',
      sv: 'Alla dess returer är krediterade, och inget ska faktureras.',
    },
  },
  isLastAndPartlyInvoiced: {
    is: {
      en: 'no other return is to be credited, and a part is invoiced',
      sv: 'ingen annan retur ska krediteras, och en del är fakturerad',
    },
    needs: {
      en: 'Every return of it is credited, and a part of it is invoiced.',
      sv: 'Alla dess returer är krediterade, och en del är fakturerad.',
    },
  },
  goodsAreNotInvoiced: {
    is: { en: 'the goods are not invoiced', sv: 'varorna är inte fakturerade' },
    needs: {
      en: 'What was invoiced comes back by a return, which credits it.',
      sv: 'Det som fakturerats kommer tillbaka med en retur, så krediteras det.',
    },
  },
  somethingIsToInvoice: {
    is: { en: 'something is to be invoiced', sv: 'något ska faktureras' },
    needs: {
      en: 'Something has left that is not invoiced.',
      sv: 'Något har levererats som inte är fakturerat.',
    },
  },
  invoicesTheRest: {
    is: { en: 'nothing is left to invoice', sv: 'inget är kvar att fakturera' },
    needs: { en: 'All that has left is invoiced.', sv: 'Allt som levererats är fakturerat.' },
  },
  leavesNothingToInvoice: {
    is: { en: 'all that stays is invoiced', sv: 'allt som blir kvar är fakturerat' },
    needs: {
      en: 'What stays with the customer is invoiced.',
      sv: 'Det som blir kvar hos kunden är fakturerat.',
    },
  },
  leavesAnAdvance: {
    is: {
      en: 'nothing stays shipped, and an advance is left',
      sv: 'inget är kvar levererat, och ett förskott finns kvar',
    },
    needs: {
      en: 'All of it comes back, and something of an advance is neither deducted nor credited.',
      sv: 'Allt kommer tillbaka, och något av ett förskott är varken avräknat eller krediterat.',
    },
  },
  creditsAllAdvances: {
    is: { en: 'nothing of an advance is left', sv: 'inget av något förskott finns kvar' },
    needs: {
      en: 'All of its advances is deducted or credited.',
      sv: 'Alla förskott är avräknade eller krediterade.',
    },
  },
  staysInvoiced: {
    is: { en: 'nothing is to be invoiced again', sv: 'inget ska faktureras på nytt' },
    needs: {
      en: 'What is credited came back, too.',
      sv: 'Det som krediteras har också kommit tillbaka.',
    },
  },
  nothingIsInvoiced: {
    is: { en: 'nothing of it is invoiced', sv: 'inget av den är fakturerat' },
    needs: { en: 'All that was invoiced is credited.', sv: 'Allt som fakturerats är krediterat.' },
  },
  staysPartlyInvoiced: {
    is: { en: 'a part stays invoiced', sv: 'en del är fortfarande fakturerad' },
    needs: { en: 'A part of it stays invoiced.', sv: 'En del av den är fortfarande fakturerad.' },
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
  mayAllocate: {
    is: { en: 'it waits, and as much is free', sv: 'den väntar, och så mycket är fritt' },
    needs: {
      en: 'Allocate no more than a line waits for, and than is free in the warehouse.',
      sv: 'Reservera högst vad en rad väntar på, och vad som är fritt i lagret.',
    },
  },
  mayFree: {
    is: {
      en: 'it is allocated, not locked, and on no pick list',
      sv: 'det är reserverat, inte låst och inte på en plocklista',
    },
    needs: {
      en: 'Free what is allocated and on no pick list; unlock what is locked first.',
      sv: 'Frigör det som är reserverat och inte på någon plocklista; lås först upp det som är låst.',
    },
  },
  mayLock: {
    is: { en: 'something is allocated and not locked', sv: 'något är reserverat och inte låst' },
    needs: { en: 'Allocate something first.', sv: 'Reservera något först.' },
  },
  mayUnlock: {
    is: { en: 'it is locked', sv: 'det är låst' },
    needs: { en: 'Only what is locked is unlocked.', sv: 'Bara det som är låst låses upp.' },
  },
  mayTake: {
    is: {
      en: 'it waits, and another order has the same goods, not locked',
      sv: 'den väntar, och en annan order har samma varor, som inte är låsta',
    },
    needs: {
      en: 'Take the same product in the same warehouse, no more than the line waits for, from orders that have not locked it.',
      sv: 'Ta samma artikel i samma lager, högst vad raden väntar på, från order som inte har låst den.',
    },
  },
  isTimeToReserve: {
    is: { en: 'the day has come', sv: 'dagen har kommit' },
    needs: {
      en: 'It begins by itself, on the day that the order names.',
      sv: 'Det börjar av sig självt, den dag som ordern anger.',
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
} satisfies Readonly<Record<string, GuardTexts>>;
