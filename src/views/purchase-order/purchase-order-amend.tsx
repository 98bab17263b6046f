import { Trans, useLingui } from '@lingui/react/macro';
import type { PurchaseOrderRow } from '#model/purchase-order/purchase-order.facts.ts';
import { FormPage } from '../document/form-page.tsx';
import { useSaveDraft } from '../document/use-save-draft.ts';
import { usePaths } from '../app/use-paths.ts';
import { Field } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/panel.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { PurchaseOrderHeaderFields } from './purchase-order-header-fields.tsx';
import { PurchaseOrderLinesEditor } from './purchase-order-lines-editor.tsx';
import { usePurchaseOrderTitle } from './purchase-order-title.ts';
import { useOrderEditor, type OrderEditor } from './use-order-editor.ts';

interface AmendProps {
  readonly row: PurchaseOrderRow;
  readonly onDone: () => void;
}

/** A new revision of a placed order, with its reason. */
export function PurchaseOrderAmend({ row, onDone }: AmendProps) {
  const { t } = useLingui();
  const paths = usePaths();
  const title = usePurchaseOrderTitle()(row);
  const editor = useOrderEditor(row, `purchaseOrder.${row.id}`);
  const save = useSaveDraft({
    draft: editor,
    kind: 'purchaseOrder',
    document: row.id,
    type: 'amend',
    show: editor.show,
    data: () => amendmentOf(editor),
  });
  return (
    <FormPage
      title={t`Amend ${title}`}
      back={{ label: title, to: paths.to(`/apps/purchasing/orders/${row.id}`) }}
      draft={editor}
      onSave={() => save() && onDone()}
      onCancel={onDone}
    >
      <Notice tone="info">
        <Trans>
          What has arrived stays. Everything else becomes revision {row.revision + 1} of the order.
        </Trans>
      </Notice>
      <Why editor={editor} />
      <PurchaseOrderLinesEditor row={row} editor={editor} />
      <PurchaseOrderHeaderFields editor={editor} placed />
    </FormPage>
  );
}

function Why({ editor }: { readonly editor: OrderEditor }) {
  const { t } = useLingui();
  return (
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
  );
}

function amendmentOf(editor: OrderEditor) {
  const form = editor.form();
  if (!form) return null;
  const { theirReference, expectedOn, notes, lines } = form;
  return { theirReference, expectedOn, notes, lines, reason: editor.value.reason };
}
