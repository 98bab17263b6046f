import type { KindTexts } from './kind-texts.ts';

export const pairingTexts = {
  kind: 'pairing',
  shown: {
    one: { en: 'Pairing', sv: 'Parkoppling' },
    many: { en: 'Master sync', sv: 'Gemensamma register' },
    page: '/apps/integrations/master-sync/$id',
  },
  about: {
    en: 'Two companies that keep products, categories, product types, suppliers or customers in step.',
    sv: 'Två företag som håller artiklar, kategorier, artikeltyper, leverantörer eller kunder lika.',
  },
  states: {
    invited: { en: 'Invited', sv: 'Inbjudet' },
    paired: { en: 'Paired', sv: 'Parkopplat' },
    matching: { en: 'To match', sv: 'Att matcha' },
    inSync: { en: 'In sync', sv: 'Synkat' },
    conflict: { en: 'Conflict', sv: 'Konflikt' },
    paused: { en: 'Paused', sv: 'Pausat' },
    unpaired: { en: 'Unpaired', sv: 'Bortkopplat' },
  },
  commands: {
    match: { en: 'Begin matching', sv: 'Börja matcha' },
    confirm: { en: 'Confirm', sv: 'Bekräfta' },
    resume: { en: 'Resume', sv: 'Återuppta' },
    pause: { en: 'Pause', sv: 'Pausa' },
    choose: { en: 'Choose what is synced', sv: 'Välj vad som synkas' },
    permit: { en: 'Change what it may do', sv: 'Ändra vad den får göra' },
    unpair: { en: 'Unpair', sv: 'Koppla bort' },
    invite: { en: 'Invite a company', sv: 'Bjud in ett företag' },
  },
  confirms: {
    unpair: {
      en: 'Unpair the companies? What they have stays as it is, and nothing travels any more.',
      sv: 'Koppla bort företagen? Det de har blir kvar som det är, och inget förs över längre.',
    },
    match: {
      en: 'Begin matching? From now on people of the other company who manage its pairings see the names, numbers and codes of what you have chosen.',
      sv: 'Börja matcha? Från och med nu ser de i det andra företaget som sköter parkopplingar namn, nummer och koder för det du har valt.',
    },
  },
  events: {
    accept: { en: 'An invitation is accepted here', sv: 'En inbjudan antas här' },
    answer: { en: 'The other company accepts', sv: 'Det andra företaget antar inbjudan' },
    noteChosen: {
      en: 'The other company chooses what is synced',
      sv: 'Det andra företaget väljer vad som synkas',
    },
    noteConflict: {
      en: 'A field was changed in both companies',
      sv: 'Ett fält har ändrats i båda företagen',
    },
    noteSettled: { en: 'The last conflict is settled', sv: 'Den sista konflikten är avgjord' },
    noteUnpaired: { en: 'The other company unpairs', sv: 'Det andra företaget kopplar bort' },
  },
  facts: {
    invited: { en: 'Invited', sv: 'Inbjudan skapad' },
    accepted: { en: 'Invitation accepted here', sv: 'Inbjudan antagen här' },
    answered: { en: 'Accepted by the other company', sv: 'Antagen av det andra företaget' },
    chosen: { en: 'What is synced was chosen', sv: 'Vad som synkas valdes' },
    choiceTaken: { en: 'Chosen by the other company', sv: 'Valdes av det andra företaget' },
    matchStarted: { en: 'Matching began', sv: 'Matchning påbörjad' },
    confirmed: { en: 'Confirmed', sv: 'Bekräftad' },
    conflicted: { en: 'Conflicts to settle', sv: 'Konflikter att avgöra' },
    settled: { en: 'Conflicts settled', sv: 'Konflikter avgjorda' },
    paused: { en: 'Paused', sv: 'Pausad' },
    resumed: { en: 'Resumed', sv: 'Återupptagen' },
    permitted: { en: 'What it may do was changed', sv: 'Vad den får göra ändrades' },
    unpaired: { en: 'Unpaired', sv: 'Bortkopplad' },
    endedThere: { en: 'Unpaired by the other company', sv: 'Bortkopplad av det andra företaget' },
  },
  guards: {
    permissionsAreOwn: {
      is: {
        en: 'whoever gives permissions holds them',
        sv: 'den som ger behörigheter har dem själv',
      },
      needs: { en: 'Give only permissions that you hold.', sv: 'Ge bara behörigheter som du själv har.' },
    },
    partnerIsNew: {
      is: { en: 'the companies are not paired yet', sv: 'företagen är inte parkopplade redan' },
      needs: {
        en: 'Unpair the companies first.',
        sv: 'Koppla först bort företagen.',
      },
    },
    mayBeAnswered: {
      is: { en: 'the code is good', sv: 'koden gäller' },
      needs: { en: 'Invite the company again.', sv: 'Bjud in företaget igen.' },
    },
    choiceIsSound: {
      is: { en: 'each kind is chosen once', sv: 'varje slag är valt en gång' },
      needs: { en: 'Choose each kind once.', sv: 'Välj varje slag en gång.' },
    },
    choiceIsNewer: {
      is: { en: 'the choice is newer', sv: 'valet är nyare' },
      needs: { en: 'Keep the newer choice.', sv: 'Behåll det nyare valet.' },
    },
    mayBeMatched: {
      is: { en: 'something is chosen', sv: 'något är valt' },
      needs: {
        en: 'Choose what is synced, among what you may see.',
        sv: 'Välj vad som synkas, bland det du får se.',
      },
    },
    mayBeConfirmed: {
      is: { en: 'the choice is the one that was seen', sv: 'valet är det som visades' },
      needs: {
        en: 'Look at what is synced again, then confirm.',
        sv: 'Titta igenom vad som synkas igen och bekräfta sedan.',
      },
    },
  },
  refusals: {
    pairingCodeOver: {
      en: 'The code is no longer valid. Ask for a new invitation.',
      sv: 'Koden gäller inte längre. Be om en ny inbjudan.',
    },
    pairingIsThere: {
      en: 'The company is already paired with {company}.',
      sv: 'Företaget är redan parkopplat med {company}.',
    },
    pairingKindTwice: { en: 'A kind is chosen twice.', sv: 'Ett slag är valt två gånger.' },
    pairingFieldUnknown: { en: 'A field is not one that is synced.', sv: 'Ett fält går inte att synka.' },
    pairingChoiceOld: {
      en: 'What is synced was chosen again since.',
      sv: 'Vad som synkas har valts om sedan dess.',
    },
    pairingNothingChosen: {
      en: 'Choose first what is synced.',
      sv: 'Välj först vad som ska synkas.',
    },
    pairingChosenAgain: {
      en: 'What is synced was changed meanwhile. Look at it, then confirm.',
      sv: 'Vad som synkas har ändrats under tiden. Titta på det och bekräfta sedan.',
    },
  },
  list: {
    search: { en: 'Company', sv: 'Företag' },
    narrowed: { en: 'No pairing matches', sv: 'Ingen parkoppling matchar' },
    none: { en: 'No companies are paired yet', sv: 'Inga företag är parkopplade än' },
    text: {
      en: 'Invite another company, and keep products, categories, suppliers and customers of both in step.',
      sv: 'Bjud in ett annat företag och håll artiklar, kategorier, leverantörer och kunder lika i båda.',
    },
  },
} satisfies KindTexts;
