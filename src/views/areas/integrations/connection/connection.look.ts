import { connectionTexts } from '#words/connection.words.ts';
import { documentWords } from '#views/kit/document/document-words.ts';
import { recordLook } from '#views/kit/document/record-look.ts';

export const connectionWords = documentWords(connectionTexts, {
  states: {
    configured: { tone: 'info', icon: 'edit' },
    connected: { tone: 'success', icon: 'circleCheck' },
    failing: { tone: 'danger', icon: 'alert', aside: true },
    paused: { tone: 'warning', icon: 'pause', aside: true },
    disconnected: { tone: 'neutral', icon: 'ban', aside: true },
    archived: recordLook.states.archived,
  },
  commands: {
    connect: { icon: 'plug' },
    resume: { icon: 'play' },
    update: { ...recordLook.commands.update },
    pause: { icon: 'pause' },
    disconnect: { icon: 'ban', danger: true },
    archive: recordLook.commands.archive,
    add: { icon: 'plus', button: false },
  },
  reverses: { paused: 'resume', disconnected: 'connect' },
});
