import type { RefusalTexts } from './kind-texts.ts';

/** Texts shared by all kinds of documents. */
export const documentTexts: RefusalTexts = {
  refusals: {
    agentIdTaken: {
      en: 'The id belongs to a person, or to something else that works for the company. Use a new one.',
      sv: 'Id:t tillhör en person eller något annat som arbetar åt företaget. Använd ett nytt.',
    },
    figureTooLarge: {
      en: 'A figure would become larger than can be calculated exactly. Check quantities, prices and rates.',
      sv: 'En siffra skulle bli större än vad som går att räkna exakt. Kontrollera antal, priser och kurser.',
    },
    notPermitted: {
      en: 'You do not have permission to do this. Ask an administrator of the company.',
      sv: 'Du har inte behörighet till detta. Fråga en administratör för företaget.',
    },
    roleIsTried: {
      en: 'You are only trying this role on: nothing is changed. Stop trying to work as yourself again.',
      sv: 'Du provar bara rollen: inget ändras. Sluta prova för att arbeta som dig själv igen.',
    },
    outOfScope: {
      en: 'Your role does not cover the warehouse {warehouse}.',
      sv: 'Din roll omfattar inte lagret {warehouse}.',
    },
    outOfScopeElsewhere: {
      en: 'This is done in a warehouse that your role does not cover.',
      sv: 'Det här görs i ett lager som din roll inte omfattar.',
    },
    figuresOfAll: {
      en: 'These figures are of every warehouse, and your role is limited to some.',
      sv: 'Siffrorna gäller alla lager, och din roll är begränsad till vissa.',
    },
    companySuspended: {
      en: 'The company is suspended: it can be read and exported only. Who manages it resumes it in the company settings.',
      sv: 'Företaget är pausat: det kan bara läsas och exporteras. Den som sköter det återupptar det i företagets inställningar.',
    },
    companyClosing: {
      en: 'The company closes on {until}: it can be read and exported only. Who manages it can reopen it in the company settings.',
      sv: 'Företaget stängs {until}: det kan bara läsas och exporteras. Den som sköter det kan öppna det igen i företagets inställningar.',
    },
    companyClosed: {
      en: 'The company is closed: founders can read and export it.',
      sv: 'Företaget är stängt: grundarna kan läsa och exportera det.',
    },
    subscriptionIncomplete: {
      en: 'The first payment has not come yet: until then the company can be read and exported only. Who manages the company finds it under Billing.',
      sv: 'Den första betalningen har inte kommit: tills dess kan företaget bara läsas och exporteras. Den som sköter företaget hittar den under Fakturering.',
    },
    subscriptionPaused: {
      en: 'The trial is over: the company can be read and exported only. Who manages the company adds a card under Billing.',
      sv: 'Provperioden är slut: företaget kan bara läsas och exporteras. Den som sköter företaget lägger till ett kort under Fakturering.',
    },
    subscriptionUnpaid: {
      en: 'The subscription is unpaid: the company can be read and exported only. Who manages the company pays under Billing.',
      sv: 'Abonnemanget är obetalt: företaget kan bara läsas och exporteras. Den som sköter företaget betalar under Fakturering.',
    },
    subscriptionEnded: {
      en: 'The subscription has ended: the company can be read and exported only. Who manages the company resumes it under Billing.',
      sv: 'Abonnemanget är avslutat: företaget kan bara läsas och exporteras. Den som sköter företaget återupptar det under Fakturering.',
    },
    unknownReason: {
      en: 'This reason is no longer offered. Choose another one.',
      sv: 'Orsaken kan inte längre väljas. Välj en annan.',
    },
    proofNeeded: {
      en: 'Confirm that it is you, then try again.',
      sv: 'Bekräfta att det är du och försök sedan igen.',
    },
    secondFactorRequired: {
      en: 'The company asks its members for a second factor. Set one up under Profile, then try again.',
      sv: 'Företaget kräver tvåstegsverifiering. Slå på den under Profil och försök sedan igen.',
    },
    internalOnly: { en: 'This happens automatically.', sv: 'Detta sker automatiskt.' },
    notInState: { en: 'Not possible in the current state.', sv: 'Inte möjligt i nuvarande status.' },
    unknownDocument: { en: 'This document does not exist.', sv: 'Dokumentet finns inte.' },
    unknownKind: { en: 'There is no such kind of document.', sv: 'Det finns ingen sådan dokumenttyp.' },
    unknownCommand: { en: 'There is no such command.', sv: 'Det finns inget sådant kommando.' },
    invalid: {
      en: 'Some fields are not valid. Check the marked ones.',
      sv: 'Vissa fält är inte giltiga. Kontrollera de markerade.',
    },
    stale: {
      en: 'Somebody else has changed this. Check the new version and try again.',
      sv: 'Någon annan har ändrat detta. Kontrollera den nya versionen och försök igen.',
    },
    versionNeeded: {
      en: 'You answer for what it says: read it as it is now, and give the version that you have read ({actual} is the latest).',
      sv: 'Du svarar för det som står: läs hur det ser ut nu och ange den version du har läst ({actual} är den senaste).',
    },
    commandIdTaken: {
      en: 'Another change has been sent under the same number. Do this once more.',
      sv: 'En annan ändring har redan skickats med samma nummer. Gör om detta.',
    },
    waitsForServer: {
      en: 'This waits for the server.',
      sv: 'Detta väntar på servern.',
    },
    internalError: {
      en: 'Something went wrong on our side. Nothing was saved.',
      sv: 'Något gick fel hos oss. Inget sparades.',
    },
    inTheFuture: { en: 'This moment is in the future.', sv: 'Tidpunkten ligger i framtiden.' },
    periodClosed: { en: 'The period is closed.', sv: 'Perioden är stängd.' },
    codeTaken: { en: 'The code {code} is taken.', sv: 'Koden {code} är upptagen.' },
    drawnNumberTaken: {
      en: 'The next number would be {number}, which a recorded sale has already: who manages the company sets the next number higher under Number series in the company settings.',
      sv: 'Nästa nummer skulle bli {number}, som en registrerad försäljning redan har: den som sköter företaget höjer nästa nummer under Nummerserier i företagets inställningar.',
    },
    numberTaken: { en: 'The number {number} is already in use.', sv: 'Numret {number} är upptaget.' },
    nameTaken: { en: 'The name {name} is taken.', sv: 'Namnet {name} är upptaget.' },
    numberReserved: {
      en: 'Numbers in this format are assigned by the system.',
      sv: 'Nummer i det här formatet tilldelas av systemet.',
    },
  },
  fields: {
    codeTaken: { en: 'This code is taken.', sv: 'Koden är upptagen.' },
    numberTaken: { en: 'This number is taken.', sv: 'Numret är upptaget.' },
    nameTaken: { en: 'This name is taken.', sv: 'Namnet är upptaget.' },
    stale: { en: 'Somebody else has changed it since.', sv: 'Någon annan har ändrat det sedan dess.' },
  },
};

