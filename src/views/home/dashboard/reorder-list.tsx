import { Trans, useLingui } from '@lingui/react/macro';
import { useModel, useQuery, useRows } from '#views/kit/document/model-context.tsx';
import { usePaths } from '#views/navigation/use-paths.ts';
import type { ItemLine } from '#views/areas/stock/item/item-figures.ts';
import { useProductName } from '#views/kit/document/product-name.ts';
import { useQuantity } from '#views/kit/document/use-quantity.ts';
import { reorderPath } from '#views/navigation/reorder-path.ts';
import { Button } from '#views/ui/button.tsx';
import { Icon } from '#views/ui/icon.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { UiLink } from '#views/ui/ui-link.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { stockState } from './stock-figures.ts';

const MOST = 6;

/** Products below their reorder point, and how much to order. */
export function ReorderList() {
  const { t } = useLingui();
  const reorder = useQuery(['availability', 'product'], '', stockState, undefined)?.reorder ?? [];
  return (
    <Panel
      title={t`To reorder`}
      tour="dashboard-reorder"
      flush
      foot={<ReorderFoot isMore={reorder.length > MOST} isAny={reorder.length > 0} />}
    >
      {reorder.length === 0 && (
        <p className="dashboard-calm">
          <Icon name="circleCheck" /> <Trans>No product is below its reorder point.</Trans>
        </p>
      )}
      <ul className="dashboard-rows">
        {reorder.slice(0, MOST).map((line) => (
          <ReorderRow key={line.id} line={line} />
        ))}
      </ul>
    </Panel>
  );
}

interface ReorderFootProps {
  readonly isMore: boolean;
  readonly isAny: boolean;
}

function ReorderFoot({ isMore, isAny }: ReorderFootProps) {
  const { t } = useLingui();
  const paths = usePaths();
  const mayOrder = useModel().may('purchaseOrder.create');
  return (
    <div className="ui-row">
      {isAny && mayOrder && (
        <Button size="sm" icon="shoppingBag" to={paths.to(reorderPath())}>{t`Order them`}</Button>
      )}
      {isMore && <UiLink to={paths.to('/apps/inventory/items?state=reorder')}>{t`Show all`}</UiLink>}
    </div>
  );
}

function ReorderRow({ line: { product, warehouse, shortfall } }: { readonly line: ItemLine }) {
  const { t } = useLingui();
  const paths = usePaths();
  const format = useFormat();
  const nameOf = useProductName();
  const hasSites = useRows('warehouse').length > 1;
  const sayQuantity = useQuantity();
  const order = sayQuantity(shortfall?.order ?? 0, product);
  const left = format.quantity(shortfall?.forecast ?? 0);
  const min = format.quantity(shortfall?.min ?? 0);
  return (
    <li>
      <span className="dashboard-row-main">
        <strong>
          <UiLink to={paths.to(`/apps/inventory/items/${product.id}`)}>{product.sku}</UiLink>
        </strong>
        <span className="ui-soft ui-truncate">
          {nameOf(product)}
          {hasSites && `, ${warehouse?.code ?? ''}`}
        </span>
      </span>
      <span className="ui-number ui-faint">{t`${left} of at least ${min}`}</span>
      <strong className="ui-number dashboard-order">{t`order ${order}`}</strong>
    </li>
  );
}
