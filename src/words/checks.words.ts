import type { RefusalTexts } from './kind-texts.ts';

/** Texts for numbers, codes and passwords that cannot be right, whichever form they are in. */
export const checkTexts: RefusalTexts = {
  refusals: {
    notAnIban: {
      en: 'The IBAN is not right: its length or its check digits are not those of its country. One looks like {example}.',
      sv: 'IBAN-numret stämmer inte: längden eller kontrollsiffrorna är inte landets. Ett ser ut så här: {example}.',
    },
    notABic: {
      en: 'The BIC has eight or eleven characters, such as {example}.',
      sv: 'BIC har åtta eller elva tecken, till exempel {example}.',
    },
    notABankgiro: {
      en: 'The Bankgiro number is not right. One looks like {example}.',
      sv: 'Bankgironumret stämmer inte. Ett ser ut så här: {example}.',
    },
    notAPlusgiro: {
      en: 'The Plusgiro number is not right. One looks like {example}.',
      sv: 'Plusgironumret stämmer inte. Ett ser ut så här: {example}.',
    },
    notATimeZone: {
      en: 'This is not a time zone. One looks like Europe/Stockholm.',
      sv: 'Det här är ingen tidszon. En ser ut så här: Europe/Stockholm.',
    },
    countryHasVatNumber: {
      en: 'The company already has a VAT number in this country.',
      sv: 'Företaget har redan ett momsnummer i det här landet.',
    },
    notAnOrganisationNumber: {
      en: 'The organisation number is not one of its country. One looks like {example}.',
      sv: 'Organisationsnumret stämmer inte för landet. Ett ser ut så här: {example}.',
    },
    notAVatNumber: {
      en: 'The VAT number is not one of its country. One looks like {example}.',
      sv: 'Momsnumret stämmer inte för landet. Ett ser ut så här: {example}.',
    },
    notAPostcode: {
      en: 'The postcode is not one of its country. One looks like {example}.',
      sv: 'Postnumret stämmer inte för landet. Ett ser ut så här: {example}.',
    },
    notABarcode: {
      en: 'The barcode’s digits are not those of an EAN or UPC such as {example}. A code of your own has a letter.',
      sv: 'Streckkodens siffror stämmer inte som EAN eller UPC, till exempel {example}. En egen kod har en bokstav.',
    },
    barcodeShortened: {
      en: 'This is what a spreadsheet made of a long number: enter the barcode with all its digits.',
      sv: 'Det här är ett långt tal som ett kalkylprogram har förkortat: ange streckkoden med alla siffror.',
    },
    wrongCheckDigit: {
      en: 'The last digit of the barcode should be {example}: a digit was mistyped.',
      sv: 'Streckkodens sista siffra ska vara {example}: någon siffra är fel.',
    },
    notAnAddress: { en: 'This is not an email address.', sv: 'Det här är ingen e-postadress.' },
    nameInPassword: {
      en: 'The new password contains your name.',
      sv: 'Det nya lösenordet innehåller ditt namn.',
    },
    companyInPassword: {
      en: 'The new password contains the name of your company.',
      sv: 'Det nya lösenordet innehåller företagets namn.',
    },
    emailInPassword: {
      en: 'The new password contains a part of your e-mail address.',
      sv: 'Det nya lösenordet innehåller en del av din e-postadress.',
    },
  },
  fields: {
    notAnIban: {
      en: 'The IBAN is not right: its length or its check digits are not those of its country. One looks like {bound}.',
      sv: 'IBAN-numret stämmer inte: längden eller kontrollsiffrorna är inte landets. Ett ser ut så här: {bound}.',
    },
    notABic: {
      en: 'The BIC has eight or eleven characters, such as {bound}.',
      sv: 'BIC har åtta eller elva tecken, till exempel {bound}.',
    },
    notABankgiro: {
      en: 'The Bankgiro number is not right. One looks like {bound}.',
      sv: 'Bankgironumret stämmer inte. Ett ser ut så här: {bound}.',
    },
    notAPlusgiro: {
      en: 'The Plusgiro number is not right. One looks like {bound}.',
      sv: 'Plusgironumret stämmer inte. Ett ser ut så här: {bound}.',
    },
    notAnOrganisationNumber: {
      en: 'This organisation number is not one of its country. One looks like {bound}.',
      sv: 'Organisationsnumret stämmer inte för landet. Ett ser ut så här: {bound}.',
    },
    notAVatNumber: {
      en: 'This VAT number is not one of its country. One looks like {bound}.',
      sv: 'Momsnumret stämmer inte för landet. Ett ser ut så här: {bound}.',
    },
    notAPostcode: {
      en: 'This postcode is not one of its country. One looks like {bound}.',
      sv: 'Postnumret stämmer inte för landet. Ett ser ut så här: {bound}.',
    },
    notABarcode: {
      en: 'These digits are not those of an EAN or UPC such as {bound}. A code of your own has a letter.',
      sv: 'Siffrorna stämmer inte som EAN eller UPC, till exempel {bound}. En egen kod har en bokstav.',
    },
    wrongCheckDigit: {
      en: 'The last digit of this barcode should be {bound}: a digit was mistyped.',
      sv: 'Streckkodens sista siffra ska vara {bound}: någon siffra är fel.',
    },
  },
};
