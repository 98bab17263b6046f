import { subscriptionTexts } from '#words/subscription.words.ts';
import { documentWords } from '#views/kit/document/document-words.ts';

export const subscriptionWords = documentWords(subscriptionTexts, {
  states: {
    incomplete: { tone: 'warning', icon: 'clock' },
    trialing: { tone: 'info', icon: 'clock' },
    active: { tone: 'success', icon: 'circleCheck' },
    pastDue: { tone: 'warning', icon: 'alert' },
    unpaid: { tone: 'danger', icon: 'alert' },
    paused: { tone: 'warning', icon: 'pause' },
    canceling: { tone: 'warning', icon: 'arrowDownRight' },
    canceled: { tone: 'neutral', icon: 'ban' },
    expired: { tone: 'neutral', icon: 'ban' },
  },
  commands: {
    setBilling: { icon: 'edit', button: false },
    changePlan: { icon: 'layers' },
    retry: { icon: 'receipt' },
    resume: { icon: 'play' },
    undoCancel: { icon: 'undo' },
    cancel: { icon: 'ban', danger: true },
  },
});
