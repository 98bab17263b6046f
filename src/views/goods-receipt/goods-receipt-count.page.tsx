import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Refusal } from '#model/engine/envelope.ts';
import type { GoodsReceiptRow } from '#model/goods-receipt/goods-receipt.facts.ts';
import type { PurchaseOrderRow } from '#model/purchase-order/purchase-order.facts.ts';
import { ElsewhereNotice } from '../document/draft-notices.tsx';
import { leavesPlace } from '../document/leaves-place.ts';
import { useRefusalSentence } from '../document/refusal-sentence.ts';
import { SaveState } from '../document/save-state.tsx';
import { useAnnouncer, usePropose } from '../document/use-propose.ts';
import { useSaveDraft } from '../document/use-save-draft.ts';
import { useVerdict, useVerdictAfter } from '../document/use-verdict.ts';
import { useLeaveGuard } from '../app/use-leave-guard.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { useHotkeys } from '../ui/use-hotkeys.ts';
import { GoodsReceiptCounter } from './goods-receipt-counter.tsx';
import { GoodsReceiptFrame, receiptWatches } from './goods-receipt-frame.tsx';
import { GoodsReceiptNote } from './goods-receipt-note.tsx';
import { WaitingOrders } from './waiting-orders.tsx';
import { useCountEditor, type CountEditor } from './use-count-editor.ts';

interface CountPageProps {
  readonly row: GoodsReceiptRow;
  readonly order: PurchaseOrderRow | undefined;
}

/** A receipt while it is counted; posting saves the count first. */
export function GoodsReceiptCountPage({ row, order }: CountPageProps) {
  const { t } = useLingui();
  const editor = useCountEditor(row, order);
  const { save, post, reasonError } = usePosting(row, editor);
  const postRefusal = usePostRefusal(row, editor);
  const guard = useLeaveGuard(editor.isDirty && !editor.isKept);
  useHotkeys({ 'mod+Enter': () => void save(), 'mod+s': () => void save() });
  return (
    <>
      <GoodsReceiptFrame
        row={row}
        order={order}
        actions={<SaveState isDirty={editor.isDirty} onSave={() => void save()} />}
        primary={<PostButton refusal={postRefusal} onPost={post} />}
        overrides={{ post }}
        tabs={[
          {
            id: 'count',
            label: t`Count`,
            content: (
              <div className="ui-stack" onBlur={(event) => leavesPlace(event) && save({ quiet: true })}>
                <BehindNotice editor={editor} />
                <ElsewhereNotice draft={editor} />
                <GoodsReceiptCounter row={row} editor={editor} />
                <GoodsReceiptNote editor={editor} reasonError={reasonError} />
              </div>
            ),
          },
          { id: 'waiting', label: t`Waiting orders`, content: <WaitingOrders row={row} /> },
        ]}
      />
      {guard.dialog}
    </>
  );
}

interface PostButtonProps {
  readonly refusal: string | undefined;
  readonly onPost: () => void;
}

function PostButton({ refusal, onPost }: PostButtonProps) {
  return (
    <Button
      variant="primary"
      icon="packageImport"
      data-testid="command-post"
      disabledReason={refusal}
      onClick={onPost}
    >
      <Trans>Post receipt</Trans>
    </Button>
  );
}

function BehindNotice({ editor }: { readonly editor: CountEditor }) {
  const { t } = useLingui();
  if (!editor.isBehind) return null;
  return (
    <Notice tone="warning" actions={<Button size="sm" onClick={editor.takeTheirs}>{t`Show theirs`}</Button>}>
      <Trans>Somebody else has counted here meanwhile. What you wrote is not saved.</Trans>
    </Notice>
  );
}

/** The count is saved as it stands, then posted; the reason for more than ordered is asked for in its field. */
function usePosting(row: GoodsReceiptRow, editor: CountEditor) {
  const propose = usePropose();
  const announcer = useAnnouncer();
  const sentence = useRefusalSentence();
  const [reasonError, setReasonError] = useState<string>();
  const { form, show } = editor;
  const save = useSaveDraft({
    draft: editor,
    kind: 'goodsReceipt',
    document: row.id,
    type: 'count',
    data: form,
    show,
    byItself: true,
  });
  const post = (): void => {
    setReasonError(undefined);
    if (!save({ always: row.countedAt === null })) return;
    const refusal = propose(
      { kind: 'goodsReceipt', document: row.id, type: 'post', data: {} },
      { quiet: true },
    );
    if (!refusal) return;
    if (refusal.fields?.['overReason']) setReasonError(sentence(refusal));
    else announcer.error(sentence(refusal));
  };
  return { save, post, reasonError };
}

/**
 * Why what stands there cannot be posted: what the menu says too, and before the first count, which the button gives as
 * well, why not even with it. What is wrong in a field is said there when it is pressed.
 */
function usePostRefusal({ id }: GoodsReceiptRow, { form }: CountEditor): string | undefined {
  const sentence = useRefusalSentence();
  const now = useVerdict('goodsReceipt', id, 'post', receiptWatches);
  const count = { kind: 'goodsReceipt', document: id, type: 'count', data: form() };
  const counted = useVerdictAfter(count, 'post', ['goodsReceipt', ...receiptWatches]);
  const refusal = now?.code === 'notInState' ? counted : now;
  if (!refusal || isOfALine(refusal)) return undefined;
  return sentence(refusal);
}

const isOfALine = ({ fields = {} }: Refusal): boolean =>
  Object.keys(fields).some((path) => path.startsWith('lines'));
