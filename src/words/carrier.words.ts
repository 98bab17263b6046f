import type { KindTexts } from './kind-texts.ts';
import { listedTexts } from './record.words.ts';

export const carrierTexts = {
  kind: 'carrier',
  shown: {
    one: { en: 'Carrier', sv: 'Transportör' },
    many: { en: 'Carriers', sv: 'Transportörer' },
    page: '/apps/settings/core-resources/carriers?id=$id',
  },
  about: { en: 'Who brings parcels to customers.', sv: 'Den som kör paket till kunder.' },
  states: listedTexts.states,
  commands: {
    archive: listedTexts.commands.archive,
    restore: listedTexts.commands.restore,
    create: { en: 'New carrier', sv: 'Ny transportör' },
    update: listedTexts.commands.update,
  },
  facts: listedTexts.facts,
  guards: {
    isSound: {
      is: {
        en: 'the name is free, services differ, and the tracking address is one',
        sv: 'namnet är ledigt, tjänsterna skiljer sig åt och spårningsadressen är en adress',
      },
      needs: {
        en: 'Choose a free name, give each service a code of its own, and begin the address with https.',
        sv: 'Välj ett ledigt namn, ge varje tjänst en egen kod och börja adressen med https.',
      },
    },
  },
  refusals: {
    serviceTwice: {
      en: 'The service code {code} is there twice.',
      sv: 'Tjänstekoden {code} finns två gånger.',
    },
    trackingAddressWrong: {
      en: 'Enter an https address with the word number in curly brackets where the tracking number goes.',
      sv: 'Ange en https-adress med ordet number inom klamrar där spårningsnumret ska stå.',
    },
    unknownCarrier: { en: 'Choose a carrier that is in use.', sv: 'Välj en transportör som är i bruk.' },
    unknownService: {
      en: 'Choose a service of this carrier.',
      sv: 'Välj en av transportörens tjänster.',
    },
  },
  fields: {
    serviceTwice: { en: 'This code is there twice.', sv: 'Koden finns två gånger.' },
  },
  list: {
    search: { en: 'Name or service', sv: 'Namn eller tjänst' },
    narrowed: { en: 'No carrier matches', sv: 'Ingen transportör matchar' },
    none: { en: 'No carriers yet', sv: 'Inga transportörer ännu' },
    text: {
      en: 'Shipments are packed for one of them, and its address leads to each parcel.',
      sv: 'Leveranser packas för en av dem, och dess adress leder till varje paket.',
    },
  },
} satisfies KindTexts;
