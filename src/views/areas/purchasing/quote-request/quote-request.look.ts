import { quoteRequestTexts } from '#words/quote-request.words.ts';
import { documentWords } from '#views/kit/document/document-words.ts';

export const quoteRequestWords = documentWords(quoteRequestTexts, {
  states: {
    draft: { tone: 'neutral', icon: 'circleDashed' },
    sent: { tone: 'warning', icon: 'clock' },
    answered: { tone: 'primary', icon: 'message' },
    awarded: { tone: 'success', icon: 'circleCheck' },
    closed: { tone: 'danger', icon: 'ban', aside: true },
    discarded: { tone: 'danger', icon: 'ban', aside: true },
  },
  commands: {
    send: { icon: 'send' },
    award: { icon: 'circleCheck' },
    answer: { icon: 'message', button: false },
    decline: { icon: 'x', button: false },
    estimate: { icon: 'truck', button: false },
    ask: { icon: 'plus' },
    extend: { icon: 'calendar' },
    close: { icon: 'ban', danger: true, reason: 'reject' },
    create: { icon: 'plus', button: false },
    update: { icon: 'edit' },
    discard: { icon: 'ban', danger: true },
  },
});
