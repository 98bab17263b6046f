import type { KindTexts } from './kind-texts.ts';

export const countTexts = {
  kind: 'count',
  shown: {
    one: { en: 'Stock count', sv: 'Inventering' },
    many: { en: 'Stock counts', sv: 'Inventeringar' },
    page: '/apps/inventory/counting/$id',
  },
  about: {
    en: 'A stock count: what lies in bins, compared with the books.',
    sv: 'En inventering: det som ligger på platserna jämförs med saldot.',
  },
  states: {
    planned: { en: 'Planned', sv: 'Planerad' },
    counting: { en: 'Counting', sv: 'Räknas' },
    paused: { en: 'Paused', sv: 'Pausad' },
    counted: { en: 'Counted', sv: 'Räknad' },
    reviewed: { en: 'Reviewed', sv: 'Granskad' },
    ready: { en: 'Approved', sv: 'Godkänd' },
    posted: { en: 'Posted', sv: 'Bokförd' },
    reversed: { en: 'Reversed', sv: 'Återförd' },
    cancelled: { en: 'Cancelled', sv: 'Avbruten' },
  },
  commands: {
    start: { en: 'Start counting', sv: 'Börja räkna' },
    resume: { en: 'Resume', sv: 'Återuppta' },
    submit: { en: 'Done counting', sv: 'Färdigräknat' },
    review: { en: 'Finish review', sv: 'Avsluta granskning' },
    approve: { en: 'Approve', sv: 'Godkänn' },
    post: { en: 'Post count', sv: 'Bokför inventering' },
    explain: { en: 'Explain differences', sv: 'Förklara avvikelser' },
    recount: { en: 'Count again', sv: 'Räkna om' },
    resolve: { en: 'Resolve what was set aside', sv: 'Red ut det som lagts åt sidan' },
    pause: { en: 'Pause', sv: 'Pausa' },
    reject: { en: 'Send back', sv: 'Skicka tillbaka' },
    reverse: { en: 'Reverse', sv: 'Återför' },
    cancel: { en: 'Cancel count', sv: 'Avbryt inventering' },
    create: { en: 'Plan count', sv: 'Planera inventering' },
    count: { en: 'Enter what was found', sv: 'Ange vad som hittades' },
    withdraw: { en: 'Take back an entry', sv: 'Ta tillbaka en räkning' },
    sayEmpty: { en: 'Bin is empty', sv: 'Platsen är tom' },
    park: { en: 'Set aside something unknown', sv: 'Lägg något okänt åt sidan' },
  },
  confirms: {
    start: {
      en: 'The bins are taken by this count. Work in them goes on.',
      sv: 'Platserna tillhör den här inventeringen. Arbetet där fortsätter.',
    },
    post: {
      en: 'The books are changed to what was found.',
      sv: 'Saldot ändras till det som hittades.',
    },
    reverse: {
      en: 'The differences are taken back; the books are as before the count.',
      sv: 'Avvikelserna tas tillbaka, och saldot blir som före inventeringen.',
    },
    cancel: {
      en: 'What was counted is kept, but nothing is posted.',
      sv: 'Det som räknats finns kvar, men inget bokförs.',
    },
  },
  facts: {
    created: { en: 'Planned', sv: 'Planerad' },
    started: { en: 'Started', sv: 'Påbörjad' },
    lineCounted: { en: 'Counted', sv: 'Räknat' },
    entryWithdrawn: { en: 'Entry taken back', sv: 'Räkning tillbakatagen' },
    binEmpty: { en: 'Bin found empty', sv: 'Platsen var tom' },
    parked: { en: 'Unknown item set aside', sv: 'Okänt lagt åt sidan' },
    resolved: { en: 'Unknown item resolved', sv: 'Okänt utrett' },
    paused: { en: 'Paused', sv: 'Pausad' },
    resumed: { en: 'Resumed', sv: 'Återupptagen' },
    submitted: { en: 'Counting done', sv: 'Färdigräknad' },
    recounted: { en: 'To be counted again', sv: 'Ska räknas om' },
    explained: { en: 'Differences explained', sv: 'Avvikelser förklarade' },
    reviewed: { en: 'Reviewed', sv: 'Granskad' },
    approved: { en: 'Approved', sv: 'Godkänd' },
    rejected: { en: 'Sent back', sv: 'Skickad tillbaka' },
    picksLost: { en: 'Taken from pick lists', sv: 'Taget från plocklistor' },
    posted: { en: 'Posted', sv: 'Bokförd' },
    reversed: { en: 'Reversed', sv: 'Återförd' },
    cancelled: { en: 'Cancelled', sv: 'Avbruten' },
  },
  guards: {
    mayBePlanned: {
      is: {
        en: 'an active warehouse, and bins, a category or a product that exist',
        sv: 'ett aktivt lager, och platser, en kategori eller en artikel som finns',
      },
      needs: {
        en: 'Choose an active warehouse and what is to be counted in it.',
        sv: 'Välj ett aktivt lager och vad som ska räknas där.',
      },
    },
    mayBegin: {
      is: {
        en: 'there is something to count, and no other count has the bins',
        sv: 'det finns något att räkna, och ingen annan inventering har platserna',
      },
      needs: {
        en: 'There is something to count, at most 300 bins and 1,000 lines, and no other open count has one of the bins.',
        sv: 'Det finns något att räkna, högst 300 platser och 1 000 rader, och ingen annan öppen inventering har någon av platserna.',
      },
    },
    entriesFit: {
      is: {
        en: 'it fits the bin, the product and what others have counted',
        sv: 'det passar platsen, artikeln och vad andra har räknat',
      },
      needs: {
        en: 'Count known products in bins of this count, with their lots. A line that somebody else has counted is counted again first.',
        sv: 'Räkna kända artiklar på inventeringens platser, med batch. En rad som någon annan har räknat måste räknas om.',
      },
    },
    entryIsTheirs: {
      is: { en: 'the entry is yours', sv: 'räkningen är din' },
      needs: {
        en: 'Only the person who counted can take an entry back.',
        sv: 'Bara den som räknade kan ta tillbaka räkningen.',
      },
    },
    binIsEmpty: {
      is: { en: 'nothing was found in the bin', sv: 'inget hittades på platsen' },
      needs: {
        en: 'Nothing was counted or set aside in the bin.',
        sv: 'Inget är räknat eller lagt åt sidan på platsen.',
      },
    },
    mayBeParked: {
      is: { en: 'the bin is part of the count', sv: 'platsen ingår i inventeringen' },
      needs: {
        en: 'Set items aside in bins of this count.',
        sv: 'Lägg åt sidan på platser som ingår i inventeringen.',
      },
    },
    mayBeResolved: {
      is: {
        en: 'it is a product that can be counted there, or not ours',
        sv: 'det är en artikel som kan räknas där, eller inte vårt',
      },
      needs: {
        en: 'Say which product it is, with its lot, or why it is not counted.',
        sv: 'Ange vilken artikel det är, med batch, eller varför det inte räknas.',
      },
    },
    allIsCounted: {
      is: { en: 'every line and every bin is counted', sv: 'varje rad och plats är räknad' },
      needs: {
        en: 'Count every line, and say of empty bins that they are empty.',
        sv: 'Räkna varje rad, och ange om en plats är tom.',
      },
    },
    mayBeRecounted: {
      is: { en: 'the lines have been counted', sv: 'raderna är räknade' },
      needs: { en: 'Choose lines that have been counted.', sv: 'Välj rader som är räknade.' },
    },
    mayBeExplained: {
      is: { en: 'the lines differ from the books', sv: 'raderna avviker från saldot' },
      needs: {
        en: 'Choose lines that differ from the books.',
        sv: 'Välj rader som avviker från saldot.',
      },
    },
    mayBeReviewed: {
      is: {
        en: 'every difference is explained, nothing is set aside, and what was gained has a cost',
        sv: 'alla avvikelser är förklarade, inget ligger åt sidan, och det som tillkom har en kostnad',
      },
      needs: {
        en: 'Explain or recount every difference, resolve what was set aside, and state what gained goods cost.',
        sv: 'Förklara eller räkna om alla avvikelser, red ut det som lagts åt sidan och ange vad det som tillkom kostar.',
      },
    },
    mayBeApproved: {
      is: {
        en: 'somebody else reviewed it, and it is within your limit',
        sv: 'någon annan har granskat den, och den ryms i din gräns',
      },
      needs: {
        en: 'Somebody other than the reviewer approves it, within the limit of their role.',
        sv: 'Någon annan än den som granskade godkänner, inom gränsen för sin roll.',
      },
    },
    mayTakeFromPicks: {
      is: {
        en: 'pick lists have reserved what is missing',
        sv: 'plocklistor har reserverat det som saknas',
      },
      needs: {
        en: 'Pick lists that reserved missing goods are told to fetch them elsewhere.',
        sv: 'Plocklistor som reserverat det som saknas får hämta det någon annanstans.',
      },
    },
    mayBePosted: {
      is: {
        en: 'no difference has changed since the review, and movements keep what they have ready',
        sv: 'ingen avvikelse har ändrats sedan granskningen, och flyttar behåller vad de har reserverat',
      },
      needs: {
        en: 'Explain again what changed since the review, and cancel reservations of movements for what is missing.',
        sv: 'Förklara på nytt det som ändrats sedan granskningen, och häv flyttars reservationer av det som saknas.',
      },
    },
    mayTakeFromPicksAlone: {
      is: {
        en: 'pick lists have reserved what is missing, and the differences are within your limit',
        sv: 'plocklistor har reserverat det som saknas, och avvikelserna ryms i din gräns',
      },
      needs: {
        en: 'Within your limit you can post without approval; pick lists fetch what is missing elsewhere.',
        sv: 'Inom din gräns kan du bokföra utan godkännande; plocklistor hämtar det som saknas någon annanstans.',
      },
    },
    mayBePostedAlone: {
      is: {
        en: 'the differences are within your limit and have not changed since the review',
        sv: 'avvikelserna ryms i din gräns och har inte ändrats sedan granskningen',
      },
      needs: {
        en: 'Beyond your limit somebody else approves the count first.',
        sv: 'Över din gräns måste någon annan godkänna inventeringen först.',
      },
    },
    mayBeReversed: {
      is: {
        en: 'what was found is still there and free, and within your limit',
        sv: 'det som hittades finns kvar, är fritt och ryms inom din gräns',
      },
      needs: {
        en: 'Goods that the count added are still in their bins and not reserved, and the differences are within your limit.',
        sv: 'Varor som inventeringen lade till ligger kvar på sina platser och är inte reserverade, och avvikelserna ryms inom din gräns.',
      },
    },
  },
  refusals: {
    nothingToCount: {
      en: 'There is nothing to count there.',
      sv: 'Det finns inget att räkna där.',
    },
    countTooLarge: {
      en: '{bins:count} bins are too many for one count; at most {most:count}. Split it, for example by zone.',
      sv: '{bins:count} platser är för många för en inventering, högst {most:count}. Dela upp den, till exempel per zon.',
    },
    countTooManyLines: {
      en: '{lines:count} lines are too many for one count; at most {most:count}. Split it, for example by zone.',
      sv: '{lines:count} rader är för många för en inventering, högst {most:count}. Dela upp den, till exempel per zon.',
    },
    binIsCounted: {
      en: '{location} is being counted in {number}.',
      sv: '{location} räknas redan i {number}.',
    },
    binNotInCount: {
      en: '{location} is not part of this count.',
      sv: '{location} ingår inte i inventeringen.',
    },
    binSaidEmpty: {
      en: 'Found empty ({location}) by: {by:person}. Count the bin again first.',
      sv: '{location} var tom enligt: {by:person}. Räkna om platsen först.',
    },
    notInScope: {
      en: '{sku} is not part of this count.',
      sv: '{sku} ingår inte i inventeringen.',
    },
    countedByAnother: {
      en: '{sku} has been counted here by: {by:person}. Count the line again to replace it.',
      sv: '{sku} är redan räknat här av: {by:person}. Räkna om raden för att ersätta det.',
    },
    recounterIsAnother: {
      en: '{sku}: the difference is large. Somebody else has to count it again.',
      sv: '{sku}: avvikelsen är stor. Någon annan måste räkna om.',
    },
    unknownEntry: { en: 'This entry does not exist.', sv: 'Räkningen finns inte.' },
    notYourEntry: {
      en: 'Counted by: {by:person}. Only they can take it back.',
      sv: 'Räknat av: {by:person}. Bara den personen kan ta tillbaka det.',
    },
    binNotEmpty: {
      en: 'Something was found in {location}.',
      sv: 'Något hittades på {location}.',
    },
    alreadyParked: { en: 'It has already been set aside.', sv: 'Det är redan lagt åt sidan.' },
    nothingParked: { en: 'Nothing is set aside.', sv: 'Inget ligger åt sidan.' },
    whyNotCounted: { en: 'Choose why it is not counted.', sv: 'Välj varför det inte räknas.' },
    linesUncounted: {
      en: 'Left to count: {lines:count}, next in {location}.',
      sv: 'Kvar att räkna: {lines:count}, närmast på {location}.',
    },
    lineNotCounted: { en: 'This line has not been counted.', sv: 'Raden är inte räknad.' },
    nothingDeviates: {
      en: 'Nothing differs from the books.',
      sv: 'Inget avviker från saldot.',
    },
    lineDoesNotDeviate: {
      en: 'This line does not differ from the books.',
      sv: 'Raden avviker inte från saldot.',
    },
    parkedLeft: {
      en: 'Set aside and not resolved: {parked:count}.',
      sv: 'Ligger åt sidan och är inte utrett: {parked:count}.',
    },
    linesUnresolved: {
      en: 'Differences without an explanation: {lines:count}, first {sku} in {location}.',
      sv: 'Avvikelser utan förklaring: {lines:count}, först {sku} på {location}.',
    },
    gainWithoutCost: {
      en: 'More of {sku} was found, and nobody knows what it costs: state it with the explanation.',
      sv: 'Det hittades fler {sku}, och ingen vet vad de kostar: ange det i förklaringen.',
    },
    heldByReturns: {
      en: '{sku} in {location} is reserved for return {holders}. Change or cancel the return first.',
      sv: '{sku} på {location} är reserverat för retur {holders}. Ändra eller annullera returen först.',
    },
    heldByMovements: {
      en: '{sku} in {location} is kept ready for {holders}. Cancel the reservation there first.',
      sv: '{sku} på {location} är reserverat för {holders}. Häv reservationen där först.',
    },
    varianceChanged: {
      en: 'Differences changed since the review: {lines:count}, first {sku} in {location}. Send the count back.',
      sv: 'Avvikelser ändrades efter granskningen: {lines:count}, först {sku} på {location}. Skicka tillbaka inventeringen.',
    },
    ownReview: {
      en: 'You reviewed this count: somebody else has to approve it.',
      sv: 'Du har granskat inventeringen: någon annan måste godkänna den.',
    },
    countOverLimit: {
      en: 'The differences are worth more than your limit. These may: {who}.',
      sv: 'Avvikelserna är värda mer än din gräns. De här får: {who}.',
    },
    picksKeepTheirs: {
      en: 'No pick list has reserved what is missing.',
      sv: 'Ingen plocklista har reserverat det som saknas.',
    },
  },
  fields: {
    binNotInCount: { en: 'Not part of this count.', sv: 'Ingår inte i inventeringen.' },
    binSaidEmpty: {
      en: 'Somebody else found the bin empty. Count it again first.',
      sv: 'Någon annan fann platsen tom. Räkna om den först.',
    },
    notInScope: { en: 'Not part of this count.', sv: 'Ingår inte i inventeringen.' },
    countedByAnother: {
      en: 'Counted by somebody else. Count the line again to replace it.',
      sv: 'Räknat av någon annan. Räkna om raden för att ersätta det.',
    },
    recounterIsAnother: {
      en: 'Somebody else has to count it again.',
      sv: 'Någon annan måste räkna om.',
    },
    notYourEntry: { en: 'Counted by somebody else.', sv: 'Räknat av någon annan.' },
    binNotEmpty: { en: 'Something was found there.', sv: 'Något hittades där.' },
  },
} satisfies KindTexts;
