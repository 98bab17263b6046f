import './sales-order.css';
import { useState } from 'react';
import { useSearch } from '@tanstack/react-router';
import { useLingui } from '@lingui/react/macro';
import type { Refusal } from '#model/engine/envelope.ts';
import type { SalesOrderRow } from '#model/sales-order/sales-order.facts.ts';
import { addDays } from '#model/values/moments.ts';
import { compare } from '#model/values/order.ts';
import { usePaths } from '../app/use-paths.ts';
import { FormPage } from '../document/form-page.tsx';
import { useFormName } from '../document/use-form-name.ts';
import { useModel, useRow, useRows } from '../document/model-context.tsx';
import { useRefusalSentence } from '../document/refusal-sentence.ts';
import { useCompany } from '../document/use-company.ts';
import { usePropose } from '../document/use-propose.ts';
import { useToday } from '../document/use-today.ts';
import { useVerdict } from '../document/use-verdict.ts';
import { Notice } from '../ui/notice.tsx';
import { freshDraft, soldTo, type OrderDraft } from './sales-order-draft.ts';
import { SalesOrderDelivery, SalesOrderHead } from './sales-order-head.tsx';
import { SalesOrderLinesEditor } from './sales-order-lines-editor.tsx';
import { salesOrderWords } from './sales-order.look.ts';
import { useOrderEditor, type OrderEditor } from './use-order-editor.ts';

/** Edits a sales order: a new one, a draft, or an amendment of a confirmed one. */
export function SalesOrderFormPage({ row }: { readonly row?: SalesOrderRow }) {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const model = useModel();
  const start = useStart();
  const { id, isMade, onMade, form } = useMaking(row, start);
  const update = useVerdict('salesOrder', id, 'update');
  const amend = useVerdict('salesOrder', id, 'amend');
  const amending = row !== undefined && update !== null && amend === null;
  const editor = useOrderEditor(row, start.draft, amending, form);
  const saving = useSaving(editor, {
    document: id,
    exists: row !== undefined,
    isMade,
    onMade,
  });
  const back = row ? `/apps/sales/orders/${id}` : '/apps/sales/orders';
  const refusal = row && update !== null ? amend : null;
  const number = row?.number ?? t`draft`;
  return (
    <FormPage
      title={!row ? t`New sales order` : amending ? t`Amend ${number}` : t`Edit ${number}`}
      back={{ label: i18n._(salesOrderWords.many), to: paths.to(back) }}
      draft={editor}
      creates={row ? undefined : 'salesOrder'}
      onSave={() => saving.save(false)}
      onward={
        !amending && model.may('salesOrder.confirm')
          ? { label: t`Save and confirm`, onSave: () => saving.save(true) }
          : undefined
      }
      onCancel={() => paths.go(back)}
    >
      <RefusalNotice refusal={refusal ?? saving.refusal} />
      <SalesOrderHead editor={editor} />
      <SalesOrderLinesEditor editor={editor} />
      <SalesOrderDelivery editor={editor} />
    </FormPage>
  );
}

/** The first save creates the order; its draft is then stored like that of any other order. */
function useMaking(row: SalesOrderRow | undefined, start: Start) {
  const id = row?.id ?? start.order;
  const { from } = start;
  const isForIt = (value: unknown): boolean => Object(value).customer === from;
  const name = useFormName({ kind: 'salesOrder', row, goesOn: from === null ? undefined : isForIt });
  const [isMade, setMade] = useState(row !== undefined);
  return { id, isMade, onMade: () => setMade(true), form: isMade ? `salesOrder.${id}` : name };
}

function RefusalNotice({ refusal }: { readonly refusal: Refusal | null }) {
  const sentence = useRefusalSentence();
  return refusal && <Notice tone="danger">{sentence(refusal)}</Notice>;
}

interface Making {
  readonly document: string;
  readonly exists: boolean;
  /** It exists, created by this form or earlier. */
  readonly isMade: boolean;
  readonly onMade: () => void;
}

function useSaving(editor: OrderEditor, { document, exists, isMade, onMade }: Making) {
  const propose = usePropose();
  const paths = usePaths();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const give = (type: string, data: object, version?: { readonly version: number }): boolean => {
    const why = propose({ kind: 'salesOrder', document, type, data, ...version }, { quiet: true });
    if (why) editor.show(why);
    setRefusal(why);
    return why === null;
  };
  const save = (onward: boolean): void => {
    const data = editor.check();
    setRefusal(null);
    if (!data) return;
    const type = editor.amending ? 'amend' : isMade ? 'update' : 'create';
    if (!give(type, data, exists ? { version: editor.version } : undefined)) return;
    onMade();
    editor.saved();
    // Only the confirmation was refused: the draft is saved, and the form stays open to fix it.
    if (!onward || give('confirm', {})) paths.go(`/apps/sales/orders/${document}`);
  };
  return { save, refusal };
}

const LEAD_DAYS = 3;

interface Start {
  readonly order: string;
  readonly draft: OrderDraft;
  /** The customer whose page it was begun on. */
  readonly from: string | null;
}

/** The initial values of a new order: the customer it was begun from, the first warehouse, the company's currency. */
function useStart(): Start {
  const model = useModel();
  const today = useToday();
  const company = useCompany();
  const { customer: asked } = useSearch({ strict: false }) as { readonly customer?: string }; // as typed into the address
  const customer = useRow('customer', asked ?? null);
  const [warehouse] = useRows('warehouse').toSorted((a, b) => compare(a.code, b.code));
  const [ids] = useState(() => ({ order: model.newId(), line: model.newId() }));
  const draft = freshDraft({
    warehouse: warehouse?.id ?? '',
    currency: company.currency,
    country: company.address.country,
    orderedOn: today,
    promisedOn: addDays(today, LEAD_DAYS),
    line: ids.line,
  });
  const from = customer?.id ?? null;
  return { order: ids.order, from, draft: customer ? soldTo(draft, customer, company.currency) : draft };
}
