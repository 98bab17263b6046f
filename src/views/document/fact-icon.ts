import type { IconName } from '../ui/icon.tsx';
import type { Tone } from '../ui/tone.ts';

interface FactLook {
  readonly icon: IconName;
  readonly tone?: Tone;
}

/** The icon of a fact in a history, by its name; the same for all kinds of documents. */
const looks: Readonly<Record<string, FactLook>> = {
  accepted: { icon: 'check', tone: 'success' },
  acknowledged: { icon: 'checks', tone: 'info' },
  activated: { icon: 'play', tone: 'success' },
  added: { icon: 'plus' },
  amended: { icon: 'edit', tone: 'info' },
  archived: { icon: 'archive' },
  attached: { icon: 'file' },
  blocked: { icon: 'ban', tone: 'danger' },
  cancelled: { icon: 'ban', tone: 'danger' },
  claimed: { icon: 'hand', tone: 'info' },
  closed: { icon: 'circleCheck', tone: 'success' },
  closedShort: { icon: 'archive', tone: 'warning' },
  confirmed: { icon: 'check', tone: 'success' },
  counted: { icon: 'clipboard', tone: 'info' },
  created: { icon: 'plus' },
  declined: { icon: 'x', tone: 'danger' },
  delivered: { icon: 'circleCheck', tone: 'success' },
  discarded: { icon: 'trash' },
  edited: { icon: 'message' },
  expired: { icon: 'clock' },
  finished: { icon: 'checks', tone: 'success' },
  founded: { icon: 'building' },
  founderAppointed: { icon: 'star' },
  founderDismissed: { icon: 'minus' },
  held: { icon: 'pause', tone: 'warning' },
  invited: { icon: 'mail', tone: 'info' },
  linesCancelled: { icon: 'minus', tone: 'warning' },
  packed: { icon: 'package', tone: 'info' },
  paid: { icon: 'receipt', tone: 'success' },
  paused: { icon: 'pause', tone: 'warning' },
  paymentTakenBack: { icon: 'undo', tone: 'warning' },
  phasedOut: { icon: 'arrowDownRight', tone: 'warning' },
  picked: { icon: 'hand', tone: 'info' },
  placed: { icon: 'send', tone: 'success' },
  policiesChanged: { icon: 'adjustments' },
  posted: { icon: 'packageImport', tone: 'success' },
  provided: { icon: 'shield' },
  received: { icon: 'packageImport', tone: 'success' },
  recorded: { icon: 'upload' },
  released: { icon: 'send', tone: 'info' },
  removed: { icon: 'trash' },
  reopened: { icon: 'arrowBack', tone: 'info' },
  resent: { icon: 'mail' },
  resumed: { icon: 'play', tone: 'success' },
  reversed: { icon: 'arrowBack', tone: 'danger' },
  revoked: { icon: 'x', tone: 'danger' },
  roleChanged: { icon: 'userCircle' },
  scanned: { icon: 'scan' },
  servicesDelivered: { icon: 'check', tone: 'success' },
  shipped: { icon: 'truck', tone: 'success' },
  shortPicked: { icon: 'alert', tone: 'warning' },
  suspended: { icon: 'lock', tone: 'danger' },
  unblocked: { icon: 'lockOpen', tone: 'success' },
  unpicked: { icon: 'undo', tone: 'warning' },
  unreceived: { icon: 'undo', tone: 'warning' },
  unreleased: { icon: 'undo', tone: 'warning' },
  unscanned: { icon: 'undo' },
  unshipped: { icon: 'undo', tone: 'warning' },
  updated: { icon: 'edit' },
  written: { icon: 'message' },
};

/** How a fact looks; undefined if it has no look of its own. */
export const factLook = (fact: string): FactLook | undefined => looks[fact];
