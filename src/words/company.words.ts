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
  },
  facts: {
    founded: { en: 'Founded', sv: 'Grundat' },
    updated: { en: 'Changed', sv: 'Ändrat' },
    secondFactorRequired: { en: 'Second factor required of members', sv: 'Andra faktor krävs av medlemmar' },
    secondFactorWaived: { en: 'Second factor no longer required', sv: 'Andra faktor krävs inte längre' },
    policiesChanged: { en: 'Policies changed', sv: 'Reglerna ändrade' },
  },
  guards: {
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
