import type { RefusalTexts } from './kind-texts.ts';

/** What is wrong with a bank's file, or why something in it does not count. */
export const bankFileTexts: RefusalTexts = {
  refusals: {
    bankFileBroken: {
      en: 'The file is not complete XML (line {line}). Fetch it from the bank once more.',
      sv: 'Filen är inte en fullständig XML-fil (rad {line}). Hämta den på nytt från banken.',
    },
    bankFileOfAnotherKind: {
      en: 'This is no file of account entries. Ask the bank for camt.053 or camt.054.',
      sv: 'Det här är ingen fil med kontohändelser. Be banken om camt.053 eller camt.054.',
    },
    bankFileDoctype: {
      en: 'The file declares a document type (line {line}), which files of banks never do.',
      sv: 'Filen deklarerar en dokumenttyp (rad {line}), vilket bankfiler aldrig gör.',
    },
    bankFileTooDeep: {
      en: 'The file has elements more than {most} levels deep.',
      sv: 'Filen har element på fler än {most} nivåer.',
    },
    bankFileTooManyElements: {
      en: 'An entry of the file has more than {most} elements.',
      sv: 'En händelse i filen har fler än {most} element.',
    },
    bankFileTooManyEntries: {
      en: 'The file has more than {most} entries. Ask the bank for a shorter period.',
      sv: 'Filen har fler än {most} händelser. Be banken om en kortare period.',
    },
    bankFileTextTooLong: {
      en: 'A text in the file has more than {most} characters.',
      sv: 'En text i filen har fler än {most} tecken.',
    },
    bankEntryIncomplete: {
      en: 'The entry in line {line} has no {field} that can be read. Nothing of the file was taken in.',
      sv: 'Händelsen på rad {line} saknar {field} som går att läsa. Inget ur filen lästes in.',
    },
    bankEntryParts: {
      en: 'The payments of the entry in line {line} do not come to its amount. Nothing of the file was taken in.',
      sv: 'Betalningarna i händelsen på rad {line} summerar inte till beloppet. Inget ur filen lästes in.',
    },
    bankFileTwice: {
      en: 'This file was taken in before.',
      sv: 'Filen har redan lästs in.',
    },
    bankEntryOtherAccount: {
      en: 'Line {line}: {account} is not one of the company’s accounts. They are set on the page of the company.',
      sv: 'Rad {line}: {account} är inte något av företagets konton. De anges på företagets sida.',
    },
    bankEntryOtherCurrency: {
      en: 'Line {line}: the currency {currency} is not used here.',
      sv: 'Rad {line}: valutan {currency} används inte här.',
    },
    bankEntryTwice: {
      en: 'Line {line}: {reference} was counted before.',
      sv: 'Rad {line}: {reference} är redan medräknad.',
    },
  },
};
