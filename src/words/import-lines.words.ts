import type { RefusalTexts } from './kind-texts.ts';

/** Texts for lines of files that are not taken, or not taken back, and for cells that cannot be read. */
export const importLineTexts: RefusalTexts = {
  refusals: {
    cellMissing: { en: 'This is needed.', sv: 'Uppgiften behövs.' },
    cellNotNumber: { en: '“{cell}” is not a number.', sv: '”{cell}” är inget tal.' },
    cellNotWhole: { en: '“{cell}” is not a whole number.', sv: '”{cell}” är inget heltal.' },
    cellShortened: {
      en: '“{cell}” is what a spreadsheet made of a long number: give all digits, in a column formatted as text.',
      sv: '”{cell}” är ett långt tal som ett kalkylprogram har förkortat: ange alla siffror, i en kolumn formaterad som text.',
    },
    cellTooFine: {
      en: '“{cell}” has more than {digits} decimals.',
      sv: '”{cell}” har fler än {digits} decimaler.',
    },
    cellNegative: { en: '“{cell}” is below zero.', sv: '”{cell}” är under noll.' },
    cellNotDay: { en: '“{cell}” is not a date.', sv: '”{cell}” är inget datum.' },
    cellNotDays: { en: '“{cell}” names no number of days.', sv: '”{cell}” anger inget antal dagar.' },
    cellNotYesNo: { en: '“{cell}” is neither yes nor no.', sv: '”{cell}” är varken ja eller nej.' },
    cellNotCountry: { en: '“{cell}” is not a country.', sv: '”{cell}” är inget land.' },
    cellNotCurrency: {
      en: '“{cell}” is not a currency that Lagra knows.',
      sv: '”{cell}” är ingen valuta som Lagra känner till.',
    },
    cellNotVat: {
      en: '“{cell}” is neither a VAT class nor a rate in force in the country of the company.',
      sv: '”{cell}” är varken en momsklass eller en momssats som gäller i företagets land.',
    },
    cellNotChoice: { en: '“{cell}” is not one of: {known}.', sv: '”{cell}” är inget av: {known}.' },
    cellNotAttribute: {
      en: '“{cell}” does not fit this attribute.',
      sv: '”{cell}” passar inte egenskapen.',
    },
    cellUnknownRecord: {
      en: 'The company has no “{cell}” that is in use.',
      sv: 'Företaget har ingen ”{cell}” i bruk.',
    },
    cellSeveralRecords: {
      en: 'The company has several “{cell}”; name one by its code or its path.',
      sv: 'Företaget har flera ”{cell}”; ange en med kod eller sökväg.',
    },
    cellTooLong: {
      en: '“{cell}” is longer than {most} characters.',
      sv: '”{cell}” är längre än {most} tecken.',
    },
    importTagNotGiven: {
      en: '“{cell}” is a tag that is archived, or not for products.',
      sv: '”{cell}” är en tagg som är arkiverad eller inte är till för artiklar.',
    },
    importReorderWarehouse: {
      en: 'Name the warehouse that is refilled, by its code or its name: map a column, or say it for all lines.',
      sv: 'Ange vilket lager som fylls på, med kod eller namn: koppla en kolumn, eller ange det för alla rader.',
    },
    importColumnMissing: {
      en: 'No column is read as {field}, and a new record needs it.',
      sv: 'Ingen kolumn läses som {field}, och en ny post behöver det.',
    },
    importPackagingMissing: {
      en: 'What a packaging holds needs its name: map a column to it.',
      sv: 'Antal och streckkod för en förpackning behöver dess namn: koppla en kolumn.',
    },
    cellOtherCurrency: {
      en: '“{cell}” is in {currency}, not in {own}.',
      sv: '”{cell}” är i {currency}, inte i {own}.',
    },
    cellConverted: {
      en: '“{cell}” is converted from {currency} to {own}.',
      sv: '”{cell}” räknas om från {currency} till {own}.',
    },
    importVatOpen: {
      en: 'The file does not say whether its prices include VAT.',
      sv: 'Filen visar inte om priserna är med eller utan moms.',
    },
    cellUnknownSign: {
      en: '“{cell}” has a character that cannot be read.',
      sv: '”{cell}” har ett tecken som inte går att läsa.',
    },
    cellUnseenSigns: {
      en: 'Invisible characters are removed: “{cell}”.',
      sv: 'Osynliga tecken tas bort: ”{cell}”.',
    },
    cellNotComponent: {
      en: '“{cell}” is no component: give an SKU of the company or of this file, and how many, such as BOLT x 4.',
      sv: '”{cell}” är ingen komponent: ange ett artikelnummer i företaget eller i filen, och hur många, som BULT x 4.',
    },
    importNotParent: {
      en: '“{cell}” is no product with variants: create it here first, with what its variants differ in.',
      sv: '”{cell}” är ingen artikel med varianter: skapa den här först, med det som skiljer varianterna åt.',
    },
    importNoBundle: {
      en: 'Only bundles have components.',
      sv: 'Bara paket har komponenter.',
    },
    importBundleNew: {
      en: 'A bundle needs its components: map a column to them, or create it here first.',
      sv: 'Ett paket behöver sina komponenter: koppla en kolumn till dem, eller skapa det här först.',
    },
    importVariantsNew: {
      en: 'A product with variants is created here; its variants are imported as lines that name it.',
      sv: 'En artikel med varianter skapas här; varianterna läses in som rader som anger den.',
    },
    importFieldsKept: {
      en: 'Changed after the import and kept: {fields}.',
      sv: 'Ändrat efter importen och kvar: {fields}.',
    },
    importTwice: { en: 'Line {line} is of the same.', sv: 'Rad {line} gäller detsamma.' },
    lineIsThere: {
      en: '“{cell}” is there already, and this import only creates.',
      sv: '”{cell}” finns redan, och importen skapar bara nytt.',
    },
    lineIsNew: {
      en: 'There is no “{cell}”, and this import only updates.',
      sv: '”{cell}” finns inte, och importen uppdaterar bara.',
    },
    importSupplierMissing: {
      en: 'A purchase price needs a supplier: map a column to it, or name one for all lines.',
      sv: 'Ett inköpspris behöver en leverantör: koppla en kolumn, eller ange en för alla rader.',
    },
    importTermsTwice: {
      en: 'Days to pay and a payment term are both named; one is enough.',
      sv: 'Både betalningsdagar och betalningsvillkor anges; ett räcker.',
    },
    importNotAsked: {
      en: 'Its product type has no such attribute.',
      sv: 'Artikeltypen har ingen sådan egenskap.',
    },
    importNotStocked: {
      en: '“{cell}” is not kept in stock.',
      sv: '”{cell}” lagerförs inte.',
    },
    importQuantityZero: { en: 'The quantity is zero.', sv: 'Antalet är noll.' },
    importRateMissing: {
      en: 'The company has no exchange rate of {currency} yet.',
      sv: 'Företaget har ingen växelkurs för {currency} än.',
    },
    importOrderIncomplete: {
      en: 'Line {line} of the same order is rejected, and an order is imported whole.',
      sv: 'Rad {line} i samma order avvisas, och en order läses in hel.',
    },
    importLotMissing: {
      en: 'There is a day of expiry, but no lot.',
      sv: 'Det finns ett bäst före-datum men ingen batch.',
    },
    importInvalid: {
      en: 'This cannot be right as it is written.',
      sv: 'Uppgiften kan inte stämma som den är skriven.',
    },
    importChangedSince: {
      en: 'It was changed after the import.',
      sv: 'Den har ändrats efter importen.',
    },
    importGone: { en: 'It is no longer there.', sv: 'Den finns inte längre.' },
  },
};
