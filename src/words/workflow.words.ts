import type { KindTexts } from './kind-texts.ts';
import { recordTexts } from './record.words.ts';

export const workflowTexts = {
  kind: 'workflow',
  shown: {
    one: { en: 'Workflow', sv: 'Arbetsflöde' },
    many: { en: 'Workflows', sv: 'Arbetsflöden' },
    page: '/apps/integrations/workflows/$id',
  },
  about: {
    en: 'What the company has done by itself: when something happens, under conditions, one step after the other.',
    sv: 'Det som sker av sig självt i företaget: när något händer, på vissa villkor, ett steg i taget.',
  },
  states: {
    draft: { en: 'Draft', sv: 'Utkast' },
    enabled: { en: 'On', sv: 'På' },
    disabled: { en: 'Off', sv: 'Av' },
    archived: recordTexts.states.archived,
  },
  commands: {
    enable: { en: 'Turn on', sv: 'Slå på' },
    create: { en: 'New workflow', sv: 'Nytt arbetsflöde' },
    update: recordTexts.commands.update,
    disable: { en: 'Turn off', sv: 'Slå av' },
    archive: recordTexts.commands.archive,
  },
  confirms: {
    enable: {
      en: 'Turn it on? From now on it acts by itself, with your rights.',
      sv: 'Slå på det? Från och med nu agerar det av sig självt, med dina rättigheter.',
    },
    disable: {
      en: 'Turn it off? Nothing new is started, and what waits fails at its next step.',
      sv: 'Slå av det? Inget nytt startas, och det som väntar misslyckas vid nästa steg.',
    },
  },
  facts: {
    created: recordTexts.facts.created,
    updated: recordTexts.facts.updated,
    enabled: { en: 'Turned on', sv: 'Påslaget' },
    disabled: { en: 'Turned off', sv: 'Avslaget' },
    archived: recordTexts.facts.archived,
  },
  guards: {
    isSound: {
      is: {
        en: 'no other workflow has the name, and who writes it sees what its conditions are of',
        sv: 'inget annat arbetsflöde har namnet, och den som skriver det ser det som villkoren gäller',
      },
      needs: {
        en: 'Choose another name, or conditions on what you may see.',
        sv: 'Välj ett annat namn, eller villkor på sådant som du får se.',
      },
    },
    mayBeEnabled: {
      is: {
        en: 'who turns it on sees its documents and what its conditions are of',
        sv: 'den som slår på det ser dess dokument och det som villkoren gäller',
      },
      needs: {
        en: 'Have it turned on by somebody who sees these documents, and all that the conditions are of.',
        sv: 'Låt någon som ser de här dokumenten, och allt som villkoren gäller, slå på det.',
      },
    },
  },
  list: {
    search: { en: 'Name', sv: 'Namn' },
    narrowed: { en: 'No workflow matches', sv: 'Inget arbetsflöde matchar' },
    none: { en: 'No workflows yet', sv: 'Inga arbetsflöden ännu' },
    text: {
      en: 'A workflow tells, asks, drafts and tags by itself when something happens.',
      sv: 'Ett arbetsflöde meddelar, frågar, skapar utkast och taggar av sig självt när något händer.',
    },
  },
} satisfies KindTexts;
