import { companyTexts } from '#words/company.words.ts';
import { documentWords } from '../document/document-words.ts';

export const companyWords = documentWords(companyTexts, {
  states: {
    active: { tone: 'success', icon: 'circleCheck' },
  },
  commands: {
    update: { icon: 'edit', button: false },
    changePolicies: { icon: 'settings', button: false },
    reopenPeriod: { icon: 'lockOpen', button: false },
    requireSecondFactor: { icon: 'shield', button: false },
    waiveSecondFactor: { icon: 'lockOpen', button: false },
    setPaperTexts: { icon: 'printer', button: false },
    setLabels: { icon: 'tags', button: false },
    numberPallets: { icon: 'tags', button: false },
    found: { icon: 'plus', button: false },
  },
});
