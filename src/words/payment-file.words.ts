import type { RefusalTexts } from './kind-texts.ts';

/** Why there is no payment file of the chosen bills. */
export const paymentFileTexts: RefusalTexts = {
  refusals: {
    payerMissing: {
      en: "Enter the company's IBAN or bankgiro in the company settings.",
      sv: 'Ange företagets IBAN eller bankgiro i företagets inställningar.',
    },
    nothingToTransfer: {
      en: 'Credit notes of {name} come to as much as their bills: nothing is left to transfer. Take one out of the file.',
      sv: 'Kreditfakturorna från {name} uppgår till lika mycket som fakturorna: inget är kvar att betala. Ta ur någon ur filen.',
    },
  },
};
