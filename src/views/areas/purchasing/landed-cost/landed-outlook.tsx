import { useLingui } from '@lingui/react/macro';
import { carriedBy } from '#model/areas/purchasing/landed-cost/carrying-lines.ts';
import type { LandedCostRow } from '#model/areas/purchasing/landed-cost/landed-cost.facts.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { useAsync } from '#views/ui/use-async.ts';
import { LandedGoods } from './landed-goods.tsx';
import { PreviewNotice } from './preview-notice.tsx';
import { useGoodsLines } from './use-goods-lines.ts';
import { useLandedPreview } from './use-landed-preview.ts';

/** What posting would do now. */
export function LandedOutlook({ row }: { readonly row: LandedCostRow }) {
  const { t } = useLingui();
  const model = useModel();
  const { charges, receipts, on, notes } = row;
  useAsync(receipts.map(({ receipt }) => receipt).join(' '), () =>
    Promise.all(receipts.map(({ receipt }) => model.fetchDocument('goodsReceipt', receipt))),
  );
  const preview = useLandedPreview({ charges: [...charges], receipts: [...receipts], on, notes });
  const lines = useGoodsLines(row, preview.status === 'ready' ? preview.value?.lines : undefined);
  const chosen = lines.filter(({ receipt, id }) =>
    receipts.some((one) => one.receipt === receipt && carriedBy(one, id)),
  );
  return (
    <Panel title={t`What posting does`} flush={false}>
      <div className="ui-stack">
        <PreviewNotice preview={preview} />
        {chosen.length > 0 && <LandedGoods lines={chosen} />}
      </div>
    </Panel>
  );
}