/** Texts for invalid values of any field; `{bound}` and `{other}` are the parts of the code after colons. */
export const valueTexts = {
  invalid_type: { en: 'This field is required.', sv: 'Fyll i detta.' },
  required: { en: 'This field is required.', sv: 'Fyll i detta.' },
  too_small: { en: 'Must be at least {bound}.', sv: 'Minst {bound}.' },
  too_big: { en: 'Must be at most {bound}.', sv: 'Högst {bound}.' },
  invalid_format: { en: 'The format is not valid.', sv: 'Formatet är inte giltigt.' },
  invalid_value: { en: 'Choose one from the list.', sv: 'Välj något i listan.' },
  invalid_union: { en: 'The format is not valid.', sv: 'Formatet är inte giltigt.' },
  unrecognized_keys: { en: "This isn't expected here.", sv: 'Detta hör inte hemma här.' },
  unreadableText: { en: 'This text cannot be read.', sv: 'Texten går inte att läsa.' },
  notANumber: { en: 'Enter a number.', sv: 'Ange ett tal.' },
  twoReadings: { en: 'Write {bound} or {other}.', sv: 'Skriv {bound} eller {other}.' },
  tooPrecise: { en: 'At most {bound} decimals.', sv: 'Högst {bound} decimaler.' },
  notAboveZero: { en: 'Must be more than zero.', sv: 'Måste vara mer än noll.' },
  belowZero: { en: 'Must not be below zero.', sv: 'Får inte vara mindre än noll.' },
  tooLong: { en: 'This is too long.', sv: 'Det här är för långt.' },
  notADay: {
    en: 'Enter a date such as 2026-12-05, 5/12, tomorrow, +3, Friday or w 49.',
    sv: 'Skriv ett datum, till exempel 2026-12-05, 5/12, i morgon, +3, fredag eller v. 49.',
  },
  yearBeyond: { en: 'Enter a year from 1000 to 9999.', sv: 'Ange ett år från 1000 till 9999.' },
  addressTwice: { en: 'This address is a duplicate.', sv: 'Adressen är en dubblett.' },
} as const;
