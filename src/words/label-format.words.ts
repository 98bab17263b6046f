import type { KindTexts } from './kind-texts.ts';
import { listedTexts } from './record.words.ts';

export const labelFormatTexts = {
  kind: 'labelFormat',
  shown: {
    one: { en: 'Label format', sv: 'Etikettformat' },
    many: { en: 'Label formats', sv: 'Etikettformat' },
    page: '/apps/settings/core-resources/label-formats?id=$id',
  },
  about: {
    en: 'What labels measure, and what is printed on them.',
    sv: 'Etiketters mått, och vad som skrivs ut på dem.',
  },
  states: listedTexts.states,
  commands: {
    archive: listedTexts.commands.archive,
    restore: listedTexts.commands.restore,
    create: { en: 'New label format', sv: 'Nytt etikettformat' },
    update: listedTexts.commands.update,
  },
  events: {
    provide: { en: 'Provide', sv: 'Tillhandahåll' },
  },
  facts: {
    ...listedTexts.facts,
    provided: { en: 'Came with the company', sv: 'Följde med företaget' },
  },
  guards: {
    isSound: {
      is: {
        en: 'the code is free, it is for something, and its labels lie on the sheet',
        sv: 'koden är ledig, formatet är till för något och etiketterna ryms på arket',
      },
      needs: {
        en: 'Choose a free code and what it is for, and keep all labels on the sheet.',
        sv: 'Välj en ledig kod och vad formatet är till för, och låt alla etiketter rymmas på arket.',
      },
    },
    staysSound: {
      is: {
        en: 'it is sound, stays what it is usually used for, and a built-in one keeps its size',
        sv: 'formatet är riktigt, fortsätter att vara till för det som vanligen skrivs ut, och ett inbyggt behåller sina mått',
      },
      needs: {
        en: 'Keep the size of a built-in format, and what the company usually prints in it.',
        sv: 'Behåll måtten för ett inbyggt format, och det som företaget vanligen skriver ut i det.',
      },
    },
    isNotUsual: {
      is: {
        en: 'the company usually prints in another format',
        sv: 'företaget skriver vanligen ut i ett annat format',
      },
      needs: {
        en: 'Choose another format in the label settings first.',
        sv: 'Välj först ett annat format i etikettinställningarna.',
      },
    },
  },
  refusals: {
    labelFormatForNothing: {
      en: 'Choose what it is for: products, locations or pallets.',
      sv: 'Välj vad det är till för: artiklar, lagerplatser eller pallar.',
    },
    sheetNeedsCount: {
      en: 'Enter how many labels there are on a sheet, across and down.',
      sv: 'Ange hur många etiketter ett ark har, på bredden och på höjden.',
    },
    labelsBesidePaper: {
      en: 'So many labels do not fit on the sheet with these margins and gaps.',
      sv: 'Så många etiketter ryms inte på arket med de här marginalerna och mellanrummen.',
    },
    labelFormatKeepsSize: {
      en: 'A built-in format keeps its code and its size. Add a format of your own instead.',
      sv: 'Ett inbyggt format behåller sin kod och sina mått. Lägg upp ett eget i stället.',
    },
    labelFormatIsUsual: {
      en: 'The company usually prints labels in this format. Choose another one in the label settings first.',
      sv: 'Företaget skriver vanligen ut etiketter i det här formatet. Välj först ett annat i etikettinställningarna.',
    },
    unknownLabelFormat: {
      en: 'Choose a format that is in use and meant for this.',
      sv: 'Välj ett format som är i bruk och avsett för detta.',
    },
  },
  list: {
    search: { en: 'Name or code', sv: 'Namn eller kod' },
    narrowed: { en: 'No label format matches', sv: 'Inget etikettformat matchar' },
    none: { en: 'No label formats yet', sv: 'Inga etikettformat ännu' },
    text: {
      en: 'Labels of products, locations and pallets are printed in one of these.',
      sv: 'Etiketter för artiklar, lagerplatser och pallar skrivs ut i ett av dem.',
    },
  },
} satisfies KindTexts;
