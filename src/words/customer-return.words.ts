import type { KindTexts } from './kind-texts.ts';

export const customerReturnTexts = {
  kind: 'customerReturn',
  shown: {
    one: { en: 'Return', sv: 'Retur' },
    many: { en: 'Returns', sv: 'Kundreturer' },
    page: '/apps/sales/returns/$id',
  },
  about: {
    en: 'Goods that a customer sends back, from the question to the credit.',
    sv: 'Varor som en kund skickar tillbaka, från frågan till krediteringen.',
  },
  states: {
    draft: { en: 'Draft', sv: 'Utkast' },
    requested: { en: 'Awaiting approval', sv: 'Väntar på godkännande' },
    approved: { en: 'Expected', sv: 'Väntas in' },
    partlyReceived: { en: 'Partly received', sv: 'Delvis mottagen' },
    received: { en: 'To grade', sv: 'Att bedöma' },
    graded: { en: 'To post', sv: 'Att bokföra' },
    posted: { en: 'Posted', sv: 'Bokförd' },
    credited: { en: 'Credited', sv: 'Krediterad' },
    closed: { en: 'Closed', sv: 'Avslutad' },
    refused: { en: 'Refused', sv: 'Nekad' },
    cancelled: { en: 'Cancelled', sv: 'Annullerad' },
    expired: { en: 'Expired', sv: 'Förfallen' },
  },
  commands: {
    approve: { en: 'Approve return', sv: 'Godkänn returen' },
    request: { en: 'Ask for approval', sv: 'Be om godkännande' },
    receive: { en: 'Receive goods', sv: 'Ta emot varor' },
    grade: { en: 'Grade goods', sv: 'Bedöm varor' },
    post: { en: 'Post return', sv: 'Bokför returen' },
    credit: { en: 'Mark as credited', sv: 'Markera som krediterad' },
    close: { en: 'Close return', sv: 'Avsluta returen' },
    refuse: { en: 'Refuse', sv: 'Neka' },
    reverse: { en: 'Reverse receipt', sv: 'Återför mottagandet' },
    expire: { en: 'Let it expire', sv: 'Låt den förfalla' },
    cancel: { en: 'Cancel return', sv: 'Annullera returen' },
    create: { en: 'New return', sv: 'Ny retur' },
    update: { en: 'Save return', sv: 'Spara returen' },
  },
  confirms: {
    post: {
      en: 'The goods leave quarantine as they were graded. A posted return is not reversed.',
      sv: 'Varorna lämnar karantänen så som de bedömts. En bokförd retur återförs inte.',
    },
    credit: {
      en: 'The customer has got the credit. The order no longer counts it as due.',
      sv: 'Kunden har fått krediten. Ordern räknar den inte längre som utestående.',
    },
    reverse: {
      en: 'What has come counts as being with the customer again.',
      sv: 'Det som kommit räknas som att det är hos kunden igen.',
    },
    cancel: { en: 'Nothing in stock changes.', sv: 'Inget i lagret ändras.' },
    expire: {
      en: 'The goods are no longer expected. A new return can be made.',
      sv: 'Varorna väntas inte längre. En ny retur kan göras.',
    },
  },
  facts: {
    created: { en: 'Opened', sv: 'Öppnad' },
    updated: { en: 'Changed', sv: 'Ändrad' },
    requested: { en: 'Approval requested', sv: 'Godkännande begärt' },
    approved: { en: 'Approved', sv: 'Godkänd' },
    refused: { en: 'Refused', sv: 'Nekad' },
    cancelled: { en: 'Cancelled', sv: 'Annullerad' },
    expired: { en: 'Expired', sv: 'Förfallen' },
    received: { en: 'Goods received', sv: 'Varor mottagna' },
    graded: { en: 'Graded', sv: 'Bedömd' },
    reversed: { en: 'Receipt reversed', sv: 'Mottagandet återfört' },
    posted: { en: 'Posted', sv: 'Bokförd' },
    credited: { en: 'Credited', sv: 'Krediterad' },
    closed: { en: 'Closed', sv: 'Avslutad' },
  },
  labels: {
    theirReference: { en: "Customer's reference", sv: 'Kundens referens' },
    notes: { en: 'Notes', sv: 'Anteckningar' },
    lines: { en: 'Lines', sv: 'Rader' },
    warehouse: { en: 'Warehouse', sv: 'Lager' },
    fee: { en: 'Fee', sv: 'Avgift' },
    reason: { en: 'Reason', sv: 'Orsak' },
    quantity: { en: 'To return', sv: 'Att returnera' },
    grades: { en: 'Grade', sv: 'Bedömning' },
    credit: { en: 'To credit', sv: 'Att kreditera' },
    amount: { en: 'Amount', sv: 'Belopp' },
    shipment: { en: 'Shipment', sv: 'Leverans' },
  },
  guards: {
    mayBeOpened: {
      is: { en: 'something was sent that can come back', sv: 'något har skickats som kan komma tillbaka' },
      needs: {
        en: 'Begin from an order or a shipment that has left, to an active warehouse.',
        sv: 'Utgå från en order eller en leverans som har gått, till ett aktivt lager.',
      },
    },
    mayBeEdited: {
      is: { en: 'no more than was sent', sv: 'inte mer än det som skickats' },
      needs: {
        en: 'Return no more of a line than the customer still has, with a reason that is offered.',
        sv: 'Returnera inte mer av en rad än kunden har kvar, med en orsak som finns att välja.',
      },
    },
    mayBeRequested: {
      is: { en: 'it is complete, and taken back', sv: 'den är komplett och tas tillbaka' },
      needs: {
        en: 'Say what comes back and why. It was sent not too long ago, and may be returned; who may override can still take it back.',
        sv: 'Ange vad som kommer tillbaka och varför. Det skickades för inte för länge sedan och får returneras; den med behörighet kan ändå ta tillbaka det.',
      },
    },
    mayReceive: {
      is: { en: 'no more than is expected', sv: 'inte mer än det som väntas' },
      needs: {
        en: 'Receive no more than was announced, on a day that is open.',
        sv: 'Ta inte emot mer än det som aviserats, på en dag som inte är stängd.',
      },
    },
    bringsTheRest: {
      is: { en: 'all of it has come', sv: 'allt har kommit' },
      needs: { en: 'Everything that was announced has come.', sv: 'Allt som aviserats har kommit.' },
    },
    mayGrade: {
      is: { en: 'no more than has come', sv: 'inte mer än det som kommit' },
      needs: {
        en: 'Grade some of the goods, no more than has come, in active places of the warehouse.',
        sv: 'Bedöm några av varorna, inte mer än det som kommit, på aktiva platser i lagret.',
      },
    },
    gradesTheRest: {
      is: { en: 'all that has come is graded', sv: 'allt som kommit är bedömt' },
      needs: { en: 'Grade everything that has come.', sv: 'Bedöm allt som kommit.' },
    },
    mayBePosted: {
      is: { en: 'the goods lie in quarantine, graded', sv: 'varorna ligger i karantän, bedömda' },
      needs: {
        en: 'Everything is graded, pictures are there where the reason asks for one, the goods still lie in quarantine, and the day is open.',
        sv: 'Allt är bedömt, bild finns där orsaken kräver det, varorna ligger kvar i karantänen, och dagen är inte stängd.',
      },
    },
    mayBeReversed: {
      is: { en: 'the goods still lie in quarantine', sv: 'varorna ligger kvar i karantänen' },
      needs: {
        en: 'What has come still lies in quarantine, free to go, and the day is open.',
        sv: 'Det som kommit ligger kvar i karantänen, fritt, och dagen är inte stängd.',
      },
    },
    hasExpired: {
      is: { en: 'it was approved thirty days ago', sv: 'den godkändes för trettio dagar sedan' },
      needs: {
        en: 'Thirty days have gone by since it was approved.',
        sv: 'Trettio dagar har gått sedan den godkändes.',
      },
    },
    isOwed: {
      is: { en: 'the customer is owed something', sv: 'kunden ska ha något tillbaka' },
      needs: { en: 'There is something to credit.', sv: 'Det finns något att kreditera.' },
    },
    isNotOwed: {
      is: { en: 'there is nothing to credit', sv: 'det finns inget att kreditera' },
      needs: { en: 'Credit the customer first.', sv: 'Kreditera kunden först.' },
    },
  },
  refusals: {
    returnIsPosted: {
      en: 'A posted return stays. Put goods right by a movement or an adjustment, and sell on a new order what the customer keeps after all.',
      sv: 'En bokförd retur ligger kvar. Rätta varorna med en flytt eller en justering, och sälj på en ny order det som kunden ändå behåller.',
    },
    returnIsCredited: {
      en: 'The customer was credited. Sell on a new order what they keep after all, and put goods right by a movement or an adjustment.',
      sv: 'Kunden har krediterats. Sälj på en ny order det som kunden ändå behåller, och rätta varorna med en flytt eller en justering.',
    },
    returnSourceMissing: {
      en: 'A return begins from an order or a shipment. Without one it needs the permission “{permission:permission}”.',
      sv: 'En retur utgår från en order eller en leverans. Utan det krävs behörigheten ”{permission:permission}”.',
    },
    nothingToReturn: {
      en: 'The customer has nothing of it that could come back.',
      sv: 'Kunden har inget av det som kan komma tillbaka.',
    },
    notSent: { en: '{sku} was not sent on this line.', sv: '{sku} skickades inte på den här raden.' },
    costIsKnown: {
      en: 'What it had cost is known from the shipment.',
      sv: 'Vad den kostade är känt från leveransen.',
    },
    feeTooHigh: {
      en: 'The fee {fee:money} is more than the goods cost: {most:money}.',
      sv: 'Avgiften {fee:money} är högre än vad varorna kostade: {most:money}.',
    },
    freightTooHigh: {
      en: 'At most {most:money} of freight can be given back: what the order still has of it.',
      sv: 'Högst {most:money} i frakt kan ges tillbaka: det som ordern har kvar av den.',
    },
    exchangeNeedsOrder: {
      en: 'Goods are exchanged on the order that they were sold on.',
      sv: 'Varor byts på den order som de såldes på.',
    },
    returnCostMissing: { en: 'What had {sku} cost?', sv: 'Vad hade {sku} kostat?' },
    lotNotSold: {
      en: 'This lot or serial number of {sku} is not with a customer.',
      sv: 'Den batchen eller det serienumret av {sku} finns inte hos en kund.',
    },
    moreThanWasSent: {
      en: 'Only {left:quantity} of {sku} can still come back, not {wanted:quantity}.',
      sv: 'Bara {left:quantity} av {sku} kan komma tillbaka, inte {wanted:quantity}.',
    },
    returnReasonMissing: { en: 'Say why {sku} comes back.', sv: 'Ange varför {sku} kommer tillbaka.' },
    notReturnable: {
      en: '{sku} is not taken back. It needs the permission “{permission:permission}”.',
      sv: '{sku} tas inte tillbaka. Det kräver behörigheten ”{permission:permission}”.',
    },
    returnWindowOver: {
      en: '{sku} could be returned until {until:day}. Later it needs the permission “{permission:permission}”.',
      sv: '{sku} kunde returneras till och med {until:day}. Senare krävs behörigheten ”{permission:permission}”.',
    },
    allHasCome: { en: 'Everything has come.', sv: 'Allt har kommit.' },
    moreToCome: {
      en: '{left:quantity} is still to come.',
      sv: '{left:quantity} återstår att komma.',
    },
    leftQuarantine: {
      en: 'Only {free:quantity} of {sku} still lies in quarantine, free to go; {wanted:quantity} needed.',
      sv: 'Bara {free:quantity} av {sku} ligger kvar i karantänen, fritt; {wanted:quantity} behövs.',
    },
    notExpired: {
      en: 'The goods may come until {until:day}.',
      sv: 'Varorna får komma till och med {until:day}.',
    },
    nothingToCredit: {
      en: 'There is nothing to credit: close it.',
      sv: 'Det finns inget att kreditera: avsluta den.',
    },
    creditFirst: { en: 'Credit the customer first.', sv: 'Kreditera kunden först.' },
    nothingGraded: {
      en: 'Choose for at least one line what becomes of the goods.',
      sv: 'Välj för minst en rad vad som ska göras med varorna.',
    },
    gradedMoreThanCame: {
      en: '{wanted:quantity} of {sku} graded, but only {most:quantity} has come.',
      sv: '{wanted:quantity} av {sku} bedömt, men bara {most:quantity} har kommit.',
    },
    nothingToReplace: {
      en: '{sku} is on no order, so there is nothing to deliver again.',
      sv: '{sku} finns inte på någon order, så det finns inget att leverera på nytt.',
    },
    placeNotAsked: {
      en: 'Only restocked or refurbished goods are put in a place.',
      sv: 'Bara varor som läggs tillbaka eller rekonditioneras får en plats.',
    },
    notAllGraded: {
      en: '{left:quantity} of {sku} is not graded.',
      sv: '{left:quantity} av {sku} är inte bedömt.',
    },
  },
  fields: {
    returnSourceMissing: { en: 'Name the shipment it left with.', sv: 'Ange leveransen den gick med.' },
    notSent: { en: 'Not sent on this line.', sv: 'Skickades inte på den här raden.' },
    feeTooHigh: { en: 'More than the goods cost.', sv: 'Mer än vad varorna kostade.' },
    freightTooHigh: { en: 'More than the freight of the order.', sv: 'Mer än orderns frakt.' },
    returnCostMissing: { en: 'Enter what it had cost.', sv: 'Ange vad den hade kostat.' },
    lotNotSold: { en: 'Not with a customer.', sv: 'Finns inte hos en kund.' },
    moreThanWasSent: { en: 'More than can come back.', sv: 'Mer än vad som kan komma tillbaka.' },
    returnReasonMissing: { en: 'Choose a reason.', sv: 'Välj en orsak.' },
    notReturnable: { en: 'Not taken back.', sv: 'Tas inte tillbaka.' },
    returnWindowOver: { en: 'Too late to return.', sv: 'För sent att returnera.' },
    gradedMoreThanCame: { en: 'More than has come.', sv: 'Mer än vad som kommit.' },
    nothingToReplace: { en: 'On no order.', sv: 'Finns inte på någon order.' },
    notAllGraded: { en: 'Not all is graded.', sv: 'Allt är inte bedömt.' },
  },
} satisfies KindTexts;
