import type { Draft } from 'immer';
import type { AppliedEvent } from '#model/engine/document-type.ts';
import type { WithReason } from '#model/values/schemas.ts';
import type {
  Answered,
  AskedSupplier,
  Awarded,
  Declined,
  FurtherSuppliers,
  LandedEstimate,
  MailedTo,
  QuoteRequestForm,
  QuoteRequestRow,
} from './quote-request.facts.ts';

type Row = Draft<QuoteRequestRow>;

const asked = (
  suppliers: readonly string[],
  before: readonly Draft<AskedSupplier>[] = [],
): Draft<AskedSupplier>[] =>
  suppliers.map((supplier) => before.find((one) => one.supplier === supplier) ?? { supplier, answers: 0 });

function change(row: Row, supplier: string, how: (one: Draft<AskedSupplier>) => void): void {
  const one = row.suppliers.find((other) => other.supplier === supplier);
  if (one) how(one);
}

export const quoteRequestFolds = {
  created: (row: Row, data: QuoteRequestForm, { by }: AppliedEvent): void =>
    void Object.assign(row, data, {
      suppliers: asked(data.suppliers),
      number: null,
      sentOn: null,
      createdBy: by,
    }),
  updated: (row: Row, data: QuoteRequestForm): void =>
    void Object.assign(row, data, { suppliers: asked(data.suppliers, row.suppliers) }),
  mailed: (row: Row, { supplier }: MailedTo, { at }: AppliedEvent): void =>
    change(row, supplier, (one) => void (one.mailedAt = at)),
  asked: (row: Row, { suppliers }: FurtherSuppliers): void => {
    const added = suppliers.filter((id) => row.suppliers.every(({ supplier }) => supplier !== id));
    row.suppliers.push(...asked(added));
  },
  /** The last answer of a supplier stands, and takes the place of the one before. */
  answered: (row: Row, { supplier, ...answer }: Answered, { at, by }: AppliedEvent): void =>
    change(row, supplier, (one) => {
      one.answers += 1;
      one.quotation = { ...answer, at, by };
      delete one.declined;
    }),
  declined: (row: Row, { supplier, ...answer }: Declined, { at }: AppliedEvent): void =>
    change(row, supplier, (one) => {
      one.answers += 1;
      one.declined = { ...answer, at };
      delete one.quotation;
    }),
  estimated: (row: Row, { supplier, freight, duty }: LandedEstimate): void =>
    change(row, supplier, (one) => {
      if (freight === null && duty === null) delete one.estimate;
      else one.estimate = { freight, duty };
    }),
  awarded: (row: Row, data: Awarded): void => void (row.award = data),
  closed: (row: Row, { reason }: WithReason): void => void (row.closedFor = reason),
};
