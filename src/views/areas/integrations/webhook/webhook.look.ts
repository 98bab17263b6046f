import { webhookTexts } from '#words/webhook.words.ts';
import { documentWords } from '#views/kit/document/document-words.ts';

export const webhookWords = documentWords(webhookTexts, {
  states: {
    pending: { tone: 'info', icon: 'clock' },
    active: { tone: 'success', icon: 'circleCheck' },
    failing: { tone: 'danger', icon: 'alert', optional: true },
    disabled: { tone: 'neutral', icon: 'ban', aside: true },
    archived: { tone: 'neutral', icon: 'archive', aside: true },
  },
  commands: {
    enable: { icon: 'play' },
    create: { icon: 'plus', button: false },
    update: { icon: 'edit', button: false },
    disable: { icon: 'ban', danger: true },
    archive: { icon: 'archive', danger: true },
  },
  reverses: { disabled: 'enable' },
});
