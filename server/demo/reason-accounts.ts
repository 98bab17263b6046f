import { builtInAccounts } from '#model/areas/setup/account/built-in-accounts.ts';
import { builtInReasons } from '#model/areas/setup/reason/built-in-reasons.ts';
import type { SeededCompany } from './companies.ts';
import type { TradeModel } from './trade-model.ts';
import type { Staff } from './trading.ts';

interface Founded {
  readonly seeded: SeededCompany;
  readonly model: TradeModel;
  readonly staff: Staff;
  /** The moment of the founding, UTC ISO. */
  readonly at: string;
}

/** Reasons of adjustments by code, and the accounts that they name. */
const named: Readonly<Record<string, string>> = {
  missing: '4960',
  found: '4960',
  miscounted: '4960',
  stolen: '4960',
  ownUse: '5460',
};
/** What nobody adjusts alone. */
const NEEDS_TWO = 'stolen';

/** The Swedish company says where adjustments are posted, and has what was stolen approved. */
export function nameAccounts({ seeded, model, staff, at }: Founded): void {
  if (seeded.company.key !== 'nordlager') return;
  for (const { id, ...form } of builtInReasons) {
    const number = form.action === 'adjust' ? named[form.code] : undefined;
    const account = builtInAccounts.find((one) => one.number === number)?.id;
    if (account === undefined) continue;
    const data = { ...form, account, approval: form.code === NEEDS_TWO };
    model.must('reason', id, 'update', data, { by: staff.purchasing, at });
  }
}
