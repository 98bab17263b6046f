import { companyTexts } from '#words/company.words.ts';
import { documentWords } from '#views/kit/document/document-words.ts';

export const companyWords = documentWords(companyTexts, {
  states: {
    active: { tone: 'success', icon: 'circleCheck' },
    suspended: { tone: 'warning', icon: 'pause' },
    closing: { tone: 'danger', icon: 'clock' },
    closed: { tone: 'neutral', icon: 'ban' },
    ended: { tone: 'neutral', icon: 'ban' },
  },
  commands: {
    update: { icon: 'edit', button: false },
    changePolicies: { icon: 'settings', button: false },
    reopenPeriod: { icon: 'lockOpen', button: false },
    requireSecondFactor: { icon: 'shield', button: false },
    waiveSecondFactor: { icon: 'lockOpen', button: false },
    setPaperTexts: { icon: 'printer', button: false },
    setSeries: { icon: 'list', button: false },
    setMailSender: { icon: 'mail', button: false },
    setLabels: { icon: 'tags', button: false },
    numberPallets: { icon: 'tags', button: false },
    removeLogo: { icon: 'trash', button: false },
    suspend: { icon: 'pause', danger: true, button: false },
    resume: { icon: 'play', button: false },
    close: { icon: 'ban', danger: true, button: false },
    reopen: { icon: 'undo', button: false },
    found: { icon: 'plus', button: false },
  },
});
