import type { KindTexts } from './kind-texts.ts';

export const invoiceGuards = {
  mayBeOpened: {
    is: {
      en: 'its customer, orders or original are sound',
      sv: 'kunden, ordrarna eller originalet stämmer',
    },
    needs: {
      en: 'Choose a customer, and orders of theirs that agree and have something to invoice, or an issued invoice to correct.',
      sv: 'Välj en kund, och ordrar som stämmer överens och har något att fakturera, eller en utfärdad faktura att rätta.',
    },
  },
  mayBeEdited: {
    is: { en: 'its lines and its day are sound', sv: 'raderna och dagen stämmer' },
    needs: {
      en: 'Take back no more than was invoiced, say what each line is for, and choose a day that is open.',
      sv: 'Kreditera inte mer än som fakturerats, skriv vad varje rad gäller, och välj en dag som inte är stängd.',
    },
  },
  mayBeIssued: {
    is: { en: 'it can be issued', sv: 'den kan utfärdas' },
    needs: {
      en: 'The company invoices here, the day is open, each VAT rate is known, it says all that the law and Peppol ask for, and what it says is still to be invoiced.',
      sv: 'Företaget fakturerar här, dagen är inte stängd, varje momssats är känd, allt som lagen och Peppol kräver finns med, och det som står ska fortfarande faktureras.',
    },
  },
  mayBeCorrected: {
    is: { en: 'it is no credit note', sv: 'den är ingen kreditfaktura' },
    needs: {
      en: 'Correct an invoice; a credit note stays as it is.',
      sv: 'Rätta en faktura; en kreditfaktura ligger kvar.',
    },
  },
  isWithinOpen: {
    is: { en: 'no more than is open', sv: 'inte mer än vad som är kvar att betala' },
    needs: { en: 'Pay no more than is open.', sv: 'Betala inte mer än vad som är kvar.' },
  },
  paysInFull: {
    is: { en: 'nothing is open after it', sv: 'inget är kvar att betala efteråt' },
    needs: { en: 'Pay all that is open.', sv: 'Betala allt som är kvar.' },
  },
  mayBeWrittenOff: {
    is: { en: 'something is open, and the day is', sv: 'något är obetalt och dagen är inte stängd' },
    needs: {
      en: 'Something is open, today is not closed, and it is within your limit.',
      sv: 'Något är obetalt, dagen är inte stängd, och det ryms inom din gräns.',
    },
  },
  isDue: {
    is: { en: 'its due date has come', sv: 'förfallodagen är här' },
    needs: {
      en: 'Its due date has come and something is open.',
      sv: 'Förfallodagen är här och något är obetalt.',
    },
  },
  isOverdue: {
    is: { en: 'its last day is over', sv: 'förfallodagen har gått' },
    needs: {
      en: 'Its due date is over and something is open.',
      sv: 'Förfallodagen har gått och något är obetalt.',
    },
  },
  isOpen: {
    is: { en: 'something is open', sv: 'något är obetalt' },
    needs: { en: 'Something of it is to be paid.', sv: 'Något av den ska betalas.' },
  },
  isOut: {
    is: { en: 'it is issued', sv: 'den är utfärdad' },
    needs: { en: 'Issue it first.', sv: 'Utfärda den först.' },
  },
  isSettledAtIssue: {
    is: { en: 'nothing is open from the start', sv: 'inget är obetalt från början' },
    needs: {
      en: 'Its orders had paid all of it, or it takes back what was open.',
      sv: 'Ordrarna hade betalat allt, eller så krediterar den det som var obetalt.',
    },
  },
  isPartlySettledAtIssue: {
    is: { en: 'a part is settled from the start', sv: 'en del är reglerad från början' },
    needs: {
      en: 'Its orders had paid a part of it, or it takes back a part of what was open.',
      sv: 'Ordrarna hade betalat en del, eller så krediterar den en del av det som var obetalt.',
    },
  },
  staysPartlyPaid: {
    is: { en: 'another payment stays', sv: 'en annan betalning ligger kvar' },
    needs: { en: 'Another payment pays a part of it.', sv: 'En annan betalning betalar en del av den.' },
  },
  maySetOff: {
    is: {
      en: 'the invoice is open, the customer’s, and in the same currency',
      sv: 'fakturan är öppen, kundens och i samma valuta',
    },
    needs: {
      en: 'Something of it is to be paid back, and an open invoice of the same customer and currency is chosen; today is not closed.',
      sv: 'Något av den ska betalas tillbaka, och en öppen faktura till samma kund i samma valuta är vald; dagen är inte stängd.',
    },
  },
  setsOffTheRest: {
    is: { en: 'nothing is to be paid back after it', sv: 'inget ska betalas tillbaka efteråt' },
    needs: { en: 'Set off all that is left of it.', sv: 'Kvitta allt som är kvar av den.' },
  },
  setsOffAlone: {
    is: { en: 'no money was paid for it', sv: 'inga pengar har betalats för den' },
    needs: {
      en: 'All that is left of it is set off, and no money was paid for it.',
      sv: 'Allt som är kvar av den kvittas, och inga pengar har betalats för den.',
    },
  },
  isPaidBySetOff: {
    is: { en: 'a credit note closes it, without money', sv: 'en kreditfaktura stänger den, utan pengar' },
    needs: {
      en: 'A credit note is set off against all that is open, and no money was paid for it.',
      sv: 'En kreditfaktura kvittas mot allt som är kvar, och inga pengar har betalats för den.',
    },
  },
  isSetOffAtIssue: {
    is: { en: 'all of it is set off from the start', sv: 'allt är kvittat från början' },
    needs: {
      en: 'It takes back no more than was open of its invoice.',
      sv: 'Den krediterar inte mer än vad som var obetalt på sin faktura.',
    },
  },
  mayFreeSetOff: {
    is: { en: 'it was set off on a day that is open', sv: 'den kvittades en dag som inte är stängd' },
    needs: {
      en: 'It is set off against that invoice, on a day that is not closed.',
      sv: 'Den är kvittad mot den fakturan, en dag som inte är stängd.',
    },
  },
  freesAPart: {
    is: { en: 'something else stays settled', sv: 'något annat förblir reglerat' },
    needs: {
      en: 'It is set off against something else too, or partly paid back.',
      sv: 'Den är kvittad mot något mer, eller delvis återbetald.',
    },
  },
  creditSettles: {
    is: { en: 'the credit closes it', sv: 'krediteringen stänger den' },
    needs: {
      en: 'The credit takes back all that is open.',
      sv: 'Krediteringen tar bort allt som är obetalt.',
    },
  },
  creditsTheRest: {
    is: { en: 'all of it is credited', sv: 'allt är krediterat' },
    needs: { en: 'Every line is credited whole.', sv: 'Varje rad är helt krediterad.' },
  },
} satisfies KindTexts['guards'];
