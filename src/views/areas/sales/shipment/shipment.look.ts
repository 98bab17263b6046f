import { shipmentTexts } from '#words/shipment.words.ts';
import { documentWords } from '#views/kit/document/document-words.ts';

export const shipmentWords = documentWords(shipmentTexts, {
  states: {
    open: { tone: 'info', icon: 'package' },
    packed: { tone: 'primary', icon: 'boxes' },
    shipped: { tone: 'success', icon: 'truck' },
    delivered: { tone: 'success', icon: 'circleCheck' },
    cancelled: { tone: 'danger', icon: 'ban', aside: true },
    reversed: { tone: 'warning', icon: 'undo', aside: true, after: 'shipped' },
  },
  commands: {
    ship: { icon: 'truck' },
    allowLots: { icon: 'lockOpen', danger: true, reason: 'freeStock', button: false },
    deliver: { icon: 'circleCheck' },
    undeliver: { icon: 'undo', reason: 'undeliver' },
    packAndShip: { icon: 'truck', button: false },
    cancel: { icon: 'ban', danger: true, reason: 'cancel' },
    reverse: { icon: 'undo', danger: true, reason: 'reverse', movesBack: true },
    correct: { icon: 'edit', danger: true, placement: 'menu' },
    pack: { icon: 'boxes', button: false },
    create: { icon: 'plus', button: false },
  },
  reverses: { shipped: 'reverse', delivered: 'undeliver' },
});
