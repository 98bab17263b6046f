import type { KindTexts } from './kind-texts.ts';

export const paymentTexts = {
  kind: 'payment',
  shown: {
    one: { en: 'Payment', sv: 'Betalning' },
    many: { en: 'Payments', sv: 'Betalningar' },
    page: '/apps/sales/payments/$id',
  },
  about: {
    en: 'Money from a customer or to one, and the invoices that it pays.',
    sv: 'Pengar från en kund eller till en, och fakturorna som de betalar.',
  },
  states: {
    unallocated: { en: 'Unallocated', sv: 'Inte avprickad' },
    partlyAllocated: { en: 'Partly allocated', sv: 'Delvis avprickad' },
    allocated: { en: 'Allocated', sv: 'Avprickad' },
    reversed: { en: 'Reversed', sv: 'Återförd' },
  },
  commands: {
    allocate: { en: 'Allocate', sv: 'Pricka av' },
    free: { en: 'Free from invoice', sv: 'Lossa från fakturan' },
    refund: { en: 'Pay back the rest', sv: 'Betala tillbaka resten' },
    keepFee: { en: 'Keep as reminder fee', sv: 'Behåll som påminnelseavgift' },
    reverse: { en: 'Reverse payment', sv: 'Återför betalningen' },
    record: { en: 'Record payment', sv: 'Registrera betalning' },
  },
  confirms: {
    reverse: {
      en: 'Its invoices are unpaid again.',
      sv: 'Fakturorna blir obetalda igen.',
    },
  },
  facts: {
    recorded: { en: 'Recorded', sv: 'Registrerad' },
    allocated: { en: 'Allocated', sv: 'Avprickad' },
    freed: { en: 'Freed from invoice', sv: 'Lossad från faktura' },
    refunded: { en: 'Paid back', sv: 'Återbetald' },
    feeKept: { en: 'Reminder fee paid', sv: 'Påminnelseavgift betald' },
    reversed: { en: 'Reversed', sv: 'Återförd' },
  },
  labels: {
    number: { en: 'Number', sv: 'Nummer' },
    customer: { en: 'Customer', sv: 'Kund' },
    direction: { en: 'Direction', sv: 'Riktning' },
    on: { en: 'Booked', sv: 'Bokförd' },
    amount: { en: 'Amount', sv: 'Belopp' },
    left: { en: 'Left', sv: 'Kvar' },
    reference: { en: 'Reference', sv: 'Referens' },
    notes: { en: 'Notes', sv: 'Anteckningar' },
    source: { en: 'Source', sv: 'Källa' },
    bankReference: { en: "The bank's reference", sv: 'Bankens referens' },
    allocations: { en: 'Invoices', sv: 'Fakturor' },
    invoice: { en: 'Invoice', sv: 'Faktura' },
    less: { en: 'Without money', sv: 'Utan pengar' },
    reason: { en: 'Reason', sv: 'Orsak' },
    currency: { en: 'Currency', sv: 'Valuta' },
    rate: { en: 'Rate', sv: 'Kurs' },
  },
  guards: {
    mayBeRecorded: {
      is: { en: 'it pays open invoices of its customer', sv: 'den betalar kundens obetalda fakturor' },
      needs: {
        en: 'Choose a customer, a day that is open, and open invoices in the same currency.',
        sv: 'Välj en kund, en dag som inte är stängd, och obetalda fakturor i samma valuta.',
      },
    },
    recordsAll: {
      is: { en: 'all of it pays invoices', sv: 'allt betalar fakturor' },
      needs: { en: 'Allocate all of it.', sv: 'Pricka av hela beloppet.' },
    },
    recordsSome: {
      is: { en: 'a part of it pays invoices', sv: 'en del betalar fakturor' },
      needs: { en: 'Allocate a part of it.', sv: 'Pricka av en del av beloppet.' },
    },
    mayBeAllocated: {
      is: {
        en: 'no more than is left, to open invoices',
        sv: 'inte mer än vad som är kvar, mot obetalda fakturor',
      },
      needs: {
        en: 'Choose open invoices of the customer, and no more than is left.',
        sv: 'Välj kundens obetalda fakturor, och inte mer än vad som är kvar.',
      },
    },
    allocatesTheRest: {
      is: { en: 'nothing is left after it', sv: 'inget är kvar efteråt' },
      needs: { en: 'Allocate all that is left.', sv: 'Pricka av allt som är kvar.' },
    },
    isAllocated: {
      is: { en: 'it pays the invoice', sv: 'den betalar fakturan' },
      needs: {
        en: 'Choose an invoice that it pays, while its day is not closed.',
        sv: 'Välj en faktura som den betalar, medan dess dag inte är stängd.',
      },
    },
    freesAPart: {
      is: { en: 'it still pays others', sv: 'den betalar fortfarande andra' },
      needs: { en: 'It pays other invoices, too.', sv: 'Den betalar också andra fakturor.' },
    },
    mayBeRefunded: {
      is: { en: 'something is left', sv: 'något är kvar' },
      needs: {
        en: 'Pay back no more than is left, on a day that is open.',
        sv: 'Betala inte tillbaka mer än vad som är kvar, på en dag som inte är stängd.',
      },
    },
    refundsTheRest: {
      is: { en: 'nothing is left after it', sv: 'inget är kvar efteråt' },
      needs: { en: 'Pay back all that is left.', sv: 'Betala tillbaka allt som är kvar.' },
    },
    mayKeepFee: {
      is: { en: 'no more than reminders cost', sv: 'inte mer än vad påminnelserna kostat' },
      needs: {
        en: 'Choose an invoice of the customer that was reminded of at a fee, and no more than is left of both; today is not closed.',
        sv: 'Välj en av kundens fakturor som påmints om mot en avgift, och inte mer än vad som är kvar av båda; dagen är inte stängd.',
      },
    },
    keepsTheRest: {
      is: { en: 'nothing is left after it', sv: 'inget är kvar efteråt' },
      needs: { en: 'Keep all that is left.', sv: 'Behåll allt som är kvar.' },
    },
    mayBeReversed: {
      is: { en: 'nothing of it was paid back', sv: 'inget av den har betalats tillbaka' },
      needs: {
        en: 'Nothing of it was paid back, and its day is not closed.',
        sv: 'Inget av den har betalats tillbaka, och dess dag är inte stängd.',
      },
    },
  },
  refusals: {
    paymentTwice: {
      en: 'This money is recorded already: the bank calls it {reference}.',
      sv: 'De här pengarna är redan registrerade: banken kallar dem {reference}.',
    },
    allocatedTwice: {
      en: 'It pays invoice {number} already. Free it first.',
      sv: 'Den betalar redan faktura {number}. Lossa den först.',
    },
    sameCurrency: {
      en: 'Payment and invoice are both in {currency}: there is nothing to convert.',
      sv: 'Både betalningen och fakturan är i {currency}: det finns inget att räkna om.',
    },
    settlesMissing: {
      en: 'Invoice {number} is in {currency}. Say what of it this pays.',
      sv: 'Faktura {number} är i {currency}. Ange hur mycket av den som betalas.',
    },
    otherCurrency: {
      en: 'Invoice {number} is in {currency}. Record the payment in that currency.',
      sv: 'Faktura {number} är i {currency}. Registrera betalningen i den valutan.',
    },
    amountMissing: { en: 'Enter an amount.', sv: 'Ange ett belopp.' },
    moreThanRounding: {
      en: 'Öre come to at most {most:money}.',
      sv: 'Öresavrundning är högst {most:money}.',
    },
    discountIsOver: {
      en: 'There is no cash discount on that day.',
      sv: 'Det finns ingen kassarabatt den dagen.',
    },
    moreThanDiscount: {
      en: 'The cash discount is at most {most:money}.',
      sv: 'Kassarabatten är högst {most:money}.',
    },
    moreThanLeftOfPayment: {
      en: 'Only {left:money} of the payment is left.',
      sv: 'Bara {left:money} av betalningen är kvar.',
    },
    moreThanFees: {
      en: 'Only {fees:money} was asked for by reminders and is not paid.',
      sv: 'Bara {fees:money} har begärts i påminnelser och är obetalt.',
    },
    leftOfPayment: { en: '{left:money} of it is left.', sv: '{left:money} av den är kvar.' },
    nothingAllocated: { en: 'It does not pay this invoice.', sv: 'Den betalar inte den här fakturan.' },
    nothingLeftOfPayment: { en: 'Nothing of it is left.', sv: 'Inget av den är kvar.' },
    paidOut: { en: 'It was paid to the customer.', sv: 'Den betalades till kunden.' },
    beforePayment: {
      en: 'Choose the day of the payment or a later one.',
      sv: 'Välj betalningens dag eller en senare.',
    },
    paymentRefunded: {
      en: 'A part of it was paid back, so it stays. Record what else has happened as a payment of its own.',
      sv: 'En del av den har betalats tillbaka, så den ligger kvar. Registrera det övriga som en egen betalning.',
    },
  },
  fields: {
    moreThanRounding: { en: 'More than öre.', sv: 'Mer än öresavrundning.' },
    moreThanDiscount: { en: 'More than the cash discount.', sv: 'Mer än kassarabatten.' },
    moreThanLeftOfPayment: { en: 'More than is left.', sv: 'Mer än vad som är kvar.' },
    moreThanFees: { en: 'More than reminders cost.', sv: 'Mer än vad påminnelserna kostat.' },
    paymentTwice: { en: 'Recorded already.', sv: 'Redan registrerad.' },
    allocatedTwice: { en: 'Paid by this payment already.', sv: 'Betalas redan av den här betalningen.' },
    settlesMissing: { en: 'Say what of the invoice this pays.', sv: 'Ange vad av fakturan som betalas.' },
    sameCurrency: { en: 'The currency is the same.', sv: 'Valutan är densamma.' },
    otherCurrency: { en: 'In another currency.', sv: 'I en annan valuta.' },
  },
  list: {
    search: { en: 'Number, reference', sv: 'Nummer, referens' },
    narrowed: { en: 'No payment matches', sv: 'Ingen betalning matchar' },
    none: { en: 'No payments yet', sv: 'Inga betalningar ännu' },
    text: {
      en: 'Record what came, or read a file of the bank.',
      sv: 'Registrera det som kommit, eller läs en fil från banken.',
    },
  },
} satisfies KindTexts;
