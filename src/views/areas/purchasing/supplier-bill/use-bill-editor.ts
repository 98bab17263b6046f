import { useState } from 'react';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import type { BillForm, SupplierBillRow } from '#model/areas/purchasing/supplier-bill/supplier-bill.facts.ts';
import { vatRateOn, withUsualRates } from '#model/areas/setup/vat-rate/vat-rates-in-force.ts';
import { RATE_ONE } from '#model/values/unit-cost.ts';
import { billFaults } from '#model/form-checks/bill-faults.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import { inStock, type LineGrammar } from '#views/kit/lines/line-editor.ts';
import { useLineEditor, type LineEditor } from '#views/kit/lines/use-line-editor.ts';
import {
  billCells,
  billGrammar,
  billIn,
  blankLine,
  draftOf,
  isBlank,
  type BillCell,
  type BillDraft,
  type BillDraftLine,
} from './bill-draft.ts';

export interface BillEditor extends LineEditor<BillDraft, BillDraftLine, BillCell> {
  /** A bill is never amended: once it is matched it goes back to draft. */
  readonly amending: false;
  readonly grammar: LineGrammar<BillDraftLine, BillCell, ProductRow>;
  /** The bill as far as it can be read. */
  readonly bill: BillForm;
  /** Shows every message; returns the command's data if all is valid. */
  readonly check: () => BillForm | null;
}

interface Edited {
  readonly row: SupplierBillRow | undefined;
  /** The initial values of a new bill. */
  readonly start: BillDraft;
  /** The name of the form that its draft is stored under. */
  readonly form: string;
}

const unwritten: DocumentRow = { id: '', state: 'none', version: 0, createdAt: '', changedAt: '' };
const ways = {
  cells: billCells,
  isBlank,
  whole: 'product',
  columns: { receiptLine: 'receiptLine', receipt: 'receiptLine', account: 'account', product: 'product' },
};

/** A bill being edited, with the one message of each field, stored under the name of its form. */
export function useBillEditor({ row, start, form }: Edited): BillEditor {
  const model = useModel();
  const read = (): BillDraft => (row ? draftOf(row) : start);
  const [first] = useState(() => blankLine(model.newId()));
  const lines = useLineEditor<DocumentRow, BillDraft, BillDraftLine, BillCell>(
    row ?? unwritten,
    { ...ways, read },
    form,
    (typed) => (typed.length > 0 ? typed : [first]),
  );
  const [tried, setTried] = useState(false);
  const { value, kept } = lines;
  const { currency: own } = useCompany();
  const written = { ...value, rate: value.currency === own ? RATE_ONE : value.rate };
  const codes = missingIn(written, tried);
  const bill = billIn(written, kept);
  const faults = billFaults(bill, row);
  return {
    ...lines,
    amending: false,
    grammar: billGrammar(useRateOf(value.billedOn)),
    bill,
    check: () => {
      setTried(true);
      const isWhole = Object.keys(missingIn(written, true)).length === 0;
      return isWhole && Object.keys(faults).length === 0 && kept.every(isReadable) ? bill : null;
    },
    error: (field) => lines.error(field, codes[field] ?? faults[field]),
  };
}

const isReadable = (line: BillDraftLine): boolean =>
  Object.keys(line.wrong).length === 0 && inStock(line) !== null;

/** The VAT rate of a product at home on a day: what is charged, or reckoned. */
function useRateOf(on: string): (product: ProductRow) => number {
  const { view } = useModel().replica;
  const { address } = useCompany();
  return ({ vatClass }) => vatRateOn(withUsualRates(view), vatClass, address.country, on) ?? 0;
}

/** The code of what is missing by field; what has not been typed yet is missed once saving is attempted. */
const missingIn = (value: BillDraft, tried: boolean): Readonly<Record<string, string>> => ({
  ...(value.rate === null && { rate: 'notANumber' }),
  ...(tried && value.supplier === null && { supplier: 'required' }),
  ...(tried && value.supplierNumber.trim() === '' && { supplierNumber: 'required' }),
  ...(tried && value.billedOn === '' && { billedOn: 'required' }),
  ...(tried && value.dueOn === '' && { dueOn: 'required' }),
});

/** Writes parts of one line. */
export const editLine = (
  { value, change }: Pick<BillEditor, 'value' | 'change'>,
  line: BillDraftLine,
  parts: Partial<BillDraftLine>,
): void => change({ lines: value.lines.map((one) => (one.id === line.id ? { ...one, ...parts } : one)) });
