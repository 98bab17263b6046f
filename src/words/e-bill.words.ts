import type { RefusalTexts } from './kind-texts.ts';

/** Texts for e-invoices of suppliers that cannot be read. */
export const eBillTexts: RefusalTexts = {
  refusals: {
    eBillBroken: {
      en: 'The file is not complete XML (line {line}). Ask the supplier for it once more.',
      sv: 'Filen är inte en fullständig XML-fil (rad {line}). Be leverantören om den på nytt.',
    },
    eBillOfAnotherKind: {
      en: 'This is no e-invoice in UBL, as Peppol has it (line {line}).',
      sv: 'Det här är ingen e-faktura i UBL, som Peppol använder (rad {line}).',
    },
    eBillCii: {
      en: 'This e-invoice is in another syntax (CII, as in Factur-X and ZUGFeRD). Ask the supplier for Peppol BIS Billing 3.',
      sv: 'E-fakturan är i en annan syntax (CII, som i Factur-X och ZUGFeRD). Be leverantören om Peppol BIS Billing 3.',
    },
    eBillDoctype: {
      en: 'The file declares a document type (line {line}), which e-invoices never do.',
      sv: 'Filen deklarerar en dokumenttyp (rad {line}), vilket e-fakturor aldrig gör.',
    },
    eBillTooDeep: {
      en: 'The file has elements more than {most} levels deep.',
      sv: 'Filen har element på fler än {most} nivåer.',
    },
    eBillTooManyElements: {
      en: 'A part of the file has more than {most} elements.',
      sv: 'En del av filen har fler än {most} element.',
    },
    eBillTextTooLong: {
      en: 'A text in the file is longer than {most} characters.',
      sv: 'En text i filen är längre än {most} tecken.',
    },
    eBillTooManyLines: {
      en: 'The e-invoice has more than {most} lines.',
      sv: 'E-fakturan har fler än {most} rader.',
    },
    eBillTooManyFiles: {
      en: 'The e-invoice carries more than {most} files.',
      sv: 'E-fakturan har fler än {most} bifogade filer.',
    },
    eBillPdfWithout: {
      en: 'This PDF holds no e-invoice. Enter the bill by hand and attach the PDF to it.',
      sv: 'PDF-filen innehåller ingen e-faktura. Skriv in fakturan och bifoga PDF-filen.',
    },
    eBillPdfSeveral: {
      en: 'This PDF holds {count} e-invoices. Ask the supplier for one file for each, or enter the bill by hand.',
      sv: 'PDF-filen innehåller {count} e-fakturor. Be leverantören om en fil för varje, eller skriv in fakturan.',
    },
    eBillPdfBroken: {
      en: 'This PDF cannot be read.',
      sv: 'PDF-filen går inte att läsa.',
    },
    eBillFaulty: {
      en: '{count} fields of the e-invoice cannot be read, the first in line {line} of the file. Nothing of it was taken in.',
      sv: '{count} fält i e-fakturan går inte att läsa, det första på rad {line} i filen. Inget av den lästes in.',
    },
    eBillCurrency: {
      en: 'The e-invoice is in a currency that is not traded in here.',
      sv: 'E-fakturan är i en valuta som inte används här.',
    },
  },
};
