import { apiClientTexts } from '#words/api-client.words.ts';
import { documentWords } from '#views/kit/document/document-words.ts';
import { recordLook } from '#views/kit/document/record-look.ts';

export const apiClientWords = documentWords(apiClientTexts, {
  states: {
    active: recordLook.states.active,
    rotating: { tone: 'info', icon: 'refresh' },
    suspended: { tone: 'warning', icon: 'pause', aside: true },
    expired: { tone: 'neutral', icon: 'clock', aside: true },
    revoked: { tone: 'danger', icon: 'ban', aside: true },
  },
  commands: {
    finish: { icon: 'check' },
    resume: { icon: 'play' },
    rotate: { icon: 'refresh' },
    takeOver: { icon: 'userCircle' },
    suspend: { icon: 'pause', danger: true },
    revoke: { icon: 'ban', danger: true },
    create: { icon: 'plus', button: false },
    update: { ...recordLook.commands.update, button: false },
  },
});
