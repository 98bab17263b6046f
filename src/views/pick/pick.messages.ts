import { msg } from '@lingui/core/macro';
import type { DocumentWords } from '../document/document-words.ts';

export const pickWords: DocumentWords = {
  kind: 'pick',
  one: msg`Pick list`,
  many: msg`Pick lists`,
  states: {
    released: { label: msg`Released`, tone: 'info', icon: 'send' },
    claimed: { label: msg`Claimed`, tone: 'primary', icon: 'hand' },
    picking: { label: msg`Picking`, tone: 'primary', icon: 'scan' },
    picked: { label: msg`Picked`, tone: 'success', icon: 'circleCheck' },
    paused: { label: msg`Paused`, tone: 'warning', icon: 'pause', aside: true },
    cancelled: { label: msg`Cancelled`, tone: 'danger', icon: 'ban', aside: true },
  },
  commands: {
    claim: { label: msg`Start picking`, icon: 'hand' },
    resume: { label: msg`Resume`, icon: 'play' },
    finish: { label: msg`Finish`, icon: 'check' },
    pause: { label: msg`Pause`, icon: 'pause' },
    cancel: {
      label: msg`Cancel pick list`,
      icon: 'ban',
      danger: true,
      reason: 'cancel',
      confirm: msg`What is in hand goes back to its bins; the order keeps its reservation.`,
    },
    scan: { label: msg`Scan`, icon: 'scan', button: false },
    unscan: { label: msg`Put back`, icon: 'undo', button: false },
    shortPick: { label: msg`Report short`, icon: 'alert', reason: 'shortPick', button: false },
    create: { label: msg`New pick list`, icon: 'plus', button: false },
  },
  reverses: { paused: 'resume', resumed: 'pause' },
  facts: {
    created: msg`Released`,
    claimed: msg`Claimed`,
    scanned: msg`Scanned`,
    unscanned: msg`Put back`,
    shortPicked: msg`Reported short`,
    paused: msg`Paused`,
    resumed: msg`Resumed`,
    finished: msg`Finished, goods are in staging`,
    cancelled: msg`Cancelled`,
  },
};
