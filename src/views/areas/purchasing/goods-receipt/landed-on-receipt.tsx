import { useLingui } from '@lingui/react/macro';
import { total } from '#model/lines/line-parts.ts';
import type { GoodsReceiptRow } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import { isCarried } from '#model/areas/purchasing/landed-cost/landed-cost.kind.ts';
import { compare } from '#model/values/order.ts';
import type { LandedCostRow } from '#model/areas/purchasing/landed-cost/landed-cost.facts.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useModel, useQuery } from '#views/kit/document/model-context.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import { KeyValues } from '#views/ui/key-values.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { UiLink } from '#views/ui/ui-link.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { landedCostPath } from '../landed-cost/landed-cost-paths.ts';
import { useLandedCostTitle } from '../landed-cost/landed-cost-title.ts';

/** What a receipt cost on its way here, as far as this device holds it; nothing for who may not see it. */
export function LandedOnReceipt({ row }: { readonly row: GoodsReceiptRow }) {
  const { t } = useLingui();
  const model = useModel();
  const maySee = model.may('landedCost.view') && model.may('product.viewCost');
  const landed = useQuery<readonly LandedCostRow[]>(
    ['landedCost'],
    row.id,
    ({ replica }) =>
      maySee
        ? (replica.rows('landedCost') as readonly LandedCostRow[]) // table landedCost holds LandedCostRow
            .filter((one) => isCarried(one) && one.receipts.some(({ receipt }) => receipt === row.id))
            .toSorted((a, b) => compare(a.createdAt, b.createdAt))
        : [],
    [],
  );
  const items = useItems(row, landed);
  return landed.length === 0 ? null : (
    <Panel title={t`Landed costs`}>
      <KeyValues columns={2} items={items} />
    </Panel>
  );
}

function useItems({ id: receipt }: GoodsReceiptRow, landed: readonly LandedCostRow[]) {
  const { t } = useLingui();
  const format = useFormat();
  const paths = usePaths();
  const { currency } = useCompany();
  const title = useLandedCostTitle();
  return landed.map((row) => {
    const own = row.lines.filter((line) => line.receipt === receipt);
    const amount = total(own, ({ value, expensed }) => value + expensed);
    const booked = own.length === 0 ? t`Booked as the receipt is posted` : format.money(amount, currency);
    return {
      id: row.id,
      label: title(row),
      value: <UiLink to={paths.to(landedCostPath(row.id))}>{booked}</UiLink>,
    };
  });
}
