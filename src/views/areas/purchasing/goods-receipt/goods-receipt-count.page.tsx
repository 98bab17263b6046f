import { useState, type ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Refusal } from '#model/engine/envelope.ts';
import type { GoodsReceiptRow } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import type { PurchaseOrderRow } from '#model/areas/purchasing/purchase-order/purchase-order.facts.ts';
import { useRefusalSentence } from '#views/kit/document/refusal-sentence.ts';
import { useRefused } from '#views/kit/document/use-refused.ts';
import { SelfSaved, useSelfSaving } from '#views/kit/document/self-saving.tsx';
import { useAnnouncer } from '#views/navigation/announcer.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { useVerdict, useVerdictAfter } from '#views/kit/document/use-verdict.ts';
import { ScanReceiptButton } from './scan/scan-receipt-button.tsx';
import { Button } from '#views/ui/button.tsx';
import { GoodsReceiptCounter } from './goods-receipt-counter.tsx';
import { GoodsReceiptFrame, receiptWatches } from './goods-receipt-frame.tsx';
import { GoodsReceiptNote } from './goods-receipt-note.tsx';
import { WaitingOrders } from './waiting-orders.tsx';
import { useLandCostItem } from './land-cost-item.ts';
import { useCountEditor, type CountEditor } from './use-count-editor.ts';

interface CountPageProps {
  readonly row: GoodsReceiptRow;
  readonly order: PurchaseOrderRow | undefined;
}

/** A goods receipt being counted; posting saves the count first. */
export function GoodsReceiptCountPage({ row, order }: CountPageProps) {
  const { t } = useLingui();
  const editor = useCountEditor(row, order);
  const { saving, post, reasonError } = usePosting(row, editor);
  const postRefusal = usePostRefusal(row, editor);
  const menu = useLandCostItem(row);
  return (
    <>
      <GoodsReceiptFrame
        row={row}
        order={order}
        actions={
          <>
            <ScanReceiptButton row={row} />
            {saving.state}
          </>
        }
        primary={<PostButton refusal={postRefusal} onPost={post} />}
        overrides={{ post }}
        menu={menu}
        tabs={[
          {
            id: 'count',
            label: t`Count`,
            content: (
              <Count row={row} editor={editor} save={saving.save}>
                <GoodsReceiptNote editor={editor} reasonError={reasonError} />
              </Count>
            ),
          },
          { id: 'waiting', label: t`Waiting orders`, content: <WaitingOrders row={row} /> },
        ]}
      />
      {saving.dialog}
    </>
  );
}

interface CountProps {
  readonly row: GoodsReceiptRow;
  readonly editor: CountEditor;
  readonly save: ReturnType<typeof useSelfSaving>['save'];
  readonly children: ReactNode;
}

/** What was counted, saved by itself. */
function Count({ row, editor, save, children }: CountProps) {
  const { t } = useLingui();
  return (
    <SelfSaved
      draft={editor}
      save={save}
      behind={t`Someone else has counted here in the meantime. What you wrote is not saved.`}
    >
      <GoodsReceiptCounter row={row} editor={editor} />
      {children}
    </SelfSaved>
  );
}

interface PostButtonProps {
  readonly refusal: Refusal | undefined;
  readonly onPost: () => void;
}

function PostButton({ refusal, onPost }: PostButtonProps) {
  const refused = useRefused('goodsReceipt');
  return (
    <Button
      variant="primary"
      icon="packageImport"
      data-testid="command-post"
      {...refused(refusal)}
      onClick={onPost}
    >
      <Trans>Post receipt</Trans>
    </Button>
  );
}

/** Saves the count, then posts it; the reason for an over-receipt is asked for in its field. */
function usePosting(row: GoodsReceiptRow, editor: CountEditor) {
  const propose = usePropose();
  const announcer = useAnnouncer();
  const sentence = useRefusalSentence();
  const [reasonError, setReasonError] = useState<string>();
  const { form, show } = editor;
  const command = { kind: 'goodsReceipt', document: row.id };
  const saving = useSelfSaving({ draft: editor, ...command, type: 'count', data: form, show });
  const post = (): void => {
    setReasonError(undefined);
    if (!saving.save({ always: row.countedAt === null })) return;
    const refusal = propose({ ...command, type: 'post', data: {} }, { quiet: true });
    if (!refusal) return;
    show(refusal);
    if (refusal.fields?.['overReason']) setReasonError(sentence(refusal));
    else announcer.error(sentence(refusal), { kind: 'goodsReceipt', code: refusal.code });
  };
  return { saving, post, reasonError };
}

/**
 * Why the count cannot be posted: the menu's reason, or, before the first count is saved, why posting would fail even
 * with it. Errors in a field are shown there when the button is pressed.
 */
function usePostRefusal({ id }: GoodsReceiptRow, { form }: CountEditor): Refusal | undefined {
  const now = useVerdict('goodsReceipt', id, 'post', receiptWatches);
  const count = { kind: 'goodsReceipt', document: id, type: 'count', data: form() };
  const counted = useVerdictAfter(count, 'post', ['goodsReceipt', ...receiptWatches]);
  const refusal = now?.code === 'notInState' ? counted : now;
  return refusal && !isOfALine(refusal) ? refusal : undefined;
}

const isOfALine = ({ fields = {} }: Refusal): boolean =>
  Object.keys(fields).some((path) => path.startsWith('lines'));
