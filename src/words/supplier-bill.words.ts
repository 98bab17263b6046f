import type { KindTexts } from './kind-texts.ts';

export const supplierBillTexts = {
  kind: 'supplierBill',
  shown: {
    one: { en: 'Supplier bill', sv: 'Leverantörsfaktura' },
    many: { en: 'Supplier bills', sv: 'Leverantörsfakturor' },
    page: '/apps/purchasing/bills/$id',
  },
  about: {
    en: 'What a supplier bills: compared with order and receipt, approved, posted and paid.',
    sv: 'Det som en leverantör fakturerar: jämförs med order och inleverans, attesteras, bokförs och betalas.',
  },
  regions: {
    document: { en: 'Bill', sv: 'Faktura' },
    payment: { en: 'Payment', sv: 'Betalning' },
  },
  states: {
    'document.draft': { en: 'Draft', sv: 'Utkast' },
    'document.deviating': { en: 'Deviating', sv: 'Avviker' },
    'document.matched': { en: 'Matched', sv: 'Stämmer' },
    'document.approved': { en: 'Approved', sv: 'Attesterad' },
    'document.posted': { en: 'Posted', sv: 'Bokförd' },
    'document.reversed': { en: 'Reversed', sv: 'Återförd' },
    'document.discarded': { en: 'Discarded', sv: 'Kasserad' },
    'payment.unpaid': { en: 'Unpaid', sv: 'Obetald' },
    'payment.paid': { en: 'Paid', sv: 'Betald' },
  },
  commands: {
    create: { en: 'New supplier bill', sv: 'Ny leverantörsfaktura' },
    update: { en: 'Save', sv: 'Spara' },
    match: { en: 'Match', sv: 'Stäm av' },
    explain: { en: 'Explain differences', sv: 'Förklara avvikelser' },
    approve: { en: 'Approve', sv: 'Attestera' },
    post: { en: 'Post', sv: 'Bokför' },
    pay: { en: 'Mark as paid', sv: 'Markera som betald' },
    unpay: { en: 'Undo payment', sv: 'Ångra betalningen' },
    order: { en: 'Put in payment file', sv: 'Lägg i betalfil' },
    takeBackOrder: { en: 'Take out of payment file', sv: 'Ta ur betalfilen' },
    reopen: { en: 'Back to draft', sv: 'Tillbaka till utkast' },
    reverse: { en: 'Reverse', sv: 'Återför' },
    discard: { en: 'Discard', sv: 'Kassera' },
  },
  confirms: {
    discard: { en: 'Its number stays used.', sv: 'Numret förblir använt.' },
    reverse: {
      en: 'What goods cost is again what they were received at, and they count as not billed.',
      sv: 'Varorna kostar åter det de togs emot för och räknas som ej fakturerade.',
    },
    unpay: { en: 'The bill is to be paid again.', sv: 'Fakturan ska betalas igen.' },
    takeBackOrder: {
      en: 'Make sure that the bank does not pay it: the file may have been sent.',
      sv: 'Se till att banken inte betalar den: filen kan vara skickad.',
    },
  },
  facts: {
    created: { en: 'Entered', sv: 'Registrerad' },
    updated: { en: 'Edited', sv: 'Ändrad' },
    discarded: { en: 'Discarded', sv: 'Kasserad' },
    matched: { en: 'Compared with order and receipt', sv: 'Avstämd mot order och inleverans' },
    explained: { en: 'Differences explained', sv: 'Avvikelser förklarade' },
    approved: { en: 'Approved', sv: 'Attesterad' },
    reopened: { en: 'Back to draft', sv: 'Tillbaka till utkast' },
    posted: { en: 'Posted', sv: 'Bokförd' },
    reversed: { en: 'Reversed', sv: 'Återförd' },
    fileFetched: { en: 'Payment file fetched', sv: 'Betalfilen hämtad' },
    ordered: { en: 'Put in a payment file', sv: 'Lagd i en betalfil' },
    orderTakenBack: { en: 'Taken out of the payment file', sv: 'Tagen ur betalfilen' },
    paid: { en: 'Paid', sv: 'Betald' },
    unpaid: { en: 'Payment undone', sv: 'Betalning ångrad' },
  },
  labels: {
    number: { en: 'Number', sv: 'Nummer' },
    type: { en: 'Type', sv: 'Typ' },
    supplier: { en: 'Supplier', sv: 'Leverantör' },
    supplierNumber: { en: "Supplier's number", sv: 'Leverantörens fakturanr' },
    billedOn: { en: 'Bill date', sv: 'Fakturadatum' },
    dueOn: { en: 'Due date', sv: 'Förfallodag' },
    currency: { en: 'Currency', sv: 'Valuta' },
    rate: { en: 'Rate', sv: 'Kurs' },
    treatment: { en: 'VAT', sv: 'Moms' },
    'stated.net': { en: 'Net', sv: 'Netto' },
    'stated.vat': { en: 'VAT', sv: 'Moms' },
    'stated.rounding': { en: 'Rounding', sv: 'Öresutjämning' },
    'stated.payable': { en: 'To pay', sv: 'Att betala' },
    'payTo.type': { en: 'Paid to', sv: 'Betalas till' },
    'payTo.account': { en: 'Account', sv: 'Konto' },
    'payTo.bic': { en: 'BIC', sv: 'BIC' },
    paymentReference: { en: 'Payment reference', sv: 'Betalningsreferens' },
    notes: { en: 'Notes', sv: 'Anteckningar' },
    source: { en: 'Source', sv: 'Källa' },
    lines: { en: 'Lines', sv: 'Rader' },
    'lines.product': { en: 'Product', sv: 'Artikel' },
    'lines.code': { en: "Supplier's code", sv: 'Leverantörens artikelnr' },
    'lines.text': { en: 'Text', sv: 'Text' },
    'lines.quantity': { en: 'Quantity', sv: 'Antal' },
    'lines.price': { en: 'Price', sv: 'Pris' },
    'lines.discount': { en: 'Discount', sv: 'Rabatt' },
    'lines.amount': { en: 'Amount', sv: 'Belopp' },
    'lines.vatRate': { en: 'VAT rate', sv: 'Momssats' },
    'lines.receiptLine': { en: 'Receipt', sv: 'Inleverans' },
    'lines.account': { en: 'Account', sv: 'Konto' },
    on: { en: 'Day', sv: 'Dag' },
    reason: { en: 'Reason', sv: 'Orsak' },
    note: { en: 'Note', sv: 'Anteckning' },
    file: { en: 'Payment file', sv: 'Betalfil' },
    fingerprint: { en: 'Fingerprint', sv: 'Fingeravtryck' },
  },
  events: { noteFetched: { en: 'Note as fetched', sv: 'Notera som hämtad' } },
  guards: {
    mayBeEntered: {
      is: {
        en: 'its supplier, number, days and goods are sound',
        sv: 'leverantör, nummer, dagar och varor stämmer',
      },
      needs: {
        en: 'Enter a supplier, a number that they have not billed under before, days in order, and goods that came from them.',
        sv: 'Ange en leverantör, ett nummer som de inte fakturerat under förut, dagar i ordning, och varor som kommit från dem.',
      },
    },
    mayBeMatched: {
      is: { en: 'it has lines and a rate', sv: 'den har rader och en kurs' },
      needs: {
        en: 'Add at least one line, and the exchange rate.',
        sv: 'Lägg till minst en rad, och växelkursen.',
      },
    },
    agrees: {
      is: { en: 'it agrees with order and receipt', sv: 'den stämmer med order och inleverans' },
      needs: { en: 'Nothing differs beyond the tolerance.', sv: 'Inget avviker mer än toleransen.' },
    },
    mayBeApproved: {
      is: {
        en: 'somebody else approves it, within their limit, as it was compared',
        sv: 'någon annan attesterar den, inom sin gräns, så som den stämdes av',
      },
      needs: {
        en: 'Somebody who did not enter or match it approves it, within their limit, while receipts are as they were.',
        sv: 'Någon som inte registrerat eller stämt av den attesterar, inom sin gräns, medan inleveranserna är som då.',
      },
    },
    isNotPaid: {
      is: { en: 'it is not paid', sv: 'den är inte betald' },
      needs: { en: 'Undo the payment first.', sv: 'Ångra betalningen först.' },
    },
    mayBePosted: {
      is: {
        en: 'receipts are as they were and the day is open',
        sv: 'inleveranserna är som då och dagen är öppen',
      },
      needs: {
        en: 'Receipts are as they were when it was matched, and the day is not closed.',
        sv: 'Inleveranserna är som när den stämdes av, och dagen är inte stängd.',
      },
    },
    mayBeReversed: {
      is: {
        en: 'it is not paid, no later bill is of its goods, and the day is open',
        sv: 'den är inte betald, ingen senare faktura gäller varorna, och dagen är öppen',
      },
      needs: {
        en: 'Undo its payment, reverse later bills of the same goods, and have today open.',
        sv: 'Ångra betalningen, återför senare fakturor på samma varor, och ha dagen öppen.',
      },
    },
    mayBeOrdered: {
      is: {
        en: 'it is approved, the account is known, and the file is not fetched yet',
        sv: 'den är attesterad, kontot är känt och filen är inte hämtad än',
      },
      needs: {
        en: 'Approve it, enter the account of the supplier, choose today or a later day, and a file that nobody has fetched.',
        sv: 'Attestera den, ange leverantörens konto, välj i dag eller en senare dag, och en fil som ingen har hämtat.',
      },
    },
    isFileAsFetched: {
      is: { en: 'the payment file holds what was fetched', sv: 'betalfilen är den som hämtades' },
      needs: {
        en: 'The file holds the same bills as when it was fetched.',
        sv: 'Filen har samma fakturor som när den hämtades.',
      },
    },
    isOrdered: {
      is: { en: 'it is in a payment file', sv: 'den ligger i en betalfil' },
      needs: { en: 'Put it in a payment file.', sv: 'Lägg den i en betalfil.' },
    },
    mayBePaid: {
      is: { en: 'it is approved, and the day is open', sv: 'den är attesterad, och dagen är öppen' },
      needs: {
        en: 'Approve it, and choose a day that is not to come and not closed.',
        sv: 'Attestera den, och välj en dag som har varit och inte är stängd.',
      },
    },
    paymentIsOpen: {
      is: { en: 'the day of the payment is open', sv: 'betalningens dag är öppen' },
      needs: { en: 'The day of the payment is not closed.', sv: 'Betalningens dag är inte stängd.' },
    },
  },
  refusals: {
    billTwice: {
      en: 'The supplier has billed number {number} before: it is {first}.',
      sv: 'Leverantören har fakturerat nummer {number} förut: det är {first}.',
    },
    dueBeforeBilled: {
      en: 'Choose the day of the bill or a later one.',
      sv: 'Välj fakturans dag eller en senare.',
    },
    notOfReceipt: { en: 'Choose a line of a receipt.', sv: 'Välj en rad i en inleverans.' },
    receiptOfAnother: {
      en: 'This receipt is not from the supplier.',
      sv: 'Inleveransen är inte från leverantören.',
    },
    billDeviates: { en: 'It differs in {count} places.', sv: 'Den avviker på {count} ställen.' },
    billOutdated: {
      en: 'Receipts or other bills have changed since it was matched. Take it back to draft and match it again.',
      sv: 'Inleveranser eller andra fakturor har ändrats sedan den stämdes av. Ta tillbaka den till utkast och stäm av den igen.',
    },
    ownBill: {
      en: 'Somebody else approves it: you entered or matched it.',
      sv: 'Någon annan attesterar den: du har registrerat den eller stämt av den.',
    },
    billPaid: { en: 'It is paid. Undo the payment first.', sv: 'Den är betald. Ångra betalningen först.' },
    billedAfter: {
      en: 'Bill {number} is of the same goods and was posted later. Reverse it first.',
      sv: 'Faktura {number} gäller samma varor och är bokförd senare. Återför den först.',
    },
    billNotApproved: { en: 'It is not approved.', sv: 'Den är inte attesterad.' },
    billOrdered: {
      en: 'It is in a payment file already, for {on:day}.',
      sv: 'Den ligger redan i en betalfil, för {on:day}.',
    },
    billNotOrdered: { en: 'It is in no payment file.', sv: 'Den ligger inte i någon betalfil.' },
    payeeMissing: {
      en: "Enter the supplier's bankgiro, plusgiro or IBAN.",
      sv: 'Ange leverantörens bankgiro, plusgiro eller IBAN.',
    },
    supplierNumberMissing: {
      en: "Enter the supplier's number of the bill.",
      sv: 'Ange leverantörens fakturanummer.',
    },
    dayIsPast: { en: 'Choose today or a later day.', sv: 'Välj i dag eller en senare dag.' },
  },
  fields: {
    billTwice: { en: 'Billed before.', sv: 'Fakturerat förut.' },
  },
  list: {
    search: { en: "Number, supplier's number, reference", sv: 'Nummer, leverantörens nummer, referens' },
    narrowed: { en: 'No bill matches', sv: 'Ingen faktura matchar' },
    none: { en: 'No supplier bills yet', sv: 'Inga leverantörsfakturor ännu' },
    text: {
      en: 'Bill a receipt, read an e-invoice, or type one.',
      sv: 'Fakturera en inleverans, läs in en e-faktura eller skriv in en.',
    },
  },
} satisfies KindTexts;

