import type { RefusalTexts } from './kind-texts.ts';

/** Why what another company said of a record is not made so: the chart of no kind says it. */
export const syncTexts = {
  refusals: {
    pairingMissing: {
      en: '“{name}” is not in this company. Create it, or sync its kind, then try again.',
      sv: '”{name}” finns inte i det här företaget. Skapa den, eller synka dess slag, och försök sedan igen.',
    },
    pairingNoWay: {
      en: 'It cannot come to that state from the one it has here.',
      sv: 'Den kan inte få det läget från det som den har här.',
    },
  },
} satisfies RefusalTexts;
