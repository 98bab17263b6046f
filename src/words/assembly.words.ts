import type { KindTexts } from './kind-texts.ts';

export const assemblyTexts = {
  kind: 'assembly',
  shown: {
    one: { en: 'Assembly', sv: 'Montering' },
    many: { en: 'Assemblies', sv: 'Montering' },
    page: '/apps/inventory/assemblies/$id',
  },
  about: {
    en: 'Bundles that are built from their components, or taken apart again.',
    sv: 'Paket som monteras av sina komponenter, eller demonteras igen.',
  },
  states: {
    draft: { en: 'Draft', sv: 'Utkast' },
    released: { en: 'To build', sv: 'Att montera' },
    partlyBuilt: { en: 'Partly built', sv: 'Delvis monterad' },
    built: { en: 'Built', sv: 'Monterad' },
    reversed: { en: 'Reversed', sv: 'Återförd' },
    cancelled: { en: 'Cancelled', sv: 'Annullerad' },
  },
  commands: {
    release: { en: 'Release', sv: 'Släpp' },
    build: { en: 'Build', sv: 'Montera' },
    closeShort: { en: 'Close short', sv: 'Avsluta i förtid' },
    cancel: { en: 'Cancel assembly', sv: 'Annullera monteringen' },
    reverse: { en: 'Reverse', sv: 'Återför' },
    create: { en: 'New assembly', sv: 'Ny montering' },
    update: { en: 'Edit', sv: 'Redigera' },
  },
  confirms: {
    closeShort: {
      en: 'The rest is not built, and what is reserved for it becomes free.',
      sv: 'Resten monteras inte, och det som är reserverat för den blir fritt.',
    },
    cancel: { en: 'What is reserved for it becomes free.', sv: 'Det som är reserverat för den blir fritt.' },
    reverse: {
      en: 'All that was built becomes its components again, in the places and at the value they came from.',
      sv: 'Allt som monterats blir sina komponenter igen, på de platser och till det värde de kom från.',
    },
  },
  facts: {
    created: { en: 'Created', sv: 'Skapad' },
    updated: { en: 'Changed', sv: 'Ändrad' },
    released: { en: 'Released, components reserved', sv: 'Släppt, komponenter reserverade' },
    built: { en: 'Built', sv: 'Monterad' },
    closedShort: { en: 'Closed short', sv: 'Avslutad i förtid' },
    cancelled: { en: 'Cancelled', sv: 'Annullerad' },
    reversed: { en: 'Reversed', sv: 'Återförd' },
  },
  labels: {
    mode: { en: 'What is done', sv: 'Vad som görs' },
    product: { en: 'Bundle', sv: 'Paket' },
    quantity: { en: 'Quantity', sv: 'Antal' },
    warehouse: { en: 'Warehouse', sv: 'Lager' },
    to: { en: 'Put in', sv: 'Läggs på' },
    dueOn: { en: 'Due', sv: 'Klar senast' },
    priority: { en: 'Priority', sv: 'Prioritet' },
    buildCost: { en: 'Build cost for one', sv: 'Monteringskostnad per styck' },
    without: { en: 'Left out', sv: 'Utelämnas' },
    note: { en: 'Note', sv: 'Anteckning' },
    lines: { en: 'Components', sv: 'Komponenter' },
    leftOut: { en: 'Left out, not available', sv: 'Utelämnat, inte disponibelt' },
    lots: { en: 'Lots', sv: 'Batchar' },
    taken: { en: 'Taken', sv: 'Taget' },
    out: { en: 'Taken from stock', sv: 'Taget ur lagret' },
    into: { en: 'Put in stock', sv: 'Lagt i lagret' },
    released: { en: 'Promises released', sv: 'Löften som släpptes' },
  },
  list: {
    search: { en: 'Number, bundle or note', sv: 'Nummer, paket eller anteckning' },
    narrowed: { en: 'No assembly matches', sv: 'Ingen montering matchar' },
    none: { en: 'No assemblies yet', sv: 'Inga monteringar än' },
    text: {
      en: 'Build bundles from their components before they are sold, or take them apart again.',
      sv: 'Montera paket av sina komponenter innan de säljs, eller demontera dem igen.',
    },
  },
  guards: {
    isSound: {
      is: { en: 'bundle, quantity and places fit', sv: 'paket, antal och platser passar' },
      needs: {
        en: 'Choose an assembled bundle in use, a whole quantity, an active warehouse, and an active place in it.',
        sv: 'Välj ett monterat paket som används, ett helt antal, ett aktivt lager och en aktiv plats i det.',
      },
    },
    mayBeReleased: {
      is: { en: 'all that it takes is available', sv: 'allt som går åt är disponibelt' },
      needs: {
        en: 'All that it takes must be available in the warehouse, not reserved for others and not blocked.',
        sv: 'Allt som går åt måste vara disponibelt i lagret, inte reserverat för andra och inte spärrat.',
      },
    },
    mayBuild: {
      is: {
        en: 'no more than is left, the goods lie there, and the day is open',
        sv: 'inte mer än det som återstår, varorna finns där, och dagen är öppen',
      },
      needs: {
        en: 'Build no more than is left, from goods that lie there untaken, with a lot for what has lots, in a place with room, on a day that is not closed.',
        sv: 'Montera inte mer än det som återstår, av varor som ligger där otagna, med batch för det som har det, på en plats med utrymme, en dag som inte är stängd.',
      },
    },
    buildsTheRest: {
      is: { en: 'nothing is left afterwards', sv: 'inget återstår efteråt' },
      needs: { en: 'All that is left is built.', sv: 'Allt som återstår monteras.' },
    },
    mayBeReversed: {
      is: {
        en: 'what was built is still there and the period is open',
        sv: 'det som monterats finns kvar och perioden är öppen',
      },
      needs: {
        en: 'What was built still lies where it was put, free to go, and the day is not closed.',
        sv: 'Det som monterats ligger kvar där det lades, är fritt, och dagen är inte stängd.',
      },
    },
  },
  refusals: {
    notAssembled: {
      en: '{sku} is not a bundle that is built and kept in stock.',
      sv: '{sku} är inget paket som monteras och lagerförs.',
    },
    notOptional: {
      en: 'The bundle cannot do without {sku}.',
      sv: 'Paketet klarar sig inte utan {sku}.',
    },
    heldForOthers: {
      en: 'Only {free:quantity} of {sku} available; {wanted:quantity} needed. Reserved for {holders}.',
      sv: 'Bara {free:quantity} av {sku} är disponibelt; {wanted:quantity} behövs. Reserverat för {holders}.',
    },
    nothingToBuild: { en: 'Nothing would come of so little.', sv: 'Det blir inget av så lite.' },
    notAComponent: { en: '{sku} is no part of this.', sv: '{sku} ingår inte i detta.' },
    otherQuantityTaken: {
      en: 'Of {sku}, {wanted:quantity} are needed, and {taken:quantity} were taken.',
      sv: 'Av {sku} behövs {wanted:quantity}, och {taken:quantity} har tagits.',
    },
    otherQuantityInLots: {
      en: 'The lots of {sku} add up to {given:quantity}, not {wanted:quantity}.',
      sv: 'Batcherna för {sku} blir tillsammans {given:quantity}, inte {wanted:quantity}.',
    },
    lotTwice: { en: '{lot} of {sku} is there twice.', sv: '{lot} av {sku} finns två gånger.' },
  },
  fields: {
    notAssembled: { en: 'This is not built and kept in stock.', sv: 'Den här monteras och lagerförs inte.' },
    notOptional: { en: 'The bundle cannot do without it.', sv: 'Paketet klarar sig inte utan den.' },
    notAComponent: { en: 'This is no part of it.', sv: 'Detta ingår inte.' },
    otherQuantityTaken: { en: 'Another quantity is needed.', sv: 'Ett annat antal behövs.' },
    otherQuantityInLots: {
      en: 'The lots add up to another quantity.',
      sv: 'Batcherna blir ett annat antal.',
    },
    lotTwice: { en: 'This is there twice.', sv: 'Denna finns två gånger.' },
  },
} satisfies KindTexts;
