import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { PurchaseOrderRow } from '#model/purchase-order/purchase-order.facts.ts';
import { DocumentPage } from '../document/document-page.tsx';
import type { DocumentWords } from '../document/document-words.ts';
import { useRow } from '../document/model-context.tsx';
import { useRefusalSentence } from '../document/refusal-sentence.ts';
import { SelfSaved, useSelfSaving, type Save } from '../document/self-saving.tsx';
import { usePropose } from '../document/use-propose.ts';
import { useVerdict } from '../document/use-verdict.ts';
import { usePaths } from '../app/use-paths.ts';
import { Button } from '../ui/button.tsx';
import { PurchaseOrderHeaderFields } from './purchase-order-header-fields.tsx';
import { PurchaseOrderLinesEditor } from './purchase-order-lines-editor.tsx';
import { usePurchaseOrderTitle } from './purchase-order-title.ts';
import { purchaseOrderWords } from './purchase-order.look.ts';
import { useOrderEditor, type OrderEditor } from './use-order-editor.ts';

/** A draft order being edited: each line and panel is saved when it loses the focus. */
export function PurchaseOrderDraftPage({ row }: { readonly row: PurchaseOrderRow }) {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const propose = usePropose();
  const titleOf = usePurchaseOrderTitle();
  const supplier = useRow('supplier', row.supplier);
  const editor = useOrderEditor(row, `purchaseOrder.${row.id}`);
  const { form, show } = editor;
  const command = { kind: 'purchaseOrder', document: row.id };
  const saving = useSelfSaving({ draft: editor, ...command, type: 'update', data: form, show });
  const place = (): void => {
    if (saving.save()) propose({ ...command, type: 'place', data: {} });
  };
  return (
    <>
      <DocumentPage
        words={draftWords}
        row={row}
        title={titleOf(row)}
        subtitle={supplier?.name ?? t`Choose a supplier, then add what you need`}
        back={{ label: i18n._(purchaseOrderWords.many), to: paths.to('/apps/purchasing/orders') }}
        watches={['supplier', 'product', 'warehouse']}
        primary={<PlaceButton row={row} isDirty={editor.isDirty} onPlace={place} />}
        actions={saving.state}
        tabs={[
          {
            id: 'lines',
            label: t`Order`,
            content: <OrderForm row={row} editor={editor} save={saving.save} />,
          },
        ]}
      />
      {saving.dialog}
    </>
  );
}

/** Placing has its own button, since it saves the draft first. */
const draftWords: DocumentWords = {
  ...purchaseOrderWords,
  commands: {
    ...purchaseOrderWords.commands,
    place: { label: msg`Place order`, icon: 'send', button: false },
  },
};

interface PlaceButtonProps {
  readonly row: PurchaseOrderRow;
  readonly isDirty: boolean;
  readonly onPlace: () => void;
}

/** Disabled while the saved order cannot be placed; unsaved edits are checked when it is pressed. */
function PlaceButton({ row, isDirty, onPlace }: PlaceButtonProps) {
  const { t } = useLingui();
  const sentence = useRefusalSentence();
  const refusal = useVerdict('purchaseOrder', row.id, 'place', ['supplier', 'product', 'warehouse']);
  const disabledReason = refusal && !isDirty ? sentence(refusal) : undefined;
  return (
    <Button
      variant="primary"
      icon="send"
      data-testid="command-place"
      disabledReason={disabledReason}
      onClick={onPlace}
    >
      {t`Place order`}
    </Button>
  );
}

interface OrderFormProps {
  readonly row: PurchaseOrderRow;
  readonly editor: OrderEditor;
  readonly save: Save;
}

function OrderForm({ row, editor, save }: OrderFormProps) {
  const { t } = useLingui();
  return (
    <SelfSaved
      draft={editor}
      save={save}
      behind={t`Someone else has changed this draft in the meantime. What you wrote is not saved.`}
    >
      <PurchaseOrderHeaderFields editor={editor} />
      <PurchaseOrderLinesEditor row={row} editor={editor} />
    </SelfSaved>
  );
}
