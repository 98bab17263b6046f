import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PathRuleId } from '#model/flows/conformance.ts';

/** What was unusual about a document, in words. */
export const pathRuleWords: Readonly<Record<PathRuleId, MessageDescriptor>> = {
  pickedOnHold: msg`Picked while it was on hold`,
  changedDuringDelivery: msg`Changed while goods were on their way`,
  cancelledDuringPicking: msg`Cancelled during picking`,
  heldAgain: msg`Put on hold more than once`,
  shippedTakenBack: msg`A shipment of it was reversed`,
  closedShort: msg`Closed with goods undelivered`,
  reopened: msg`Reopened`,
  receivedUnacknowledged: msg`Goods came before the supplier had acknowledged it`,
  changedAfterArrival: msg`Changed after goods had arrived`,
  receiptTakenBack: msg`A receipt of it was reversed`,
  countedAgain: msg`Counted again more than a day later`,
  reversed: msg`Reversed`,
  reversedLate: msg`Reversed more than a week later`,
  takenOver: msg`Taken over from someone who had started it`,
  shortPicked: msg`Less in the bin than recorded`,
  pausedAgain: msg`Paused more than once`,
  cancelledDuringWork: msg`Cancelled after someone had started it`,
  packedAgain: msg`Repacked`,
  cancelledPacked: msg`Cancelled when it was packed`,
  revived: msg`Sold again when it was being phased out`,
  blockedAgain: msg`Blocked more than once`,
  invitedAgain: msg`Invited three times or more`,
};
