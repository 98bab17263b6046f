import type { RefusalTexts } from './kind-texts.ts';

/** Why there is no payment file of the chosen bills. */
export const paymentFileTexts: RefusalTexts = {
  refusals: {
    payerMissing: {
      en: "Enter the company's IBAN or bankgiro in the company settings.",
      sv: 'Ange företagets IBAN eller bankgiro i företagets inställningar.',
    },
    paymentFileFetched: {
      en: 'This payment file has been fetched, and the bank may have it. Put the bill in a new file.',
      sv: 'Betalfilen är redan hämtad, och banken kan ha den. Lägg fakturan i en ny fil.',
    },
    paymentFileChanged: {
      en: 'This payment file was fetched on {on:day} and is fixed since, but it would now be another one: a bill was taken out, or an account, a name or a country has changed. Take its other unpaid bills out and put them in a new file.',
      sv: 'Betalfilen hämtades {on:day} och ligger fast sedan dess, men skulle nu bli en annan: en faktura har tagits ur, eller ett konto, ett namn eller ett land har ändrats. Ta ur övriga obetalda fakturor och lägg dem i en ny fil.',
    },
    nothingToTransfer: {
      en: 'Credit notes of {name} come to as much as their bills: nothing is left to transfer. Take one out of the file.',
      sv: 'Kreditfakturorna från {name} uppgår till lika mycket som fakturorna: inget är kvar att betala. Ta ur någon ur filen.',
    },
  },
};
