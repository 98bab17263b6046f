import { movementTexts } from '#words/movement.words.ts';
import { documentWords } from '../document/document-words.ts';

export const movementWords = documentWords(movementTexts, {
  states: {
    draft: { tone: 'neutral', icon: 'circleDashed' },
    requested: { tone: 'warning', icon: 'clock', aside: true },
    approved: { tone: 'info', icon: 'check', aside: true },
    reserved: { tone: 'primary', icon: 'hand' },
    inTransit: { tone: 'info', icon: 'truck' },
    partlyReceived: { tone: 'warning', icon: 'circleHalf', aside: true },
    returning: { tone: 'warning', icon: 'undo', aside: true },
    done: { tone: 'success', icon: 'circleCheck' },
    reversed: { tone: 'danger', icon: 'undo', aside: true, after: 'done' },
    cancelled: { tone: 'danger', icon: 'ban', aside: true },
  },
  commands: {
    move: { icon: 'arrowsExchange' },
    put: { icon: 'arrowsExchange', button: false },
    takeBack: { icon: 'undo', button: false },
    dispatch: { icon: 'truck' },
    receive: { icon: 'packageImport' },
    putBack: { icon: 'undo' },
    approve: { icon: 'check' },
    reserve: { icon: 'hand' },
    request: { icon: 'send' },
    claim: { icon: 'hand' },
    settle: { icon: 'clipboard', reason: 'settle' },
    recall: { icon: 'undo', reason: 'recall' },
    reject: { icon: 'ban', reason: 'reject' },
    withdraw: { icon: 'undo' },
    unreserve: { icon: 'undo' },
    cancel: { icon: 'ban', danger: true, reason: 'cancel' },
    reverse: { icon: 'undo', danger: true, reason: 'reverse', movesBack: true },
    create: { icon: 'plus', button: false },
    update: { icon: 'edit' },
  },
  reverses: { moved: 'reverse', reserved: 'unreserve' },
});
