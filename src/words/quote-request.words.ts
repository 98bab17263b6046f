import type { KindTexts } from './kind-texts.ts';

export const quoteRequestTexts = {
  kind: 'quoteRequest',
  shown: {
    one: { en: 'Request for quotation', sv: 'Offertförfrågan' },
    many: { en: 'Requests for quotation', sv: 'Offertförfrågningar' },
    page: '/apps/purchasing/quote-requests/$id',
  },
  about: {
    en: 'What several suppliers are asked for at once, what they answer, and who gets the order.',
    sv: 'Det som flera leverantörer tillfrågas om på en gång, vad de svarar och vem som får beställningen.',
  },
  states: {
    draft: { en: 'Draft', sv: 'Utkast' },
    sent: { en: 'Awaiting answers', sv: 'Väntar på svar' },
    answered: { en: 'Answered', sv: 'Besvarad' },
    awarded: { en: 'Awarded', sv: 'Tilldelad' },
    closed: { en: 'Closed without award', sv: 'Avslutad utan tilldelning' },
    discarded: { en: 'Discarded', sv: 'Kasserad' },
  },
  commands: {
    create: { en: 'New request for quotation', sv: 'Ny offertförfrågan' },
    update: { en: 'Save request', sv: 'Spara förfrågan' },
    discard: { en: 'Discard draft', sv: 'Kassera utkastet' },
    send: { en: 'Send', sv: 'Skicka' },
    ask: { en: 'Ask more suppliers', sv: 'Fråga fler leverantörer' },
    extend: { en: 'Change the deadline', sv: 'Ändra sista svarsdag' },
    answer: { en: 'Register an answer', sv: 'Registrera svar' },
    decline: { en: 'Register that a supplier declines', sv: 'Registrera att en leverantör avstår' },
    estimate: { en: 'Estimate freight and duty', sv: 'Uppskatta frakt och tull' },
    award: { en: 'Award', sv: 'Tilldela' },
    close: { en: 'Close without award', sv: 'Avsluta utan tilldelning' },
  },
  confirms: {
    discard: { en: 'Nobody has been asked yet.', sv: 'Ingen har tillfrågats ännu.' },
    close: {
      en: 'Suppliers can answer no more, and nothing is ordered.',
      sv: 'Leverantörerna kan inte svara längre, och inget beställs.',
    },
  },
  events: { noteMailed: { en: 'Note as mailed', sv: 'Notera som mejlad' } },
  facts: {
    created: { en: 'Created', sv: 'Skapad' },
    updated: { en: 'Changed', sv: 'Ändrad' },
    discarded: { en: 'Discarded', sv: 'Kasserad' },
    sent: { en: 'Sent', sv: 'Skickad' },
    mailed: { en: 'Mailed to a supplier', sv: 'Mejlad till en leverantör' },
    asked: { en: 'More suppliers asked', sv: 'Fler leverantörer tillfrågade' },
    extended: { en: 'Deadline changed', sv: 'Sista svarsdag ändrad' },
    answered: { en: 'A supplier has answered', sv: 'En leverantör har svarat' },
    declined: { en: 'A supplier declines', sv: 'En leverantör avstår' },
    estimated: { en: 'Freight and duty estimated', sv: 'Frakt och tull uppskattade' },
    awarded: { en: 'Awarded', sv: 'Tilldelad' },
    closed: { en: 'Closed without award', sv: 'Avslutad utan tilldelning' },
  },
  labels: {
    warehouse: { en: 'Deliver to', sv: 'Levereras till' },
    answerBy: { en: 'Answer by', sv: 'Svara senast' },
    notes: { en: 'Text to the suppliers', sv: 'Text till leverantörerna' },
    suppliers: { en: 'Suppliers', sv: 'Leverantörer' },
    lines: { en: 'Lines', sv: 'Rader' },
    'lines.product': { en: 'Product', sv: 'Artikel' },
    'lines.quantity': { en: 'Quantity', sv: 'Antal' },
    'lines.wantedOn': { en: 'Wanted on', sv: 'Önskas den' },
    'lines.text': { en: 'Note', sv: 'Anteckning' },
  },
  list: {
    search: { en: 'Search by number, supplier or product', sv: 'Sök på nummer, leverantör eller artikel' },
    narrowed: { en: 'No request matches', sv: 'Ingen förfrågan matchar' },
    none: { en: 'No requests for quotation yet', sv: 'Inga offertförfrågningar ännu' },
    text: {
      en: 'Ask several suppliers at once what they charge, and compare what they answer.',
      sv: 'Fråga flera leverantörer samtidigt vad de tar betalt och jämför svaren.',
    },
  },
  guards: {
    isSound: {
      is: { en: 'suppliers and products are known', sv: 'leverantörer och artiklar är kända' },
      needs: {
        en: 'Each supplier is asked once, and each line has a product in a unit of its own.',
        sv: 'Varje leverantör tillfrågas en gång, och varje rad har en artikel i en av dess enheter.',
      },
    },
    mayBeSent: {
      is: { en: 'it has lines and suppliers', sv: 'den har rader och leverantörer' },
      needs: {
        en: 'Add lines of products that are bought, suppliers that take orders, and a deadline that is still to come.',
        sv: 'Lägg till rader med artiklar som köps in, leverantörer som tar emot order, och en sista svarsdag som inte har passerat.',
      },
    },
    isAskedHere: {
      is: { en: 'the supplier is asked', sv: 'leverantören är tillfrågad' },
      needs: { en: 'Name a supplier that is asked.', sv: 'Ange en leverantör som är tillfrågad.' },
    },
    mayAskMore: {
      is: { en: 'they are not asked yet', sv: 'de är inte tillfrågade än' },
      needs: {
        en: 'Name suppliers that take orders and are not asked yet.',
        sv: 'Ange leverantörer som tar emot order och inte är tillfrågade än.',
      },
    },
    mayBeExtended: {
      is: { en: 'the day is still to come', sv: 'dagen har inte passerat' },
      needs: { en: 'Choose another day, today or later.', sv: 'Välj en annan dag, i dag eller senare.' },
    },
    mayBeAnswered: {
      is: { en: 'a supplier that is asked offers something', sv: 'en tillfrågad leverantör erbjuder något' },
      needs: {
        en: 'State a price for at least one line, by a supplier that is asked, that still holds and differs from before.',
        sv: 'Ange pris på minst en rad från en tillfrågad leverantör, som fortfarande gäller och skiljer sig från tidigare.',
      },
    },
    mayBeDeclined: {
      is: { en: 'a supplier that is asked declines', sv: 'en tillfrågad leverantör avstår' },
      needs: {
        en: 'Name a supplier that is asked and has not declined yet.',
        sv: 'Ange en leverantör som är tillfrågad och inte redan har avstått.',
      },
    },
    declinesTheLast: {
      is: { en: 'nobody else has offered anything', sv: 'ingen annan har erbjudit något' },
      needs: {
        en: 'No other supplier has offered anything.',
        sv: 'Ingen annan leverantör har erbjudit något.',
      },
    },
    mayBeEstimated: {
      is: { en: 'the supplier has stated prices', sv: 'leverantören har lämnat priser' },
      needs: {
        en: 'Name a supplier that has stated prices.',
        sv: 'Ange en leverantör som har lämnat priser.',
      },
    },
    mayBeAwarded: {
      is: {
        en: 'its lines are offered, and you may order',
        sv: 'raderna är offererade, och du får beställa',
      },
      needs: {
        en: 'Choose a supplier for at least one line, of those whose prices still hold. You need permission to create purchase orders and to see costs.',
        sv: 'Välj leverantör för minst en rad, bland dem vars priser fortfarande gäller. Du behöver behörighet att skapa inköpsorder och se kostnader.',
      },
    },
  },
  refusals: {
    supplierTwice: { en: 'This supplier is there already.', sv: 'Leverantören finns redan med.' },
    noSuppliersAsked: { en: 'Choose at least one supplier.', sv: 'Välj minst en leverantör.' },
    tooManySuppliers: {
      en: 'At most {most} suppliers can be asked at once.',
      sv: 'Högst {most} leverantörer kan tillfrågas på en gång.',
    },
    answerByIsPast: {
      en: 'The last day to answer has passed.',
      sv: 'Sista dag att svara har passerat.',
    },
    notAskedForQuote: {
      en: 'This supplier is not asked in this request.',
      sv: 'Leverantören är inte tillfrågad i den här förfrågan.',
    },
    nothingOffered: {
      en: 'State a price for at least one line, or decline.',
      sv: 'Ange pris på minst en rad, eller avstå.',
    },
    notQuotedYet: {
      en: 'The supplier has not stated any prices yet.',
      sv: 'Leverantören har inte lämnat några priser än.',
    },
    nothingAwarded: {
      en: 'Choose a supplier for at least one line.',
      sv: 'Välj leverantör för minst en rad.',
    },
    lineNotOffered: { en: '{name} does not offer this line.', sv: '{name} erbjuder inte den här raden.' },
    quotationExpired: {
      en: 'The prices of {name} do not hold any more. Ask for new ones, or award the line to another supplier.',
      sv: 'Priserna från {name} gäller inte längre. Be om nya, eller tilldela raden en annan leverantör.',
    },
    offersAreLeft: { en: 'Other suppliers have offered.', sv: 'Andra leverantörer har lämnat offert.' },
    partyMissing: {
      en: 'Say which of the suppliers it is for.',
      sv: 'Ange vilken av leverantörerna det gäller.',
    },
  },
  fields: {
    lineNotOffered: { en: 'Not offered.', sv: 'Erbjuds inte.' },
    quotationExpired: { en: 'Does not hold any more.', sv: 'Gäller inte längre.' },
    tooManySuppliers: { en: 'Too many suppliers.', sv: 'För många leverantörer.' },
  },
} satisfies KindTexts;
