import type { PaperText, ReceivableWord } from '#model/papers/paper-words.ts';

/** What reminders and statements of account say on paper besides what invoices do. */
export const receivablePaperWords: Readonly<Record<ReceivableWord, PaperText>> = {
  paymentReminder: { en: 'Payment reminder', sv: 'Betalningspåminnelse' },
  statement: { en: 'Statement of account', sv: 'Kontoutdrag' },
  reminderDate: { en: 'Date', sv: 'Datum' },
  reminderNumber: { en: 'Reminder no.', sv: 'Påminnelse nr' },
  daysLate: { en: 'Days late', sv: 'Dagar sen' },
  leftToPay: { en: 'Left to pay', sv: 'Kvar att betala' },
  reminderFee: { en: 'Reminder fee', sv: 'Påminnelseavgift' },
  earlierFees: { en: 'Earlier reminder fees', sv: 'Tidigare påminnelseavgifter' },
  reminderFirst: {
    en: 'We have not received payment for this invoice yet. If you have paid it in the last few days, please disregard this reminder.',
    sv: 'Vi har ännu inte fått betalt för den här fakturan. Har du betalat de senaste dagarna kan du bortse från påminnelsen.',
  },
  reminderAgain: {
    en: 'Despite our earlier reminder we have not received payment for this invoice. Please pay it now, or get in touch if something is wrong.',
    sv: 'Trots tidigare påminnelse har vi inte fått betalt för den här fakturan. Betala den nu, eller hör av dig om något inte stämmer.',
  },
  asOf: { en: 'As of', sv: 'Per den' },
  openItems: { en: 'Open items', sv: 'Öppna poster' },
  'age.notDue': { en: 'Not due', sv: 'Ej förfallet' },
  'age.upTo30': { en: '1–30 days late', sv: 'Förfallet 1–30 dagar' },
  'age.upTo60': { en: '31–60 days late', sv: 'Förfallet 31–60 dagar' },
  'age.upTo90': { en: '61–90 days late', sv: 'Förfallet 61–90 dagar' },
  'age.older': { en: 'Over 90 days late', sv: 'Förfallet mer än 90 dagar' },
  notAllocated: { en: 'Payments not allocated', sv: 'Ej avräknade betalningar' },
  balance: { en: 'Balance', sv: 'Saldo' },
  nothingOpen: { en: 'Nothing is open.', sv: 'Det finns inga öppna poster.' },
  statementText: {
    en: 'Please compare this with your own books, and tell us if something differs.',
    sv: 'Stäm gärna av mot din egen bokföring och hör av dig om något inte stämmer.',
  },
  mailReminder: {
    en: 'We have not received payment for invoice {number}. Enclosed is a reminder. If you have paid in the last few days, please disregard it.',
    sv: 'Vi har inte fått betalt för faktura {number}. Här kommer en påminnelse. Har du betalat de senaste dagarna kan du bortse från den.',
  },
  mailStatement: {
    en: 'Enclosed is a statement of your account with us. Questions? Just answer this letter.',
    sv: 'Här kommer ett kontoutdrag. Svara på det här mejlet om du har frågor.',
  },
};
