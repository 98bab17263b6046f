import type { KindTexts } from './kind-texts.ts';
import { recordTexts } from './record.words.ts';

export const locationTexts = {
  kind: 'location',
  shown: {
    one: { en: 'Location', sv: 'Lagerplats' },
    many: { en: 'Locations', sv: 'Lagerplatser' },
    page: '/apps/inventory/locations?id=$id',
  },
  about: { en: 'A place in a warehouse where goods lie.', sv: 'En plats i ett lager där varor ligger.' },
  states: recordTexts.states,
  commands: {
    ...recordTexts.commands,
    create: { en: 'New location', sv: 'Ny lagerplats' },
    check: { en: 'Goods are there', sv: 'Varorna finns där' },
    holdStock: { en: 'Put on hold', sv: 'Spärra varor' },
    freeStock: { en: 'Take off hold', sv: 'Häv spärr på varor' },
  },
  confirms: {
    archive: {
      en: "An archived location can't be restored.",
      sv: 'En arkiverad lagerplats kan inte återställas.',
    },
  },
  facts: {
    ...recordTexts.facts,
    checked: { en: 'Stock looked at', sv: 'Saldot kontrollerat' },
    stockHeld: { en: 'Stock put on hold', sv: 'Varor spärrade' },
    stockFreed: { en: 'Stock taken off hold', sv: 'Spärr på varor hävd' },
  },
  guards: {
    isSound: {
      is: { en: 'the code is free and the warehouse is there', sv: 'koden är ledig och lagret finns' },
      needs: {
        en: 'Choose a code that is free in this warehouse.',
        sv: 'Välj en kod som är ledig i lagret.',
      },
    },
    changeIsSound: {
      is: {
        en: 'the code is free and the use is kept while goods lie there',
        sv: 'koden är ledig och bruket består medan varor ligger där',
      },
      needs: {
        en: 'Choose a free code; empty the location before its use or its warehouse changes.',
        sv: 'Välj en ledig kod; töm platsen innan dess bruk eller lager ändras.',
      },
    },
    stockIsDoubted: {
      is: { en: 'a pick missed some of the product there', sv: 'ett plock saknade något av artikeln där' },
      needs: {
        en: 'Name a product that a pick reported short there.',
        sv: 'Ange en artikel som ett plock rapporterade brist på där.',
      },
    },
    mayBeHeld: {
      is: { en: 'so much of it lies there unreserved', sv: 'så mycket ligger där oreserverat' },
      needs: {
        en: 'Put no more on hold than lies there unreserved.',
        sv: 'Spärra inte mer än det som ligger där oreserverat.',
      },
    },
    mayBeFreed: {
      is: { en: 'so much of it is on hold there', sv: 'så mycket är spärrat där' },
      needs: {
        en: 'Take no more off hold than is on hold there.',
        sv: 'Häv inte mer än det som är spärrat där.',
      },
    },
    mayBeArchived: {
      is: {
        en: 'it is empty and the warehouse does not need it',
        sv: 'den är tom och lagret behöver den inte',
      },
      needs: {
        en: 'Empty the location, and name another one in the warehouse where this one is used.',
        sv: 'Töm platsen, och ange en annan i lagret där den här används.',
      },
    },
  },
  refusals: {
    nothingDoubted: {
      en: 'Nothing was reported missing there.',
      sv: 'Inget har rapporterats saknat där.',
    },
    unknownLocation: { en: 'This location does not exist.', sv: 'Lagerplatsen finns inte.' },
    locationNotActive: { en: 'This location is not active.', sv: 'Lagerplatsen är inte aktiv.' },
    locationStaysInWarehouse: {
      en: 'A location cannot move to another warehouse.',
      sv: 'En lagerplats kan inte flyttas till ett annat lager.',
    },
    locationNotEmpty: { en: 'There is still stock there.', sv: 'Det finns fortfarande varor där.' },
    warehouseNeedsLocation: {
      en: 'The warehouse needs this location.',
      sv: 'Lagret behöver den här lagerplatsen.',
    },
  },
} satisfies KindTexts;
