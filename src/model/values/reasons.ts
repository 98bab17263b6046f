/** The actions that ask for a reason, each with a list of its own, in the order in which lists show them. */
export const reasonLists = [
  'cancel',
  'closeShort',
  'hold',
  'amend',
  'reopen',
  'reject',
  'decline',
  'receiveOver',
  'shortPick',
  'otherLot',
  'reverse',
  'correct',
  'undeliver',
  'block',
  'holdStock',
  'freeStock',
  'explainCount',
  'explainBill',
  'dismissParked',
  'settle',
  'recall',
  'adjust',
  'scrap',
  'revalue',
  'take',
  'return',
  'refuseReturn',
  'writeOff',
  'dispute',
  'rejectInvoice',
  'reopenPeriod',
] as const;

/** The actions of adjustments, whose reasons may ask for approval. */
export const approvedLists: readonly ReasonList[] = ['adjust', 'scrap', 'revalue', 'holdStock', 'freeStock'];
export type ReasonList = (typeof reasonLists)[number];
