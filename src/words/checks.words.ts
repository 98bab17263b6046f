import type { RefusalTexts } from './kind-texts.ts';

/** Texts for numbers, codes and passwords that cannot be right, whichever form they are in. */
export const checkTexts: RefusalTexts = {
  refusals: {
    notAnIban: {
      en: 'The IBAN is not right: its length or its check digits are not those of its country. Example: {example}.',
      sv: 'IBAN-numret stämmer inte: längden eller kontrollsiffrorna är inte landets. Exempel: {example}.',
    },
    notABic: {
      en: 'The BIC has eight or eleven characters, such as {example}.',
      sv: 'BIC har åtta eller elva tecken, till exempel {example}.',
    },
    notABankgiro: {
      en: 'The Bankgiro number is not right. Example: {example}.',
      sv: 'Bankgironumret stämmer inte. Exempel: {example}.',
    },
    notAPlusgiro: {
      en: 'The Plusgiro number is not right. Example: {example}.',
      sv: 'Plusgironumret stämmer inte. Exempel: {example}.',
    },
    notASwishNumber: {
      en: 'The Swish number of a company has ten digits and begins with 123. Example: {example}.',
      sv: 'Ett företags Swishnummer har tio siffror och börjar med 123. Exempel: {example}.',
    },
    notAParticipant: {
      en: 'A Peppol address is four digits, a colon and a number that is right, such as 0007 and the ten digits of a Swedish organisation number.',
      sv: 'En Peppol-adress är fyra siffror, kolon och ett riktigt nummer, till exempel 0007 och de tio siffrorna i ett svenskt organisationsnummer.',
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
      en: 'The organisation number is not valid in its country; check the digits. Example: {example}.',
      sv: 'Organisationsnumret är inte giltigt i landet, kontrollera siffrorna. Exempel: {example}.',
    },
    notAVatNumber: {
      en: 'The VAT number is not valid in its country; check the digits. Example: {example}.',
      sv: 'Momsnumret är inte giltigt i landet, kontrollera siffrorna. Exempel: {example}.',
    },
    notAPostcode: {
      en: 'The postcode is not valid in its country. Example: {example}.',
      sv: 'Postnumret är inte giltigt i landet. Exempel: {example}.',
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
      en: 'The IBAN is not right: its length or its check digits are not those of its country. Example: {bound}.',
      sv: 'IBAN-numret stämmer inte: längden eller kontrollsiffrorna är inte landets. Exempel: {bound}.',
    },
    notABic: {
      en: 'The BIC has eight or eleven characters, such as {bound}.',
      sv: 'BIC har åtta eller elva tecken, till exempel {bound}.',
    },
    notABankgiro: {
      en: 'The Bankgiro number is not right. Example: {bound}.',
      sv: 'Bankgironumret stämmer inte. Exempel: {bound}.',
    },
    notASwishNumber: {
      en: 'The Swish number of a company has ten digits and begins with 123. Example: {bound}.',
      sv: 'Ett företags Swishnummer har tio siffror och börjar med 123. Exempel: {bound}.',
    },
    notAPlusgiro: {
      en: 'The Plusgiro number is not right. Example: {bound}.',
      sv: 'Plusgironumret stämmer inte. Exempel: {bound}.',
    },
    notAnOrganisationNumber: {
      en: 'Not a valid organisation number in its country; check the digits. Example: {bound}.',
      sv: 'Organisationsnumret är inte giltigt i landet, kontrollera siffrorna. Exempel: {bound}.',
    },
    notAVatNumber: {
      en: 'Not a valid VAT number in its country; check the digits. Example: {bound}.',
      sv: 'Momsnumret är inte giltigt i landet, kontrollera siffrorna. Exempel: {bound}.',
    },
    notAPostcode: {
      en: 'Not a valid postcode in its country. Example: {bound}.',
      sv: 'Postnumret stämmer inte för landet. Exempel: {bound}.',
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
