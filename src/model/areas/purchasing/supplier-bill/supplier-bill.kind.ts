import { DAY, defineKind } from '#model/engine/kind.ts';
import { costs } from '#model/stock/costs.ts';
import type { SupplierBillRow } from './supplier-bill.facts.ts';
import { supplierBillFolds } from './supplier-bill.folds.ts';

type Stated = Pick<SupplierBillRow, 'state'>;

const regionOf = ({ state }: Stated, region: 'document' | 'payment'): string =>
  typeof state === 'string' ? state : String(state[region]);

/** The state of its document. */
export const billStage = (row: Stated): string => regionOf(row, 'document');

const stages =
  (...all: readonly string[]) =>
  (row: Stated): boolean =>
    all.includes(billStage(row));

export const isBillDiscarded = stages('discarded');
export const isBillPosted = stages('posted');
/** Whether somebody agreed to pay it. */
export const isBillAgreed = stages('approved', 'posted');
/** Whether it was discarded or reversed: another bill may have its number. [SBL2] */
const isBillGone = stages('discarded', 'reversed');
/** Whether it counts against what a receipt brought before it is posted. [SBL5] */
const isBillClaiming = stages('matched', 'deviating', 'approved');

/** Whether money still has to go out for it, or to come in. */
export const isBillUnpaid = (row: Stated): boolean =>
  regionOf(row, 'payment') === 'unpaid' && !isBillGone(row);
const isBillOpen = (row: Stated): boolean =>
  isBillUnpaid(row) || stages('matched', 'deviating', 'approved', 'draft')(row);

/** One number of a supplier, however it is written, or copied from a paper that breaks it: wide, with any dash, unseen marks. */
export const supplierNumberKey = (supplier: string, number: string): string =>
  `${supplier} ${number
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\p{Dash}\p{Cf}]/gu, '')}`;

/** The receipts whose goods it charges for. */
export const receiptsIn = ({ lines }: Pick<SupplierBillRow, 'lines'>): string[] => [
  ...new Set(lines.flatMap(({ receipt }) => receipt ?? [])),
];

export const supplierBillKind = defineKind({
  kind: 'supplierBill',
  actions: ['view', 'create', 'edit', 'approve', 'post', 'reverse', 'pay'],
  limits: {
    'document.draft': 7 * DAY,
    'document.deviating': 7 * DAY,
    'document.matched': 3 * DAY,
    'document.approved': 3 * DAY,
  },
  concerns: {
    matched: ['approvers'],
    explained: ['approvers'],
    approved: ['submittedBy'],
    reopened: ['submittedBy'],
    reversed: ['createdBy'],
  },
  references: { supplier: 'supplier' },
  indexes: {
    number: (row) => row.number?.toLowerCase() ?? null,
    supplier: (row) => row.supplier,
    /** The same bill twice. */
    supplierNumber: (row) => (isBillGone(row) ? null : supplierNumberKey(row.supplier, row.supplierNumber)),
    receipt: { keys: receiptsIn },
    claimed: { keys: (row) => (isBillClaiming(row) ? receiptsIn(row) : []), complete: true },
    /** What a supplier is to be paid, or is to pay back. */
    openSupplier: { key: (row) => (isBillOpen(row) ? row.supplier : null), complete: true },
    /** The bills in a file of payments. */
    paymentFile: (row) => row.ordered?.file ?? null,
    /** Those that left it after it was fetched. [SBL17] */
    leftFile: { keys: (row) => row.leftFiles ?? [] },
  },
  guarded: [
    costs(
      'price',
      'discount',
      'amount',
      'stated',
      'deviations',
      'billed',
      'accrued',
      'value',
      'expensed',
      'rest',
      'cost',
      'charged',
      'waiting',
      // Whoever knows the rest of a file finds its amounts by it.
      'fingerprint',
    ),
  ],
  isOpen: isBillOpen,
  reasons: {
    explained: { reason: 'explainBill' },
    reopened: { reason: 'reopen' },
    reversed: { reason: 'reverse' },
  },
  folds: supplierBillFolds,
});
