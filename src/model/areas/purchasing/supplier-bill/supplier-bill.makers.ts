import { answering } from '#model/areas/setup/member/answering.ts';
import type { DecisionContext } from '#model/engine/document-type.ts';
import type {
  BillForm,
  BillPosting,
  Explanation,
  FetchedFile,
  SupplierBillFact,
  SupplierBillRow,
} from './supplier-bill.facts.ts';
import { deviationsOf } from './supplier-bill.matching.ts';
import { postedLines, reversedLines } from './supplier-bill.posting.ts';
import type { WithReason } from '#model/values/schemas.ts';

type Context = DecisionContext<SupplierBillRow>;

function billOf({ row }: Context): SupplierBillRow {
  if (!row) throw new Error('a supplier bill without a row');
  return row;
}

/** A draft has a number of ours at once, by which its paper is found. */
export const created = (context: Context, data: BillForm): SupplierBillFact<'created'> => ({
  ...data,
  number: context.draw('SB'),
});

export const matched = (context: Context): SupplierBillFact<'matched'> => ({
  deviations: deviationsOf(context.view, billOf(context)),
  ...answering(context),
});

export const explained = (context: Context, data: Explanation): SupplierBillFact<'explained'> => ({
  ...data,
  ...answering(context),
});

export const posted = (context: Context, { on }: BillPosting): SupplierBillFact<'posted'> => ({
  on: on ?? context.env.today,
  lines: postedLines(context.view, billOf(context)),
});

export const reversed = (context: Context, { reason }: WithReason): SupplierBillFact<'reversed'> => ({
  reason,
  on: context.env.today,
  lines: reversedLines(context.view, billOf(context)),
});

export const fileFetched = (
  _: Context,
  { file, fingerprint }: FetchedFile,
): SupplierBillFact<'fileFetched'> => ({ file, fingerprint });
