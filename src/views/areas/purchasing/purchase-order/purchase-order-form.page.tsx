import { useState } from 'react';
import { useSearch } from '@tanstack/react-router';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PurchaseOrderRow } from '#model/areas/purchasing/purchase-order/purchase-order.facts.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { FormPage } from '#views/kit/document/form-page.tsx';
import { useModel, useRow } from '#views/kit/document/model-context.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import { SavingNotice } from '#views/kit/lines/saving-notice.tsx';
import { useOrderManner, useOrderMaking, useOrderSaving } from '#views/kit/lines/use-order-saving.ts';
import { useArrivedProduct } from '#views/areas/products/product/use-arrived-product.ts';
import { Field } from '#views/ui/field.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { TextInput } from '#views/ui/text-input.tsx';
import { useOnChange } from '#views/ui/use-on-change.ts';
import { blankLine, freshDraft, type OrderDraft } from './purchase-order-draft.ts';
import { PurchaseOrderDetails, PurchaseOrderLead } from './purchase-order-header-fields.tsx';
import { PurchaseOrderLinesEditor } from './purchase-order-lines-editor.tsx';
import { purchaseOrderWords } from './purchase-order.look.ts';
import { useOrderEditor, type OrderEditor } from './use-order-editor.ts';
import { useBoughtFrom } from './use-bought-from.ts';
import { useWarehouseOptions } from '#views/kit/document/warehouse-options.ts';

const PATH = '/apps/purchasing/orders';

/** Edits a purchase order: a new one, a draft, or a new revision of a placed one. */
export function PurchaseOrderFormPage({ row }: { readonly row?: PurchaseOrderRow }) {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const model = useModel();
  const start = useStart();
  const isForIt = (value: unknown): boolean => [null, start.from].includes(Object(value).supplier);
  const goesOn = start.from === null ? undefined : isForIt;
  const making = useOrderMaking({ kind: 'purchaseOrder', row, fresh: start.order, goesOn });
  const { refused, amending } = useOrderManner(making);
  const editor = useOrderEditor({ row, start: start.draft, amending, form: making.form });
  useArrivedSupplier(editor, start.from);
  useArrivedProduct(editor);
  const saving = useOrderSaving(editor, {
    ...making,
    onward: 'place',
    onDone: () => paths.go(`${PATH}/${making.id}`),
  });
  const back = row ? `${PATH}/${row.id}` : PATH;
  const number = row?.number ?? t`draft`;
  return (
    <FormPage
      title={!row ? t`New purchase order` : amending ? t`Amend ${number}` : t`Edit ${number}`}
      back={{ label: i18n._(purchaseOrderWords.many), to: paths.to(back) }}
      draft={editor}
      creates={row ? undefined : 'purchaseOrder'}
      onSave={() => saving.save(false)}
      onward={
        !amending && model.may('purchaseOrder.place')
          ? { label: t`Save and place`, onSave: () => saving.save(true) }
          : undefined
      }
      onCancel={() => paths.go(back)}
    >
      <SavingNotice kind="purchaseOrder" refusal={refused ?? saving.refusal} staysDraft={saving.staysDraft} />
      <OrderParts row={row} editor={editor} />
    </FormPage>
  );
}

interface PartsProps {
  readonly row: PurchaseOrderRow | undefined;
  readonly editor: OrderEditor;
}

/** Of whom is bought or why it is amended, its lines, and then what is seldom changed. [DP60] */
const OrderParts = ({ row, editor }: PartsProps) => (
  <>
    {!editor.amending && <PurchaseOrderLead editor={editor} />}
    {editor.amending && row && <Revision row={row} editor={editor} />}
    <PurchaseOrderLinesEditor row={row} editor={editor} />
    <PurchaseOrderDetails editor={editor} />
  </>
);

/** Puts a supplier that was created on the way into the order that wanted one. */
function useArrivedSupplier({ value, change }: OrderEditor, from: string | null): void {
  const boughtFrom = useBoughtFrom();
  const supplier = useRow('supplier', from);
  useOnChange(supplier?.id, () => {
    if (supplier && value.supplier === null) change(boughtFrom(supplier));
  });
}

interface RevisionProps {
  readonly row: PurchaseOrderRow;
  readonly editor: OrderEditor;
}

/** What an amendment does, and why it is made. */
function Revision({ row, editor }: RevisionProps) {
  const { t } = useLingui();
  return (
    <>
      <Notice tone="info">
        <Trans>
          What has arrived stays. Everything else becomes revision {row.revision + 1} of the order.
        </Trans>
      </Notice>
      <Panel title={t`Why`}>
        <Field
          label={t`Reason`}
          required
          hint={t`Kept in the history of the order`}
          error={editor.error('reason')}
        >
          <TextInput
            value={editor.value.reason}
            autoFocus
            maxLength={4000}
            onChange={(reason) => editor.change({ reason }, 'reason')}
          />
        </Field>
      </Panel>
    </>
  );
}

interface Start {
  readonly order: string;
  readonly draft: OrderDraft;
  /** The supplier whose page it was begun on. */
  readonly from: string | null;
}

/** The initial values of a new order: the supplier it was begun from, the first warehouse, the company's currency. */
function useStart(): Start {
  const model = useModel();
  const boughtFrom = useBoughtFrom();
  const { currency } = useCompany();
  const [warehouse] = useWarehouseOptions();
  const { supplier: asked } = useSearch({ strict: false }) as { readonly supplier?: string }; // as typed into the address
  const supplier = useRow('supplier', asked ?? null);
  const [ids] = useState(() => ({ order: model.newId(), line: model.newId() }));
  const draft = freshDraft({ warehouse: warehouse?.value ?? '', currency, line: blankLine(ids.line) });
  return {
    order: ids.order,
    from: supplier?.id ?? null,
    draft: supplier ? { ...draft, ...boughtFrom(supplier) } : draft,
  };
}