/** What each difference of a bill is called. */
export const deviationTexts = {
  noReceipt: { en: 'No receipt', sv: 'Ingen inleverans' },
  unknownProduct: { en: 'Unknown code', sv: 'Okänt artikelnr' },
  otherProduct: { en: 'Another product was received', sv: 'En annan artikel togs emot' },
  notReceived: { en: 'The receipt is not posted', sv: 'Inleveransen är inte bokförd' },
  priceHigher: { en: 'Price higher than agreed', sv: 'Högre pris än avtalat' },
  priceLower: { en: 'Price lower than agreed', sv: 'Lägre pris än avtalat' },
  quantityHigher: { en: 'More than is left to bill', sv: 'Mer än vad som är kvar att fakturera' },
  otherCurrency: { en: 'Another currency than the order', sv: 'En annan valuta än ordern' },
  lineSumDiffers: {
    en: 'Quantity times price is another amount',
    sv: 'Antal gånger pris blir ett annat belopp',
  },
  netDiffers: { en: 'The lines add up to another sum', sv: 'Raderna blir en annan summa' },
  vatDiffers: { en: 'VAT of the lines is another amount', sv: 'Momsen på raderna blir ett annat belopp' },
  payableDiffers: {
    en: 'Net, VAT and rounding are another sum',
    sv: 'Netto, moms och öresutjämning blir en annan summa',
  },
} as const;
