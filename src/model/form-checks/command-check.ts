import { COMPANY } from '../values/company-document.ts';
import type { CommandCheck } from '../engine/engine.ts';
import type { Refusal } from '../engine/envelope.ts';
import { billFaults } from './bill-faults.ts';
import { companyFaults } from './company-faults.ts';
import { partyFaults, productFaults, warehouseFaults, type FormCheck } from './form-checks.ts';
import { type Faults } from '../checks/faults.ts';

const checks: Readonly<Record<string, FormCheck<never>>> = {
  customer: partyFaults,
  supplier: partyFaults,
  company: companyFaults,
  warehouse: warehouseFaults,
  product: productFaults,
  supplierBill: billFaults,
};
const writing = new Set(['create', 'update', 'found']);

/** Refuses forms with numbers, postcodes, addresses or barcodes that cannot be right. */
export const commandCheck: CommandCheck = ({ kind, type, data }, row, view) => {
  const check = writing.has(type) ? checks[kind] : undefined;
  if (!check) return null;
  // A warehouse opens at the company's address as it stands.
  const before = row ?? (kind === 'warehouse' ? view.get('company', COMPANY) : undefined);
  // Both have the shape of the kind's form: the command's schema parsed the data.
  return refusalOf(check(data as never, before as never));
};

function refusalOf(fields: Faults): Refusal | null {
  const [first] = Object.values(fields);
  if (first === undefined) return null;
  const [code = '', example = ''] = first.split(':');
  return { code, params: { example }, fields };
}
