import type { KindTexts } from './kind-texts.ts';

export const adjustmentTexts = {
  kind: 'adjustment',
  shown: {
    one: { en: 'Adjustment', sv: 'Justering' },
    many: { en: 'Adjustments', sv: 'Justeringar' },
    page: '/apps/inventory/adjustments/$id',
  },
  about: {
    en: 'A correction of stock: how much there is, what it is worth, or what is on hold.',
    sv: 'En rättelse av lagret: hur mycket som finns, vad det är värt eller vad som är spärrat.',
  },
  states: {
    draft: { en: 'Draft', sv: 'Utkast' },
    awaitingApproval: { en: 'Awaiting approval', sv: 'Väntar på attest' },
    ready: { en: 'Ready to post', sv: 'Klar att bokföra' },
    posted: { en: 'Posted', sv: 'Bokförd' },
    reversed: { en: 'Reversed', sv: 'Återförd' },
    discarded: { en: 'Discarded', sv: 'Borttagen' },
  },
  commands: {
    post: { en: 'Post adjustment', sv: 'Bokför justering' },
    submit: { en: 'Submit', sv: 'Skicka in' },
    approve: { en: 'Approve', sv: 'Attestera' },
    reject: { en: 'Reject', sv: 'Avslå' },
    withdraw: { en: 'Back to draft', sv: 'Tillbaka till utkast' },
    takeAndPost: { en: 'Take from orders and post', sv: 'Ta från ordrar och bokför' },
    reverse: { en: 'Reverse', sv: 'Återför' },
    correct: { en: 'Correct', sv: 'Rätta' },
    discard: { en: 'Discard', sv: 'Ta bort utkast' },
    create: { en: 'New adjustment', sv: 'Ny justering' },
    update: { en: 'Save adjustment', sv: 'Spara justering' },
  },
  confirms: {
    takeAndPost: {
      en: 'The orders that were promised these goods lose them, those filled last first.',
      sv: 'Ordrarna som varorna var lovade till mister dem, de senast tilldelade först.',
    },
    reverse: {
      en: 'Stock and its value change back.',
      sv: 'Lagret och dess värde ändras tillbaka.',
    },
    discard: { en: 'Nothing in stock changes.', sv: 'Inget i lagret ändras.' },
  },
  facts: {
    created: { en: 'Opened', sv: 'Öppnad' },
    updated: { en: 'Changed', sv: 'Ändrad' },
    submitted: { en: 'Submitted', sv: 'Inskickad' },
    approved: { en: 'Approved', sv: 'Attesterad' },
    rejected: { en: 'Approval rejected', sv: 'Attest avslagen' },
    withdrawn: { en: 'Taken back to draft', sv: 'Tillbakatagen till utkast' },
    promisesTaken: { en: 'Taken from orders', sv: 'Taget från ordrar' },
    posted: { en: 'Posted', sv: 'Bokförd' },
    reversed: { en: 'Reversed', sv: 'Återförd' },
    corrected: { en: 'Corrected', sv: 'Rättad' },
    discarded: { en: 'Discarded', sv: 'Borttagen' },
  },
  guards: {
    mayBeCorrected: {
      is: {
        en: 'something differs, it may be reversed, and you may edit and post',
        sv: 'något skiljer sig, den får återföras, och du får ändra och bokföra',
      },
      needs: {
        en: 'Change something. The adjustment may be reversed, and you need the permissions to edit and to post too.',
        sv: 'Ändra något. Justeringen ska gå att återföra, och du behöver också behörighet att ändra och bokföra.',
      },
    },
    mayBeOpened: {
      is: {
        en: 'an active warehouse, known products and places',
        sv: 'ett aktivt lager, kända artiklar och platser',
      },
      needs: {
        en: 'Name an active warehouse, and products and places that exist there, each once.',
        sv: 'Ange ett aktivt lager, och artiklar och platser som finns där, en gång var.',
      },
    },
    mayBeEdited: {
      is: { en: 'its lines are sound', sv: 'raderna är rätt' },
      needs: {
        en: 'Each product once for each place and lot, in places of the warehouse.',
        sv: 'Varje artikel en gång per plats och batch, på platser i lagret.',
      },
    },
    fitsTheLimit: {
      is: { en: 'it is complete and within your limit', sv: 'den är komplett och inom din gräns' },
      needs: {
        en: 'Every line says what changes and why, and together they stay within the limit of your role.',
        sv: 'Varje rad anger vad som ändras och varför, och tillsammans ryms de inom din rolls gräns.',
      },
    },
    mayBeSubmitted: {
      is: { en: 'every line is complete', sv: 'varje rad är komplett' },
      needs: {
        en: 'Every line says what changes and why; gained goods have a cost; pictures are there where the reason asks for one; the day is open.',
        sv: 'Varje rad anger vad som ändras och varför; det som tillkommer har en kostnad; bild finns där orsaken kräver det; dagen är öppen.',
      },
    },
    mayBeApproved: {
      is: {
        en: 'somebody else submitted it, and it is within your limit',
        sv: 'någon annan skickade in den, och den ryms inom din gräns',
      },
      needs: {
        en: 'Somebody other than its author approves it, with a limit that covers it.',
        sv: 'Någon annan än den som skickade in den attesterar, med en gräns som räcker.',
      },
    },
    isOwnSubmission: {
      is: { en: 'you submitted it', sv: 'du skickade in den' },
      needs: {
        en: 'Only the person who submitted it takes it back.',
        sv: 'Bara den som skickade in den tar tillbaka den.',
      },
    },
    mayBePostedAtOnce: {
      is: {
        en: 'the goods are there, promised to nobody, and it is within your limit',
        sv: 'varorna finns, är inte lovade till någon, och den ryms inom din gräns',
      },
      needs: {
        en: 'Lines are complete, goods that leave are there and promised to no order, and it stays within your limit.',
        sv: 'Raderna är kompletta, det som tas bort finns och är inte lovat till någon order, och den ryms inom din gräns.',
      },
    },
    mayBePosted: {
      is: {
        en: 'the goods are there, promised to nobody',
        sv: 'varorna finns, och är inte lovade till någon',
      },
      needs: {
        en: 'Goods that leave are there and promised to no order, and it is not more by now than was approved.',
        sv: 'Det som tas bort finns och är inte lovat till någon order, och det är inte mer nu än vad som attesterades.',
      },
    },
    mayTakeAtOnce: {
      is: {
        en: 'orders were promised the goods, and it is within your limit',
        sv: 'ordrar är lovade varorna, och den ryms inom din gräns',
      },
      needs: {
        en: 'Orders were promised some of it, pick lists have not reserved it, and it stays within your limit.',
        sv: 'Ordrar är lovade något av det, plocklistor har inte reserverat det, och den ryms inom din gräns.',
      },
    },
    mayTake: {
      is: { en: 'orders were promised the goods', sv: 'ordrar är lovade varorna' },
      needs: {
        en: 'Orders were promised some of it, and pick lists have not reserved it.',
        sv: 'Ordrar är lovade något av det, och plocklistor har inte reserverat det.',
      },
    },
    mayBeReversed: {
      is: {
        en: 'the stock is still there and today is open',
        sv: 'varorna finns kvar och dagen är öppen',
      },
      needs: {
        en: 'What came in is still there and free to go, and today is not in a closed period.',
        sv: 'Det som kom in finns kvar och är fritt, och dagen ligger inte i en stängd period.',
      },
    },
  },
  refusals: {
    warehouseNotAsked: {
      en: 'The value of a product is one for all warehouses.',
      sv: 'En artikels värde är ett och samma i alla lager.',
    },
    locationNotAsked: {
      en: 'The value of a product is one for all places.',
      sv: 'En artikels värde är ett och samma på alla platser.',
    },
    adjustedTwice: {
      en: '{sku} is on two lines for the same place and lot.',
      sv: '{sku} står på två rader för samma plats och batch.',
    },
    productNotStocked: {
      en: '{sku} is not kept in stock.',
      sv: '{sku} lagerhålls inte.',
    },
    notBelowZero: {
      en: 'A quantity cannot be below zero here.',
      sv: 'Antalet kan inte vara under noll här.',
    },
    locationMissing: { en: 'Say where {sku} lies.', sv: 'Ange var {sku} ligger.' },
    reasonMissing: { en: 'Say why {sku} is adjusted.', sv: 'Ange varför {sku} justeras.' },
    photoMissing: {
      en: 'The reason for {sku} asks for a photo.',
      sv: 'Orsaken för {sku} kräver en bild.',
    },
    costMissing: {
      en: 'What did {sku} cost? There is none in stock to take the cost from.',
      sv: 'Vad kostade {sku}? Det finns inget i lager att ta kostnaden från.',
    },
    newCostMissing: { en: 'Enter the new cost of {sku}.', sv: 'Ange ny kostnad för {sku}.' },
    nothingToValue: {
      en: 'There is no {sku} in stock to be worth anything.',
      sv: 'Det finns inget av {sku} i lager att värdera.',
    },
    onlyLossIsScrapped: {
      en: '{sku} becomes more: only what leaves stock is scrapped.',
      sv: '{sku} blir fler: bara det som lämnar lagret kasseras.',
    },
    nothingChanged: { en: 'Nothing changes.', sv: 'Inget ändras.' },
    reservedForPicks: {
      en: '{sku} in {location} is reserved by pick lists for {orders}. Report the shortage there, or cancel them.',
      sv: '{sku} på {location} är reserverat av plocklistor för {orders}. Rapportera bristen där, eller avbryt dem.',
    },
    promisedToOrders: {
      en: 'Some of {sku} is promised to {orders}.',
      sv: 'En del av {sku} är lovat till {orders}.',
    },
    nothingPromised: {
      en: 'No order loses anything: post it.',
      sv: 'Ingen order mister något: bokför den.',
    },
    reasonNeedsApproval: {
      en: 'The reason given for {sku} needs approval by somebody else.',
      sv: 'Orsaken som angetts för {sku} behöver godkännas av någon annan.',
    },
    adjustsOverYourLimit: {
      en: 'This changes the stock value by {total:money}, and your limit is {limit:money}. These may: {who}.',
      sv: 'Det ändrar lagervärdet med {total:money}, och din gräns är {limit:money}. De här får: {who}.',
    },
  },
  fields: {
    insufficientStock: { en: 'There is less than that.', sv: 'Det finns mindre än så.' },
    stockIsOnHold: { en: 'Some of it is on hold.', sv: 'En del är spärrat.' },
    adjustedTwice: {
      en: 'On two lines for the same place and lot.',
      sv: 'På två rader för samma plats och batch.',
    },
    productNotStocked: { en: 'Not kept in stock.', sv: 'Lagerhålls inte.' },
    locationMissing: { en: 'Choose a place.', sv: 'Välj en plats.' },
    reasonMissing: { en: 'Choose a reason.', sv: 'Välj en orsak.' },
    photoMissing: { en: 'The reason asks for a photo.', sv: 'Orsaken kräver en bild.' },
    costMissing: { en: 'Enter what it cost.', sv: 'Ange vad det kostade.' },
    newCostMissing: { en: 'Enter the new cost.', sv: 'Ange ny kostnad.' },
    nothingToValue: { en: 'Out of stock.', sv: 'Slut i lager.' },
    onlyLossIsScrapped: {
      en: 'Only what leaves stock is scrapped.',
      sv: 'Bara det som lämnar lagret kasseras.',
    },
    reservedForPicks: { en: 'Reserved by pick lists.', sv: 'Reserverat av plocklistor.' },
    heldByMovements: { en: 'Kept ready for a movement.', sv: 'Reserverat för en lagerflytt.' },
    heldByReturns: {
      en: 'Reserved for a return to the supplier.',
      sv: 'Reserverat för en leverantörsretur.',
    },
    reservedByOthers: { en: 'Reserved for something else.', sv: 'Reserverat för något annat.' },
  },
} satisfies KindTexts;
