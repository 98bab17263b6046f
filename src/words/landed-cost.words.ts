import type { KindTexts } from './kind-texts.ts';

export const landedCostTexts = {
  kind: 'landedCost',
  shown: {
    one: { en: 'Landed cost', sv: 'Hemtagningskostnad' },
    many: { en: 'Landed costs', sv: 'Hemtagningskostnader' },
    page: '/apps/purchasing/landed-costs/$id',
  },
  about: {
    en: 'Freight, duty and other costs of getting goods here, put on the receipts that brought them.',
    sv: 'Frakt, tull och andra kostnader för att få hem varor, lagda på inleveranserna som kom med dem.',
  },
  states: {
    draft: { en: 'Draft', sv: 'Utkast' },
    awaiting: { en: 'Awaiting receipts', sv: 'Väntar på inleverans' },
    posted: { en: 'Posted', sv: 'Bokförd' },
    reversed: { en: 'Reversed', sv: 'Återförd' },
    discarded: { en: 'Discarded', sv: 'Kasserad' },
  },
  commands: {
    post: { en: 'Post', sv: 'Bokför' },
    withdraw: { en: 'Back to draft', sv: 'Tillbaka till utkast' },
    reverse: { en: 'Reverse', sv: 'Återför' },
    discard: { en: 'Discard', sv: 'Kassera' },
    create: { en: 'New landed cost', sv: 'Ny hemtagningskostnad' },
    update: { en: 'Save landed cost', sv: 'Spara hemtagningskostnaden' },
  },
  confirms: {
    post: {
      en: 'What is still here is worth more, and the rest is cost of goods. If one of the receipts is not posted yet, it waits, and is booked with that.',
      sv: 'Det som finns kvar blir värt mer, och resten blir kostnad för sålda varor. Är en av inleveranserna inte bokförd än väntar kostnaden, och bokförs med den.',
    },
    reverse: {
      en: 'The same amounts leave stock value and cost of goods today, by what is still here.',
      sv: 'Samma belopp tas i dag bort från lagervärdet och kostnaden för sålda varor, efter vad som finns kvar.',
    },
    discard: {
      en: 'Nothing was booked, and nothing will be.',
      sv: 'Inget har bokförts, och inget kommer att bokföras.',
    },
  },
  facts: {
    created: { en: 'Opened', sv: 'Öppnad' },
    updated: { en: 'Changed', sv: 'Ändrad' },
    scheduled: { en: 'To be booked with its receipts', sv: 'Bokförs med inleveranserna' },
    withdrawn: { en: 'Back to draft', sv: 'Tillbaka till utkast' },
    posted: { en: 'Posted', sv: 'Bokförd' },
    reversed: { en: 'Reversed', sv: 'Återförd' },
    discarded: { en: 'Discarded', sv: 'Kasserad' },
  },
  labels: {
    number: { en: 'Number', sv: 'Nummer' },
    on: { en: 'Day of the charges', sv: 'Kostnadernas dag' },
    charges: { en: 'Charges', sv: 'Kostnader' },
    type: { en: 'Charge', sv: 'Kostnad' },
    supplier: { en: 'Supplier', sv: 'Leverantör' },
    reference: { en: 'Reference', sv: 'Referens' },
    currency: { en: 'Currency', sv: 'Valuta' },
    rate: { en: 'Rate', sv: 'Kurs' },
    amount: { en: 'Amount', sv: 'Belopp' },
    basis: { en: 'Spread by', sv: 'Fördelas efter' },
    receipts: { en: 'Goods receipts', sv: 'Inleveranser' },
    receipt: { en: 'Goods receipt', sv: 'Inleverans' },
    lines: { en: 'Lines', sv: 'Rader' },
    notes: { en: 'Notes', sv: 'Anteckningar' },
    reason: { en: 'Reason', sv: 'Orsak' },
  },
  guards: {
    mayBeWritten: {
      is: {
        en: 'you see costs, and its suppliers and receipts exist',
        sv: 'du får se kostnader, och leverantörer och inleveranser finns',
      },
      needs: {
        en: 'You need permission to see costs. Choose known suppliers and receipts, each receipt once.',
        sv: 'Du behöver behörighet att se kostnader. Välj leverantörer och inleveranser som finns, varje inleverans en gång.',
      },
    },
    mayBePosted: {
      is: {
        en: 'its receipts are posted, it can be spread, and today is open',
        sv: 'inleveranserna är bokförda, den går att fördela, och dagen är öppen',
      },
      needs: {
        en: 'Each charge has an amount and a rate, its receipts are posted and something of them was kept, products have the weight or size it is spread by, and today is not closed.',
        sv: 'Varje kostnad har belopp och kurs, inleveranserna är bokförda och något av dem har behållits, artiklarna har den vikt eller de mått som den fördelas efter, och dagen är inte stängd.',
      },
    },
    mayWait: {
      is: { en: 'a receipt is still to be posted', sv: 'en inleverans är inte bokförd än' },
      needs: {
        en: 'Each charge has an amount and a rate, and a receipt is still to be posted.',
        sv: 'Varje kostnad har belopp och kurs, och en inleverans är inte bokförd än.',
      },
    },
    mayBeReversed: {
      is: { en: 'you see costs, and today is open', sv: 'du får se kostnader, och dagen är öppen' },
      needs: {
        en: 'You need permission to see costs, and today must not be closed.',
        sv: 'Du behöver behörighet att se kostnader, och dagen får inte vara stängd.',
      },
    },
  },
  refusals: {
    receiptIsGone: {
      en: 'Receipt {receipt} was reversed or discarded. Choose another.',
      sv: 'Inleverans {receipt} är återförd eller kasserad. Välj en annan.',
    },
    noCharges: { en: 'Enter a charge first.', sv: 'Ange en kostnad först.' },
    noReceipts: { en: 'Choose a goods receipt first.', sv: 'Välj en inleverans först.' },
    receiptsToCome: {
      en: 'A receipt is not posted yet. This is booked together with it.',
      sv: 'En inleverans är inte bokförd än. Kostnaden bokförs tillsammans med den.',
    },
    nothingToAwait: { en: 'All its receipts are posted.', sv: 'Alla inleveranserna är bokförda.' },
    nothingCarries: {
      en: 'Nothing that is kept in stock is left of these receipts.',
      sv: 'Det finns inget lagerfört kvar av inleveranserna.',
    },
    weightMissing: {
      en: '{sku} has no weight. Enter it on the product, or spread by something else.',
      sv: '{sku} har ingen vikt. Ange den på artikeln, eller fördela efter något annat.',
    },
    sizeMissing: {
      en: '{sku} has no length, width and height. Enter them on the product, or spread by something else.',
      sv: '{sku} saknar längd, bredd och höjd. Ange dem på artikeln, eller fördela efter något annat.',
    },
    nothingToSpreadBy: {
      en: 'The goods came in at no value. Spread by quantity, weight or volume.',
      sv: 'Varorna kom in utan värde. Fördela efter antal, vikt eller volym.',
    },
  },
  fields: {
    receiptIsGone: { en: 'Reversed or discarded.', sv: 'Återförd eller kasserad.' },
    weightMissing: { en: '{sku} has no weight.', sv: '{sku} har ingen vikt.' },
    sizeMissing: { en: '{sku} has no size.', sv: '{sku} saknar mått.' },
    nothingToSpreadBy: { en: 'The goods have no value.', sv: 'Varorna har inget värde.' },
    nothingCarries: { en: 'Nothing is left of them.', sv: 'Inget finns kvar av dem.' },
  },
  list: {
    search: { en: 'Number, reference', sv: 'Nummer, referens' },
    narrowed: { en: 'No landed cost matches', sv: 'Ingen hemtagningskostnad matchar' },
    none: { en: 'No landed costs yet', sv: 'Inga hemtagningskostnader ännu' },
    text: {
      en: 'Put freight, duty and other costs on the goods they were for.',
      sv: 'Lägg frakt, tull och andra kostnader på varorna de gäller.',
    },
  },
} satisfies KindTexts;
