import { countTexts } from '#words/count.words.ts';
import { documentWords } from '#views/kit/document/document-words.ts';

export const countWords = documentWords(countTexts, {
  states: {
    planned: { tone: 'neutral', icon: 'circleDashed' },
    counting: { tone: 'primary', icon: 'scan' },
    counted: { tone: 'info', icon: 'clipboard' },
    reviewed: { tone: 'info', icon: 'eye' },
    ready: { tone: 'info', icon: 'check', optional: true },
    posted: { tone: 'success', icon: 'circleCheck' },
    paused: { tone: 'warning', icon: 'pause', aside: true, after: 'counting' },
    reversed: { tone: 'danger', icon: 'undo', aside: true, after: 'posted' },
    cancelled: { tone: 'danger', icon: 'ban', aside: true },
  },
  commands: {
    start: { icon: 'play' },
    resume: { icon: 'play' },
    submit: { icon: 'check' },
    review: { icon: 'eye' },
    post: { icon: 'checks' },
    approve: { icon: 'check' },
    explain: { icon: 'edit' },
    recount: { icon: 'refresh' },
    resolve: { icon: 'box', button: false },
    pause: { icon: 'pause' },
    reject: { icon: 'undo', reason: 'reject' },
    reverse: { icon: 'undo', danger: true, reason: 'reverse', movesBack: true },
    cancel: { icon: 'ban', danger: true, reason: 'cancel' },
    create: { icon: 'plus', button: false },
    count: { icon: 'scan', button: false },
    withdraw: { icon: 'undo', button: false },
    sayEmpty: { icon: 'box', button: false },
    park: { icon: 'box', button: false },
  },
  reverses: { paused: 'resume', resumed: 'pause', posted: 'reverse' },
});
