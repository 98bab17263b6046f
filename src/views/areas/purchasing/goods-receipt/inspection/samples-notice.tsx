import { useLingui } from '@lingui/react/macro';
import type {
  GoodsReceiptRow,
  ReceiptLine,
} from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import { samplesOf } from '#model/areas/purchasing/goods-receipt/goods-receipt.inspection.ts';
import { ifKnown } from '#model/engine/if-known.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import { Notice } from '#views/ui/notice.tsx';
import { useFormat } from '#views/ui/use-format.ts';

interface NoticeProps {
  readonly row: GoodsReceiptRow;
  /** As counted so far. */
  readonly lines: readonly ReceiptLine[];
}

/** What of a count will be inspected before it is posted, while it is counted. [GR45] */
export function SamplesNotice({ row, lines }: NoticeProps) {
  const { t } = useLingui();
  const format = useFormat();
  const words = useLineWords();
  const { view } = useModel().replica;
  const samples = ifKnown(() => samplesOf(view, { ...row, lines: [...lines] }), []);
  if (samples.length === 0) return null;
  return (
    <Notice title={t`To be inspected before it is posted`}>
      <ul className="ui-list">
        {samples.map(({ line: id, sample }) => {
          const line = lines.find((one) => one.id === id);
          if (!line) return null;
          const [few, all, sku] = [
            format.quantity(sample),
            words.quantity(line, line.quantity),
            words.sku(line),
          ];
          return <li key={id}>{t`${sku}: check ${few} of ${all}`}</li>;
        })}
      </ul>
    </Notice>
  );
}
