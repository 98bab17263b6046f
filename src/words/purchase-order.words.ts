import type { KindTexts } from './kind-texts.ts';

export const purchaseOrderTexts = {
  kind: 'purchaseOrder',
  shown: {
    one: { en: 'Purchase order', sv: 'Inköpsorder' },
    many: { en: 'Purchase orders', sv: 'Inköpsordrar' },
    page: '/apps/purchasing/orders/$id',
  },
  about: {
    en: 'What is agreed with a supplier, beside what has arrived.',
    sv: 'Det som avtalats med en leverantör, bredvid det som kommit.',
  },
  states: {
    'commercial.draft': { en: 'Draft', sv: 'Utkast' },
    'commercial.awaitingApproval': { en: 'Awaiting approval', sv: 'Väntar på attest' },
    'commercial.placed': { en: 'Placed', sv: 'Lagd' },
    'commercial.acknowledged': { en: 'Confirmed by supplier', sv: 'Orderbekräftad' },
    'commercial.closed': { en: 'Closed', sv: 'Avslutad' },
    'commercial.cancelled': { en: 'Cancelled', sv: 'Annullerad' },
    'receipt.notReceived': { en: 'Nothing received', sv: 'Inget mottaget' },
    'receipt.partlyReceived': { en: 'Partly received', sv: 'Delvis mottaget' },
    'receipt.received': { en: 'Received', sv: 'Mottaget' },
  },
  regions: {
    commercial: { en: 'Agreement', sv: 'Avtal' },
    receipt: { en: 'Arrival', sv: 'Ankomst' },
  },
  commands: {
    place: { en: 'Place order', sv: 'Lägg order' },
    submit: { en: 'Submit for approval', sv: 'Skicka för attest' },
    approve: { en: 'Approve and place', sv: 'Attestera och lägg' },
    reject: { en: 'Reject', sv: 'Avslå' },
    withdraw: { en: 'Withdraw', sv: 'Ta tillbaka till utkast' },
    acknowledge: { en: 'Register confirmation', sv: 'Registrera bekräftelse' },
    amend: { en: 'Amend', sv: 'Ändra' },
    reopen: { en: 'Reopen', sv: 'Öppna igen' },
    closeShort: { en: 'Close short', sv: 'Avsluta i förtid' },
    cancel: { en: 'Cancel order', sv: 'Annullera ordern' },
    discard: { en: 'Discard draft', sv: 'Ta bort utkastet' },
    create: { en: 'New purchase order', sv: 'Ny inköpsorder' },
    update: { en: 'Edit', sv: 'Redigera' },
    receive: { en: 'Receive', sv: 'Ta emot' },
    unreceive: { en: 'Take back', sv: 'Ta tillbaka' },
  },
  events: {
    markReturned: { en: 'Sent back by a return', sv: 'Skickad tillbaka genom en retur' },
    unreturn: { en: 'A return to the supplier was reversed', sv: 'En leverantörsretur återfördes' },
  },
  confirms: {
    closeShort: {
      en: 'What is still open is no longer expected.',
      sv: 'Det som är öppet väntas inte längre.',
    },
    discard: {
      en: "The draft is discarded. It can't be reopened.",
      sv: 'Utkastet läggs undan. Det kan inte öppnas igen.',
    },
  },
  facts: {
    created: { en: 'Draft opened', sv: 'Utkast skapat' },
    updated: { en: 'Changed', sv: 'Ändrad' },
    discarded: { en: 'Discarded', sv: 'Borttagen' },
    submitted: { en: 'Submitted for approval', sv: 'Skickad för attest' },
    approved: { en: 'Approved', sv: 'Attesterad' },
    rejected: { en: 'Approval rejected', sv: 'Attest avslagen' },
    withdrawn: { en: 'Withdrawn by who submitted it', sv: 'Tillbakatagen av den som skickade den' },
    placed: { en: 'Placed with the supplier', sv: 'Lagd hos leverantören' },
    acknowledged: { en: 'Confirmed by the supplier', sv: 'Bekräftad av leverantören' },
    amended: { en: 'Amended', sv: 'Ändrad, ny revision' },
    received: { en: 'Goods received', sv: 'Varor mottagna' },
    unreceived: { en: 'Receipt reversed', sv: 'Inleverans återförd' },
    returned: { en: 'Goods sent back to the supplier', sv: 'Varor skickade tillbaka till leverantören' },
    unreturned: { en: 'Goods not sent back after all', sv: 'Varor ändå inte skickade tillbaka' },
    closed: { en: 'Closed: everything is received', sv: 'Avslutad: allt är mottaget' },
    closedShort: { en: 'Closed short', sv: 'Avslutad i förtid' },
    cancelled: { en: 'Cancelled', sv: 'Annullerad' },
    reopened: { en: 'Reopened', sv: 'Öppnad igen' },
  },
  guards: {
    isSound: {
      is: { en: 'parties, rate and lines are sound', sv: 'parter, kurs och rader stämmer' },
      needs: {
        en: "Known parties and products, a product once for each day, and the rate 1 in the company's own currency.",
        sv: 'Kända parter och artiklar, en artikel en gång per dag, och kursen 1 i företagets egen valuta.',
      },
    },
    mayBePlaced: {
      is: {
        en: 'parties are active, every line is complete, the sum is within the limit',
        sv: 'parterna är aktiva, alla rader fullständiga och summan inom gränsen',
      },
      needs: {
        en: 'The supplier, the warehouse and the products are active, and every line has a quantity and a price; the sum is within the limit of your role.',
        sv: 'Leverantören, lagret och artiklarna är aktiva, och varje rad har antal och pris; summan ryms inom din rolls gräns.',
      },
    },
    mayBeSubmitted: {
      is: {
        en: 'parties are active and every line is complete',
        sv: 'parterna är aktiva och alla rader fullständiga',
      },
      needs: {
        en: 'The supplier, the warehouse and the products are active, and every line has a quantity and a price.',
        sv: 'Leverantören, lagret och artiklarna är aktiva, och varje rad har antal och pris.',
      },
    },
    mayBeApproved: {
      is: {
        en: 'somebody else submitted it, it may be placed, the sum is within the limit',
        sv: 'någon annan har skickat den, den får läggas och summan är inom gränsen',
      },
      needs: {
        en: 'Somebody else submitted it; parties, products and lines are as for placing, and the sum is within the limit of your role.',
        sv: 'Någon annan har skickat den; parter, artiklar och rader är som när en order läggs, och summan ryms inom din rolls gräns.',
      },
    },
    isOwnSubmission: {
      is: { en: 'you submitted it', sv: 'du har skickat den' },
      needs: {
        en: 'Only who submitted it withdraws it; who may approve it can reject it.',
        sv: 'Bara den som skickade den tar tillbaka den; den som får attestera kan avslå den.',
      },
    },
    acknowledgesToTheEnd: {
      is: {
        en: 'acknowledged as arrived: nothing stays open',
        sv: 'bekräftat som levererat: inget återstår',
      },
      needs: {
        en: 'What is acknowledged has arrived already, all of it.',
        sv: 'Det som bekräftas har redan kommit, allt.',
      },
    },
    mayBeAcknowledged: {
      is: {
        en: 'its own lines, not below what has arrived, and not the same again',
        sv: 'egna rader, inte under det som kommit och inte samma sak igen',
      },
      needs: {
        en: 'Acknowledge lines of this order, not less than has arrived, and otherwise than before.',
        sv: 'Bekräfta rader på den här ordern, inte mindre än det som kommit och annorlunda än förut.',
      },
    },
    amendsToTheEnd: {
      is: { en: 'the change leaves nothing open', sv: 'ändringen lämnar inget öppet' },
      needs: {
        en: 'After the change all that is left has arrived.',
        sv: 'Efter ändringen har allt som återstår kommit.',
      },
    },
    mayBeAmended: {
      is: {
        en: 'complete lines, not below what has arrived',
        sv: 'fullständiga rader, inte under det som kommit',
      },
      needs: {
        en: 'Keep every line complete, and none below what has arrived.',
        sv: 'Håll varje rad fullständig, och ingen under det som kommit.',
      },
    },
    bringsTheRest: {
      is: { en: 'the rest arrives', sv: 'resten kommer' },
      needs: {
        en: 'All that is open arrives with this receipt.',
        sv: 'Allt som är öppet kommer med den här inleveransen.',
      },
    },
    linesAreOfOrder: {
      is: { en: 'lines of this order', sv: 'rader på ordern' },
      needs: {
        en: 'The receipt speaks of lines of this order.',
        sv: 'Inleveransen gäller rader på den här ordern.',
      },
    },
    somethingArrived: {
      is: { en: 'something has arrived', sv: 'något har kommit' },
      needs: {
        en: 'Receive something first; an order of which nothing came is cancelled instead.',
        sv: 'Ta emot något först; en order som inget kommit av annulleras i stället.',
      },
    },
    nothingArrived: {
      is: { en: 'nothing has arrived', sv: 'inget har kommit' },
      needs: {
        en: 'Something has arrived: close the order short instead.',
        sv: 'Något har kommit: avsluta ordern i förtid i stället.',
      },
    },
    mayBeReopened: {
      is: {
        en: 'it was placed, its period is open, supplier and warehouse are active',
        sv: 'den har lagts, perioden är öppen, leverantör och lager är aktiva',
      },
      needs: {
        en: 'Only an order that was placed, in an open period, with an active supplier and warehouse can be reopened.',
        sv: 'Bara en order som har lagts, i en öppen period, med aktiv leverantör och aktivt lager kan öppnas igen.',
      },
    },
    breaksComplete: {
      is: { en: 'what goes back was the whole', sv: 'det som återgår gjorde den hel' },
      needs: {
        en: 'The order is complete until this receipt is taken back.',
        sv: 'Ordern är komplett tills inleveransen tas tillbaka.',
      },
    },
    isCompleteReceived: {
      is: { en: 'all has arrived', sv: 'allt har kommit' },
      needs: { en: 'Everything that is open arrives.', sv: 'Allt som är öppet kommer.' },
    },
    isEmptyUnreceived: {
      is: { en: 'nothing stays received', sv: 'inget är längre mottaget' },
      needs: { en: 'All that arrived goes back.', sv: 'Allt som kommit återgår.' },
    },
    isCompleteAmended: {
      is: { en: 'all that is left has arrived', sv: 'allt som återstår har kommit' },
      needs: { en: 'The change leaves nothing to arrive.', sv: 'Ändringen lämnar inget kvar att komma.' },
    },
    isCompleteAcknowledged: {
      is: { en: 'all that is acknowledged has arrived', sv: 'allt bekräftat har kommit' },
      needs: {
        en: 'The acknowledgement leaves nothing to arrive.',
        sv: 'Bekräftelsen lämnar inget kvar att komma.',
      },
    },
    isStillComplete: {
      is: { en: 'all stays complete', sv: 'allt är fortfarande komplett' },
      needs: { en: 'Nothing of what is ordered goes missing.', sv: 'Inget av det beställda fattas.' },
    },
  },
  refusals: {
    overYourLimit: {
      en: 'This comes to {total:money} without VAT, and your limit is {limit:money}. These may: {who}.',
      sv: 'Det blir {total:money} utan moms, och din gräns är {limit:money}. De här får: {who}.',
    },
    ownSubmission: {
      en: 'You submitted this yourself, so another person has to approve it.',
      sv: 'Du skickade själv ordern för attest, så någon annan måste attestera den.',
    },
    notYourSubmission: {
      en: 'Only the person who submitted it can withdraw it. Whoever may approve it can reject it instead.',
      sv: 'Bara den som skickade ordern kan ta tillbaka den. Den som får attestera kan avslå den i stället.',
    },
    productTwice: {
      en: '{sku} is already on another line for the same day.',
      sv: '{sku} finns redan på en annan rad för samma dag.',
    },
    lineHasArrived: {
      en: 'Some of {sku} has arrived, so its line must stay.',
      sv: 'En del av {sku} har kommit, så raden måste vara kvar.',
    },
    belowReceived: {
      en: '{received:quantity} of {sku} has already arrived; the line cannot go below that.',
      sv: '{received:quantity} av {sku} har redan kommit; raden kan inte bli mindre än så.',
    },
    somethingArrived: {
      en: 'Some of it has arrived. Close the order short instead.',
      sv: 'En del har kommit. Avsluta ordern i förtid i stället.',
    },
    nothingArrived: {
      en: 'Nothing has arrived yet. Cancel the order instead.',
      sv: 'Inget har kommit än. Annullera ordern i stället.',
    },
    neverPlaced: {
      en: 'The order was never placed, so there is nothing to reopen.',
      sv: 'Ordern lades aldrig, så det finns inget att öppna igen.',
    },
    somethingOpen: {
      en: 'Some of the order is still open.',
      sv: 'En del av ordern är fortfarande öppen.',
    },
    notComplete: { en: 'Not everything has arrived.', sv: 'Allt har inte kommit.' },
  },
  fields: {
    productTwice: {
      en: 'Already on another line for the same day.',
      sv: 'Finns redan på en annan rad för samma dag.',
    },
    belowReceived: { en: 'Less than has already arrived.', sv: 'Mindre än vad som redan har kommit.' },
  },
} satisfies KindTexts;
