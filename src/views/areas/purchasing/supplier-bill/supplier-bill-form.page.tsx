import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { GoodsReceiptRow } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import { billHead } from '#model/areas/purchasing/supplier-bill/bill-from-receipts.ts';
import { hasUnbilled } from '#model/areas/purchasing/supplier-bill/received-line.ts';
import type { TakenBill } from '#model/areas/purchasing/supplier-bill/e-bill.api.ts';
import { deviationsOf } from '#model/areas/purchasing/supplier-bill/supplier-bill.matching.ts';
import type { BillForm, SupplierBillRow } from '#model/areas/purchasing/supplier-bill/supplier-bill.facts.ts';
import { ifKnown } from '#model/engine/if-known.ts';
import { RATE_ONE } from '#model/values/unit-cost.ts';
import { useAddress } from '#views/navigation/use-address.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { FormPage } from '#views/kit/document/form-page.tsx';
import { useModel, useTablesVersion } from '#views/kit/document/model-context.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import { SavingNotice } from '#views/kit/lines/saving-notice.tsx';
import { useOrderMaking, useOrderSaving } from '#views/kit/lines/use-order-saving.ts';
import { BillDetails, BillLead } from './bill-head-fields.tsx';
import { BillDeviations } from './bill-deviations.tsx';
import { BillLinesEditor } from './bill-lines-editor.tsx';
import { EBillDrop } from './e-bill-drop.tsx';
import { EBillResult } from './e-bill-result.tsx';
import { useEBill } from './use-e-bill.ts';
import { BillSumFields } from './bill-sum-fields.tsx';
import { BILLS, billPath } from './bill-paths.ts';
import { draftOf, type BillDraft } from './bill-draft.ts';
import { supplierBillWords } from './supplier-bill.look.ts';
import { billForReceipts } from './unbilled-goods.ts';
import { useBillEditor, type BillEditor } from './use-bill-editor.ts';

/** Enters a supplier's bill, or changes a draft: typed, made from receipts, or as a credit note of another. */
export function SupplierBillFormPage({ row }: { readonly row?: SupplierBillRow }) {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const { id: fresh, draft } = useStart();
  const making = useOrderMaking({ kind: 'supplierBill', row, fresh });
  const editor = useBillEditor({ row, start: draft, form: making.form });
  const eBill = useEBill();
  const read = (taken: TakenBill, file: File): void => {
    const bill = eBill.take(taken, file);
    if (bill) editor.change(draftOf(bill));
  };
  const saving = useOrderSaving(editor, {
    ...making,
    onward: 'match',
    onDone: () => void eBill.keepWith(making.id).then(() => paths.go(billPath(making.id))),
  });
  const back = row ? billPath(row.id) : BILLS;
  const number = row?.number ?? t`draft`;
  return (
    <FormPage
      title={row ? t`Edit ${number}` : t`New supplier bill`}
      back={{ label: i18n._(supplierBillWords.many), to: paths.to(back) }}
      draft={editor}
      creates={row ? undefined : 'supplierBill'}
      onSave={() => saving.save(false)}
      onward={{ label: t`Save and match`, onSave: () => saving.save(true) }}
      onCancel={() => paths.go(back)}
    >
      <SavingNotice kind="supplierBill" refusal={saving.refusal} staysDraft={saving.staysDraft} />
      {row === undefined && (eBill.read ? <EBillResult read={eBill.read} /> : <EBillDrop onRead={read} />)}
      <BillLead id={making.id} editor={editor} />
      <BillLinesEditor editor={editor} />
      <Differences id={making.id} editor={editor} />
      <BillSumFields editor={editor} />
      <BillDetails editor={editor} />
    </FormPage>
  );
}

interface DifferencesProps {
  readonly id: string;
  readonly editor: BillEditor;
}

/** What the bill differs by as it is written; nothing before it has a supplier and lines. [SBL4] */
function Differences({ id, editor: { bill } }: DifferencesProps) {
  const { view } = useModel().replica;
  useTablesVersion(['goodsReceipt', 'purchaseOrder', 'supplierBill', 'company']);
  if (bill.supplier === '' || bill.lines.length === 0) return null;
  const deviations = ifKnown(() => deviationsOf(view, { ...bill, id }), []);
  return <BillDeviations bill={bill} deviations={deviations} />;
}

interface Start {
  readonly id: string;
  readonly draft: BillDraft;
}

/** What a new bill begins with: receipts, an order's receipts, a bill that is credited, or a supplier. */
function useStart(): Start {
  const model = useModel();
  const make = useBeginning();
  const [start] = useState(() => ({ id: model.newId(), draft: draftOf(make()) }));
  return start;
}

function useBeginning(): () => BillForm {
  const model = useModel();
  const today = useToday();
  const { currency } = useCompany();
  const [{ receipt, order, credits, supplier }] = useAddress();
  const { view } = model.replica;
  const empty: BillForm = {
    type: 'bill',
    supplier: '',
    supplierNumber: '',
    billedOn: today,
    dueOn: today,
    currency,
    rate: RATE_ONE,
    treatment: 'domestic',
    stated: { net: 0, vat: 0, rounding: 0, payable: 0 },
    payTo: { type: 'bankgiro', account: '', bic: '' },
    paymentReference: '',
    notes: '',
    source: 'typed',
    lines: [],
  };
  const ofReceipts = (): readonly GoodsReceiptRow[] => {
    const rows = model.replica.rows('goodsReceipt') as readonly GoodsReceiptRow[]; // table goodsReceipt holds GoodsReceiptRow
    const isAsked = (row: GoodsReceiptRow): boolean =>
      row.id === receipt || (order !== undefined && row.order === order);
    return rows.filter((row) => isAsked(row) && hasUnbilled(row));
  };
  return () => {
    const receipts = ofReceipts();
    const original =
      credits === undefined ? undefined : ifKnown(() => view.get('supplierBill', credits), undefined);
    if (original) return creditOf(original, today, () => model.newId());
    const from = ifKnown(() => view.get('supplier', receipts[0]?.supplier ?? supplier ?? ''), undefined);
    if (!from) return empty;
    const made = receipts.length > 0 ? billForReceipts(model, from, receipts, today) : null;
    return made ?? ifKnown(() => billHead(view, from, { today }), empty);
  };
}

/** A credit note of all that a bill charges; what is not credited is taken out. */
const creditOf = (bill: SupplierBillRow, today: string, newId: () => string): BillForm => ({
  ...bill,
  type: 'creditNote',
  supplierNumber: '',
  billedOn: today,
  dueOn: today,
  notes: '',
  source: 'typed',
  lines: bill.lines.map((line) => ({ ...line, id: newId() })),
});
