import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Refusal } from '#model/engine/envelope.ts';
import type { GoodsReceiptRow } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import type { PurchaseOrderRow } from '#model/areas/purchasing/purchase-order/purchase-order.facts.ts';
import { useRefusalSentence } from '#views/kit/document/refusal-sentence.ts';
import type { DocumentTab } from '#views/kit/document/document-tab.ts';
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
import { SamplesNotice } from './inspection/samples-notice.tsx';
import { RejectPhotosDialog } from './inspection/reject-photos-dialog.tsx';
import { PostOnDialog } from './post-on-dialog.tsx';
import { usePostOnItem } from './use-post-on-item.ts';
import { useLandCostItem } from './land-cost-item.ts';
import { useCountEditor, type CountEditor } from './use-count-editor.ts';

interface CountPageProps {
  readonly row: GoodsReceiptRow;
  readonly order: PurchaseOrderRow | undefined;
}

/** A goods receipt being counted; posting saves the count first. */
export function GoodsReceiptCountPage({ row, order }: CountPageProps) {
  const editor = useCountEditor(row, order);
  const { saving, give, post, reasonError } = usePosting(row, editor);
  const postRefusal = usePostRefusal(row, editor);
  const [asking, setAsking] = useState<'day' | 'photos' | null>(null);
  const close = (): void => setAsking(null);
  const postOn = usePostOnItem(row, () => setAsking('day'));
  const landCost = useLandCostItem(row);
  const submit = (): void => void give('submit', {});
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
        primary={
          postRefusal?.code === 'inspectionMissing' ? (
            <SubmitButton row={row} onSubmit={submit} />
          ) : (
            <PostButton refusal={postRefusal} onPost={() => void post(null)} />
          )
        }
        menu={[...postOn, ...landCost]}
        overrides={{ submit, post: () => void post(null), attachPhotos: () => setAsking('photos') }}
        tabs={useCountTabs({ row, editor, save: saving.save, reasonError })}
      />
      {saving.dialog}
      {asking === 'day' && <PostOnDialog onPost={post} onClose={close} />}
      {asking === 'photos' && <RejectPhotosDialog row={row} onClose={close} />}
    </>
  );
}

interface CountTabsProps extends Pick<CountPageProps, 'row'> {
  readonly editor: CountEditor;
  readonly save: ReturnType<typeof useSelfSaving>['save'];
  readonly reasonError: string | undefined;
}

/** The count, which saves itself, and who waits for its goods. */
function useCountTabs({ row, editor, save, reasonError }: CountTabsProps): readonly DocumentTab[] {
  const { t } = useLingui();
  return [
    {
      id: 'count',
      label: t`Count`,
      content: (
        <SelfSaved
          draft={editor}
          save={save}
          behind={t`Someone else has counted here in the meantime. What you wrote is not saved.`}
        >
          <SamplesNotice row={row} lines={editor.form()?.lines ?? []} />
          <GoodsReceiptCounter row={row} editor={editor} />
          <GoodsReceiptNote editor={editor} reasonError={reasonError} />
        </SelfSaved>
      ),
    },
    { id: 'waiting', label: t`Waiting orders`, content: <WaitingOrders row={row} /> },
  ];
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

interface SubmitButtonProps {
  readonly row: GoodsReceiptRow;
  readonly onSubmit: () => void;
}

/** What is to be inspected is sent there instead of being posted. [GR46] */
function SubmitButton({ row, onSubmit }: SubmitButtonProps) {
  const refused = useRefused('goodsReceipt');
  const refusal = useVerdict('goodsReceipt', row.id, 'submit', receiptWatches);
  // Before the first count is saved it has no place yet: saving comes first.
  const why = refusal?.code === 'notInState' || (refusal && isOfALine(refusal)) ? undefined : refusal;
  return (
    <Button variant="primary" icon="search" data-testid="command-submit" {...refused(why)} onClick={onSubmit}>
      <Trans>Send to inspection</Trans>
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
  const give = (type: 'post' | 'submit', data: object): Refusal | null => {
    setReasonError(undefined);
    if (!saving.save({ always: row.countedAt === null })) return null;
    const refusal = propose({ ...command, type, data }, { quiet: true });
    if (!refusal) return null;
    show(refusal);
    if (refusal.fields?.['overReason']) setReasonError(sentence(refusal));
    else if (!refusal.fields?.['receivedAt'])
      announcer.error(sentence(refusal), { kind: 'goodsReceipt', code: refusal.code });
    return refusal;
  };
  const post = (receivedAt: string | null): Refusal | null => give('post', { receivedAt });
  return { saving, give, post, reasonError };
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
