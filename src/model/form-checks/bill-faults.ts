import type { BillForm } from '../areas/purchasing/supplier-bill/supplier-bill.facts.ts';
import { bankgiroFault, bicFault, ibanFault, plusgiroFault } from '../checks/bank-checks.ts';
import { at, faults, type FormCheck } from './form-checks.ts';

const checks = { bankgiro: bankgiroFault, plusgiro: plusgiroFault, iban: ibanFault };

/** [CK7] The account that a supplier is paid to. */
export const billFaults: FormCheck<Pick<BillForm, 'payTo'>> = ({ payTo }, before) => {
  const { type, account, bic } = payTo;
  const isSame = before?.payTo.type === type && before.payTo.account === account;
  return faults([
    at('payTo.account', isSame ? null : checks[type](account)),
    at('payTo.bic', type !== 'iban' || bic === before?.payTo.bic ? null : bicFault(bic)),
  ]);
};
