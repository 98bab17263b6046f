const why = {
  en: 'You get this mail because you manage {company} on Lagra, or because its invoices go to this address.',
  sv: 'Du får det här mejlet för att du sköter {company} i Lagra, eller för att fakturorna går till den här adressen.',
};
const open = { en: 'Open billing', sv: 'Öppna faktureringen' };

/** Letters about what a company pays, and does not pay, for Lagra. */
export const paymentTexts = {
  trialEnding: {
    en: {
      subject: '{company}: the trial of Lagra ends on {day}',
      before: [
        'The trial of {company} ends on {day}. Your plan then goes on, and its first month is charged to the card you have added.',
        'If you want another plan, or none, say so before then.',
      ],
      action: open.en,
      after: [why.en],
    },
    sv: {
      subject: '{company}: provperioden i Lagra slutar {day}',
      before: [
        'Provperioden för {company} slutar {day}. Sedan fortsätter abonnemanget, och den första månaden debiteras kortet ni har lagt in.',
        'Vill ni ha ett annat abonnemang, eller inget, så säg till före dess.',
      ],
      action: open.sv,
      after: [why.sv],
    },
  },
  trialEndingNoCard: {
    en: {
      subject: '{company}: the trial of Lagra ends on {day}',
      before: [
        'The trial of {company} ends on {day}, and there is no card. From then on the company can be read and exported only.',
        'Add a card, and everything goes on.',
      ],
      action: open.en,
      after: [why.en],
    },
    sv: {
      subject: '{company}: provperioden i Lagra slutar {day}',
      before: [
        'Provperioden för {company} slutar {day}, och det finns inget kort. Från dess kan företaget bara läsas och exporteras.',
        'Lägg in ett kort, så fortsätter allt.',
      ],
      action: open.sv,
      after: [why.sv],
    },
  },
  paymentFailed: {
    en: {
      subject: '{company}: the payment for Lagra was refused',
      before: [
        'Invoice {invoice} could not be charged to the card of {company}. It is tried again on {day}; until then everything goes on.',
        'If the card no longer works, add another one, and pay at once if you like.',
      ],
      action: open.en,
      after: [why.en],
    },
    sv: {
      subject: '{company}: betalningen för Lagra nekades',
      before: [
        'Faktura {invoice} kunde inte debiteras kortet för {company}. Ett nytt försök görs {day}; till dess fortsätter allt.',
        'Fungerar kortet inte längre, så lägg in ett annat, och betala genast om ni vill.',
      ],
      action: open.sv,
      after: [why.sv],
    },
  },
  subscriptionUnpaid: {
    en: {
      subject: '{company} can be read only: Lagra is unpaid',
      before: [
        'Invoice {invoice} could not be charged, and no more attempts are made. {company} can now be read and exported only; nothing is lost.',
        'Add a card that works and choose Pay now: then everything goes on at once.',
      ],
      action: open.en,
      after: [why.en],
    },
    sv: {
      subject: '{company} kan bara läsas: Lagra är obetalt',
      before: [
        'Faktura {invoice} kunde inte debiteras, och inga fler försök görs. {company} kan nu bara läsas och exporteras; inget går förlorat.',
        'Lägg in ett kort som fungerar och välj Betala nu: då fortsätter allt genast.',
      ],
      action: open.sv,
      after: [why.sv],
    },
  },
  subscriptionPaused: {
    en: {
      subject: '{company} can be read only: the trial of Lagra is over',
      before: [
        'The trial of {company} is over, and there is no card. The company can now be read and exported only; nothing is lost.',
        'Add a card and choose Resume: then everything goes on at once.',
      ],
      action: open.en,
      after: [why.en],
    },
    sv: {
      subject: '{company} kan bara läsas: provperioden i Lagra är slut',
      before: [
        'Provperioden för {company} är slut, och det finns inget kort. Företaget kan nu bara läsas och exporteras; inget går förlorat.',
        'Lägg in ett kort och välj Återuppta: då fortsätter allt genast.',
      ],
      action: open.sv,
      after: [why.sv],
    },
  },
};
