import type { KindTexts } from './kind-texts.ts';

export const companyTexts = {
  kind: 'company',
  about: {
    en: 'The company itself: founded once, and what it decides for all.',
    sv: 'Själva företaget: grundas en gång, och vad det bestämmer för alla.',
  },
  states: { active: { en: 'Active', sv: 'Aktivt' } },
  commands: {
    found: { en: 'Found the company', sv: 'Grunda företaget' },
    update: { en: 'Edit', sv: 'Redigera' },
    requireSecondFactor: { en: 'Require a second factor', sv: 'Kräv en andra faktor' },
    waiveSecondFactor: { en: 'Waive the second factor', sv: 'Släpp kravet på en andra faktor' },
    changePolicies: { en: 'Change policies', sv: 'Ändra regler' },
    setLabels: { en: 'Set up labels', sv: 'Ställ in etiketter' },
    numberPallets: { en: 'Number pallets', sv: 'Numrera pallar' },
  },
  facts: {
    labelsSet: { en: 'Labels set up', sv: 'Etiketter inställda' },
    palletsNumbered: { en: 'Pallets numbered', sv: 'Pallar numrerade' },
    founded: { en: 'Founded', sv: 'Grundat' },
    updated: { en: 'Changed', sv: 'Ändrat' },
    secondFactorRequired: { en: 'Second factor required of members', sv: 'Andra faktor krävs av medlemmar' },
    secondFactorWaived: { en: 'Second factor no longer required', sv: 'Andra faktor krävs inte längre' },
    policiesChanged: { en: 'Policies changed', sv: 'Reglerna ändrade' },
  },
  guards: {
    prefixIsKnown: {
      is: {
        en: 'the company has a GS1 prefix with numbers left',
        sv: 'företaget har ett GS1-prefix med nummer kvar',
      },
      needs: {
        en: 'Enter the GS1 company prefix in the settings of labels.',
        sv: 'Ange GS1-företagsprefixet i etiketternas inställningar.',
      },
    },
    isNotRequired: {
      is: { en: 'no second factor is required', sv: 'ingen andra faktor krävs' },
      needs: {
        en: 'A second factor is required of the members already.',
        sv: 'En andra faktor krävs redan av medlemmarna.',
      },
    },
    isRequired: {
      is: { en: 'a second factor is required', sv: 'en andra faktor krävs' },
      needs: {
        en: 'No second factor is required of the members.',
        sv: 'Ingen andra faktor krävs av medlemmarna.',
      },
    },
    currencyIsKept: {
      is: { en: 'the currency stays the same', sv: 'valutan är densamma' },
      needs: {
        en: 'The currency cannot be changed once the company has been set up: leave it as it is.',
        sv: 'Valutan kan inte ändras när företaget väl är upplagt: låt den vara.',
      },
    },
  },
  refusals: {
    gs1PrefixMissing: {
      en: 'The company has no GS1 prefix: enter it in the settings of labels.',
      sv: 'Företaget har inget GS1-prefix: ange det i etiketternas inställningar.',
    },
    palletNumbersUsedUp: {
      en: 'The prefix has no numbers left for so many pallets.',
      sv: 'Prefixet har inte nummer kvar för så många pallar.',
    },
    secondFactorIsRequired: {
      en: 'A second factor is required of the members already.',
      sv: 'En andra faktor krävs redan av medlemmarna.',
    },
    secondFactorIsNotRequired: {
      en: 'No second factor is required of the members.',
      sv: 'Ingen andra faktor krävs av medlemmarna.',
    },
    currencyIsFixed: {
      en: 'The currency cannot be changed once the company has been set up.',
      sv: 'Valutan kan inte ändras när företaget väl är upplagt.',
    },
  },
} satisfies KindTexts;
