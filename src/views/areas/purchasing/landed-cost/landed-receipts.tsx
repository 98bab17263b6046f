import { useLingui } from '@lingui/react/macro';
import { carriedBy } from '#model/areas/purchasing/landed-cost/carrying-lines.ts';
import type { LandedReceipt } from '#model/areas/purchasing/landed-cost/landed-cost.facts.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useFetchedRow } from '#views/kit/document/use-fetched-row.ts';
import { Autocomplete } from '#views/ui/autocomplete.tsx';
import { Button } from '#views/ui/button.tsx';
import { Field } from '#views/ui/field.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { useGoodsReceiptTitle } from '../purchase-order/goods-receipt-title.ts';
import { LandedGoods, type GoodsLine } from './landed-goods.tsx';
import { PreviewNotice } from './preview-notice.tsx';
import { useGoodsLines } from './use-goods-lines.ts';
import { useReceiptChoice } from './use-receipt-choice.ts';
import { useLandedPreview } from './use-landed-preview.ts';
import type { LandedEditor } from './use-landed-form.ts';

interface ReceiptsProps {
  readonly editor: LandedEditor;
}

/** The receipts that carry the charges, and what that does to stock value and cost of goods. */
export function LandedReceipts({ editor }: ReceiptsProps) {
  const { t } = useLingui();
  const { form, change } = editor;
  const { receipts } = form.value;
  const preview = useLandedPreview(form.value);
  const lines = useGoodsLines(form.value, preview.status === 'ready' ? preview.value?.lines : undefined);
  const ticks = {
    isTicked: (line: GoodsLine) => isTicked(receipts, line),
    onTick: (line: GoodsLine) => change({ receipts: toggled(receipts, line, lines) }),
  };
  return (
    <Panel title={t`Goods`} subtitle={t`Charges are spread over what is kept in stock of these receipts`}>
      <div className="ui-stack">
        <AddReceipt editor={editor} />
        <div className="ui-row">
          {receipts.map((chosen, at) => (
            <Chosen
              key={chosen.receipt}
              chosen={chosen}
              error={form.error(`receipts.${at}.receipt`)}
              onRemove={() => change({ receipts: receipts.filter((one) => one !== chosen) })}
            />
          ))}
        </div>
        <PreviewNotice preview={preview} />
        {lines.length > 0 && <LandedGoods lines={lines} ticks={ticks} />}
      </div>
    </Panel>
  );
}

function AddReceipt({ editor: { form, change } }: ReceiptsProps) {
  const { t } = useLingui();
  const { receipts } = form.value;
  const add = (receipt: string): void => {
    if (receipts.every((one) => one.receipt !== receipt))
      change({ receipts: [...receipts, { receipt, lines: null }] });
  };
  return (
    <Field label={t`Add a goods receipt`} error={form.error('receipts')}>
      <Autocomplete
        stays
        placeholder={t`Number, supplier or delivery note`}
        value={null}
        {...useReceiptChoice()}
        onChange={(option) => option && add(option.value)}
      />
    </Field>
  );
}

interface ChosenProps {
  readonly chosen: LandedReceipt;
  readonly error: string | undefined;
  readonly onRemove: () => void;
}

function Chosen({ chosen: { receipt }, error, onRemove }: ChosenProps) {
  const { t } = useLingui();
  const title = useGoodsReceiptTitle();
  const row = useFetchedRow('goodsReceipt', receipt);
  const { replica } = useModel();
  const name = row ? title(row) : '…';
  const supplier = row?.supplier ? replica.view.get('supplier', row.supplier)?.name : undefined;
  return (
    <span>
      <Button size="sm" iconEnd="x" label={t`Remove ${name}`} onClick={onRemove}>
        {row?.number ?? [name, supplier].filter(Boolean).join(' · ')}
      </Button>
      {error !== undefined && <small role="alert">{error}</small>}
    </span>
  );
}

const isTicked = (receipts: readonly LandedReceipt[], { receipt, id }: GoodsLine): boolean => {
  const chosen = receipts.find((one) => one.receipt === receipt);
  return chosen !== undefined && carriedBy(chosen, id);
};

/** A line ticked, or not any more; with the last of them its receipt goes. */
function toggled(
  receipts: readonly LandedReceipt[],
  { receipt, id }: GoodsLine,
  lines: readonly GoodsLine[],
): LandedReceipt[] {
  const all = lines.filter((line) => line.receipt === receipt).map((line) => line.id);
  return receipts.flatMap((chosen) => {
    if (chosen.receipt !== receipt) return [chosen];
    const now = chosen.lines ?? all;
    const next = now.includes(id) ? now.filter((one) => one !== id) : [...now, id];
    if (next.length === 0) return [];
    return [{ receipt, lines: all.every((one) => next.includes(one)) ? null : next }];
  });
}
