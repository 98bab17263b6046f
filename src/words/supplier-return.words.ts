import type { KindTexts } from './kind-texts.ts';

export const supplierReturnTexts = {
  kind: 'supplierReturn',
  shown: {
    one: { en: 'Return to supplier', sv: 'Leverantörsretur' },
    many: { en: 'Returns to suppliers', sv: 'Leverantörsreturer' },
    page: '/apps/purchasing/returns/$id',
  },
  about: {
    en: 'Goods that go back to a supplier, from the question to the credit.',
    sv: 'Varor som går tillbaka till en leverantör, från förfrågan till krediteringen.',
  },
  states: {
    draft: { en: 'Draft', sv: 'Utkast' },
    requested: { en: 'Awaiting the supplier', sv: 'Väntar på leverantören' },
    accepted: { en: 'To send', sv: 'Att skicka' },
    dispatched: { en: 'Awaiting credit', sv: 'Väntar på kredit' },
    credited: { en: 'Credited', sv: 'Krediterad' },
    rejected: { en: 'Rejected by the supplier', sv: 'Nekad av leverantören' },
    cancelled: { en: 'Cancelled', sv: 'Annullerad' },
    reversed: { en: 'Reversed', sv: 'Återförd' },
  },
  commands: {
    request: { en: 'Ask the supplier', sv: 'Fråga leverantören' },
    accept: { en: 'Register acceptance', sv: 'Registrera godkännande' },
    dispatch: { en: 'Send goods back', sv: 'Skicka tillbaka varorna' },
    credit: { en: 'Register credit', sv: 'Registrera kredit' },
    reject: { en: 'Rejected by the supplier', sv: 'Nekad av leverantören' },
    cancel: { en: 'Cancel return', sv: 'Annullera returen' },
    reverse: { en: 'Reverse', sv: 'Återför' },
    create: { en: 'New return to a supplier', sv: 'Ny leverantörsretur' },
    update: { en: 'Save return', sv: 'Spara returen' },
  },
  confirms: {
    dispatch: {
      en: 'The goods leave stock at the cost they came in at. Orders lose promises that the rest cannot keep.',
      sv: 'Varorna lämnar lagret till kostnaden de kom in med. Order förlorar löften som resten inte räcker till.',
    },
    cancel: { en: 'Nothing in stock changes.', sv: 'Inget i lagret ändras.' },
    reverse: {
      en: 'The goods lie in stock again, where they left from, and what was credited falls away.',
      sv: 'Varorna ligger i lagret igen, där de togs ifrån, och det som krediterats faller bort.',
    },
    reject: { en: 'The goods stay where they are.', sv: 'Varorna ligger kvar där de är.' },
  },
  facts: {
    created: { en: 'Opened', sv: 'Öppnad' },
    updated: { en: 'Changed', sv: 'Ändrad' },
    requested: { en: 'Asked for', sv: 'Efterfrågad' },
    accepted: { en: 'Accepted by the supplier', sv: 'Godkänd av leverantören' },
    rejected: { en: 'Rejected by the supplier', sv: 'Nekad av leverantören' },
    cancelled: { en: 'Cancelled', sv: 'Annullerad' },
    dispatched: { en: 'Goods sent back', sv: 'Varor skickade tillbaka' },
    credited: { en: 'Credited', sv: 'Krediterad' },
    reversed: { en: 'Reversed', sv: 'Återförd' },
  },
  labels: {
    theirReference: { en: "Supplier's return number", sv: 'Leverantörens returnummer' },
    notes: { en: 'Notes', sv: 'Anteckningar' },
    lines: { en: 'Lines', sv: 'Rader' },
    receipt: { en: 'Goods receipt', sv: 'Inleverans' },
    from: { en: 'Leaves from', sv: 'Tas från' },
    reason: { en: 'Reason', sv: 'Orsak' },
    quantity: { en: 'To send back', sv: 'Att skicka tillbaka' },
    amount: { en: 'Credit', sv: 'Kredit' },
  },
  guards: {
    mayBeOpened: {
      is: { en: 'something came in that can go back', sv: 'något har kommit in som kan gå tillbaka' },
      needs: {
        en: 'Begin from a posted receipt of a known supplier, of which something is left to send back.',
        sv: 'Utgå från en bokförd inleverans från en känd leverantör, där något finns kvar att skicka tillbaka.',
      },
    },
    mayBeEdited: {
      is: { en: 'no more than came in', sv: 'inte mer än det som kommit in' },
      needs: {
        en: 'Send back no more of a line than came in and is not on another return, from a place in the warehouse, with a reason that is offered.',
        sv: 'Skicka inte tillbaka mer av en rad än det som kommit in och inte finns på en annan retur, från en plats i lagret, med en orsak som finns att välja.',
      },
    },
    mayBeRequested: {
      is: { en: 'it is complete', sv: 'den är komplett' },
      needs: {
        en: 'Say what goes back and why, no more than came in and lies there.',
        sv: 'Ange vad som går tillbaka och varför, inte mer än det som kommit in och ligger där.',
      },
    },
    mayBeDispatched: {
      is: { en: 'the goods lie there, free to go', sv: 'varorna ligger där, fria att skicka' },
      needs: {
        en: 'Every line says why, no more goes back than came in, the goods lie where they are taken from, free to go, and the day is open.',
        sv: 'Varje rad har en orsak, inte mer går tillbaka än det som kommit in, varorna ligger fria där de tas ifrån, och dagen är inte stängd.',
      },
    },
    mayBeReversed: {
      is: { en: 'the goods have left, and the day is open', sv: 'varorna har gått, och dagen är öppen' },
      needs: {
        en: 'The goods have left, and the day must not be closed.',
        sv: 'Varorna har gått, och dagen får inte vara stängd.',
      },
    },
    mayBeCredited: {
      is: { en: 'you see costs and the day is open', sv: 'du får se kostnader och dagen är öppen' },
      needs: {
        en: 'You need permission to see costs, and the day must not be closed.',
        sv: 'Du behöver behörighet att se kostnader, och dagen får inte vara stängd.',
      },
    },
  },
  refusals: {
    receiptNotPosted: {
      en: 'Goods go back only from a receipt that is posted.',
      sv: 'Varor returneras bara från en inleverans som är bokförd.',
    },
    receiptWithoutSupplier: {
      en: 'The receipt has no supplier that the goods could go back to.',
      sv: 'Inleveransen har ingen leverantör som varorna kan gå tillbaka till.',
    },
    nothingToSendBack: {
      en: 'There is nothing to send back.',
      sv: 'Det finns inget att skicka tillbaka.',
    },
    cameInElsewhere: {
      en: '{sku} did not come in on this line.',
      sv: '{sku} kom inte in på den här raden.',
    },
    moreThanCameIn: {
      en: 'Only {left:quantity} of {sku} can still go back, not {wanted:quantity}.',
      sv: 'Bara {left:quantity} av {sku} kan gå tillbaka, inte {wanted:quantity}.',
    },
    sendBackReasonMissing: { en: 'Say why {sku} goes back.', sv: 'Ange varför {sku} går tillbaka.' },
  },
  fields: {
    cameInElsewhere: { en: 'Did not come in on this line.', sv: 'Kom inte in på den här raden.' },
    moreThanCameIn: { en: 'More than can go back.', sv: 'Mer än vad som kan gå tillbaka.' },
    sendBackReasonMissing: { en: 'Choose a reason.', sv: 'Välj en orsak.' },
  },
} satisfies KindTexts;
