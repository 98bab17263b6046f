import type { RefusalTexts } from './kind-texts.ts';

/** What is wrong with a workflow as it is written, and why a run of one failed: the charts know neither. */
export const workflowRefusals = {
  refusals: {
    notForWorkflows: { en: 'Choose what it is about.', sv: 'Välj vad det gäller.' },
    unknownFact: { en: 'Choose what has to happen.', sv: 'Välj vad som ska hända.' },
    unknownState: { en: 'Choose a state.', sv: 'Välj ett tillstånd.' },
    unknownWeekday: { en: 'Choose a weekday.', sv: 'Välj en veckodag.' },
    unknownField: { en: 'Choose a field and how to compare.', sv: 'Välj ett fält och hur det jämförs.' },
    conditionHidden: {
      en: 'Condition {number} asks for something that your role does not show you. Leave it out, or ask somebody with the permission {permission:permission}.',
      sv: 'Villkor {number} gäller något som din roll inte visar dig. Ta bort det eller be någon som har behörigheten {permission:permission}.',
    },
    unknownValue: { en: 'Choose one of the values.', sv: 'Välj ett av värdena.' },
    daysBeyond: { en: 'Enter days from 0 to 36,500.', sv: 'Ange dagar från 0 till 36 500.' },
    valueMissing: { en: 'Enter what to compare with.', sv: 'Ange vad det jämförs med.' },
    noSuchStep: { en: 'Choose what is to be done.', sv: 'Välj vad som ska göras.' },
    commandNeedsPerson: {
      en: 'This takes a person. Ask somebody for it instead.',
      sv: 'Det här måste en person göra. Be någon om det i stället.',
    },
    commandIncomplete: { en: 'Fill in what it needs.', sv: 'Fyll i det som behövs.' },
    cannotBeTagged: {
      en: 'Choose a tag; these documents may have none.',
      sv: 'Välj en tagg; de här dokumenten kanske inte kan ha någon.',
    },
    noPaper: {
      en: 'There is no paper of this document that is mailed.',
      sv: 'Det finns inget papper att mejla för det här dokumentet.',
    },
    cannotBeDrafted: {
      en: 'Only products can be reordered.',
      sv: 'Bara artiklar kan beställas igen.',
    },
    workflowIsOff: {
      en: 'The workflow is off. Turn it on, then run this again.',
      sv: 'Arbetsflödet är avslaget. Slå på det och kör sedan det här igen.',
    },
    documentIsGone: {
      en: 'The document is not there any more.',
      sv: 'Dokumentet finns inte längre.',
    },
    nobodyToTell: {
      en: 'Nobody of those it tells may see the document. Choose others.',
      sv: 'Ingen av mottagarna får se dokumentet. Välj andra.',
    },
    nobodyToAsk: {
      en: 'Nobody of those it asks may do this. Choose others.',
      sv: 'Ingen av de tillfrågade får göra det här. Välj andra.',
    },
    noAddressToMail: {
      en: 'The customer or supplier has no e-mail address. Enter one, then run this again.',
      sv: 'Kunden eller leverantören saknar e-postadress. Ange en och kör sedan det här igen.',
    },
    recipientUnknown: {
      en: '{address} belongs to no member and is no contact of a customer or supplier. Add it as a contact first.',
      sv: '{address} tillhör ingen medlem och är ingen kontakt hos en kund eller leverantör. Lägg till den som kontakt först.',
    },
    letterBudget: {
      en: 'The company has sent all the letters that its plan has for a day. Try again tomorrow, or choose a larger plan.',
      sv: 'Företaget har skickat alla brev som dess plan har för en dag. Försök igen i morgon eller välj en större plan.',
    },
    noSupplierToOrderFrom: {
      en: 'The product has no supplier that takes orders. Add one, then run this again.',
      sv: 'Artikeln saknar en leverantör som tar emot beställningar. Lägg till en och kör sedan det här igen.',
    },
    cannotBeTaggedNow: {
      en: 'The document cannot be changed in its state, so it gets no tag.',
      sv: 'Dokumentet kan inte ändras i sitt tillstånd, så det får ingen tagg.',
    },
    notOffered: {
      en: 'This workflow has no button for this document.',
      sv: 'Arbetsflödet har ingen knapp för det här dokumentet.',
    },
  },
  fields: {
    conditionHidden: {
      en: 'Your role does not show you this. Choose another field.',
      sv: 'Din roll visar dig inte detta. Välj ett annat fält.',
    },
  },
} satisfies RefusalTexts;
