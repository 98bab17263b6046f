/** The actions that ask for a reason, each with a list of its own, in the order in which lists show them. */
export const reasonLists = [
  'cancel',
  'closeShort',
  'hold',
  'amend',
  'reopen',
  'reject',
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
  'dismissParked',
] as const;
export type ReasonList = (typeof reasonLists)[number];
