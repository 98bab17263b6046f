import type { InboxEntry } from '../inbox/inbox.entry.ts';

const decided = new Set(['approved', 'rejected', 'refused']);
/** What a supplier answers is no decision within the company. */
const answeredElsewhere = new Set(['supplierReturn']);

/** The facts after which a document of a kind waits until somebody who may approves it: as its kind declares it. */
const asking: Readonly<Record<string, string | readonly string[]>> = {
  purchaseOrder: 'submitted',
  adjustment: 'submitted',
  movement: 'requested',
  count: 'reviewed',
  customerReturn: 'requested',
  salesOrder: 'approvalAsked',
  supplierBill: ['matched', 'explained'],
};

const events = {
  access: 'accessChanged',
  asked: 'approvalAsked',
  decided: 'approvalDecided',
  links: 'sharedLink',
};

/** What is warned of, by the type of the entry. */
const warnings: Readonly<Record<string, string>> = {
  late: 'purchaseOrderLate',
  expiring: 'lotExpires',
  expired: 'lotExpires',
  belowReorderPoint: 'belowReorderPoint',
  disturbed: 'countDisturbed',
  backupFailed: 'backupFailed',
  unusual: 'unusualWay',
};

/** What went an unusual way is told with which: `unusual.reopened`. */
export const UNUSUAL = 'unusual.';

/** Requests, and what became of one's own. */
const requests: Readonly<Partial<Record<InboxEntry['reason'], string>>> = {
  asked: 'requested',
  carriedOut: 'answered',
  declined: 'answered',
};

/** What is done through a link belongs to the document that it is of. */
const throughLinks = new Set(['firstOpened', 'readConfirmed']);

/** The event that a fact about somebody's document belongs to: one of its own, or that of its kind. */
export function eventOfFact(kind: string, type: string): string {
  if (kind === 'member') return events.access;
  if (throughLinks.has(type)) return events.links;
  if ([asking[kind] ?? []].flat().includes(type)) return events.asked;
  if (decided.has(type) && !answeredElsewhere.has(kind)) return events.decided;
  return kind === 'pick' && type === 'shortPicked' ? 'pickShort' : kind;
}

/** The event that a notification belongs to: the row of the matrix it came by. Holds for older ones too. [NT5] */
export function eventOfEntry({ reason, kind, type }: Pick<InboxEntry, 'reason' | 'kind' | 'type'>): string {
  if (reason === 'warned') return warnings[type.split('.')[0] ?? ''] ?? kind;
  return reason === 'changed' ? eventOfFact(kind, type) : (requests[reason] ?? reason);
}
