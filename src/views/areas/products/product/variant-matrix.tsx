import { Trans, useLingui } from '@lingui/react/macro';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { axesOf } from '#model/areas/products/product/product.variants.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useQuery } from '#views/kit/document/model-context.tsx';
import { useQuantity } from '#views/kit/document/use-quantity.ts';
import { Notice } from '#views/ui/notice.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { UiLink } from '#views/ui/ui-link.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { stockOf, type StockFigures } from './product-figures.ts';
import { useVariants } from './use-variants.ts';
import { VariantTable } from './variant-table.tsx';

type StockOf = (product: string) => StockFigures;
const nothing: StockFigures = { onHand: 0, reserved: 0, free: 0, incoming: 0, outgoing: 0 };
const noStock: StockOf = () => nothing;

/** The stock of a product's variants, as a grid of what they differ in. [TY5] */
export function VariantMatrix({ row }: { readonly row: ProductRow }) {
  const { t } = useLingui();
  const sayQuantity = useQuantity();
  const { all, at } = useVariants(row);
  const stock = useQuery<StockOf>(
    ['availability'],
    row.id,
    (model) => (product) => stockOf(model, product),
    noStock,
  );
  const axes = axesOf(row);
  const sum = all.reduce((total, { id }) => total + stock(id).onHand, 0);
  const inAll = sayQuantity(sum, row);
  return (
    <Panel title={t`Stock of its variants`} subtitle={t`On hand in all: ${inAll}`}>
      {axes.length === 0 ? (
        <Notice>
          <Trans>Edit the product and choose what its variants differ in.</Trans>
        </Notice>
      ) : (
        <VariantTable
          label={t`Stock of its variants`}
          type={row.type ?? null}
          axes={axes}
          single={t`On hand`}
          renderCell={(values) => <StockCell variant={at(values)} stock={stock} />}
        />
      )}
    </Panel>
  );
}

interface StockCellProps {
  readonly variant: ProductRow | undefined;
  readonly stock: StockOf;
}

/** How much of a variant is on hand, as the way to it, and how much of that is free. */
function StockCell({ variant, stock }: StockCellProps) {
  const { t } = useLingui();
  const paths = usePaths();
  const format = useFormat();
  if (!variant) return <span className="ui-faint">–</span>;
  const { onHand, free } = stock(variant.id);
  const some = format.quantity(free);
  return (
    <>
      <UiLink to={paths.to(`/apps/products/${variant.id}`)}>
        {format.quantity(onHand)}
        <span className="ui-hidden"> {variant.sku}</span>
      </UiLink>
      <small>{t`${some} free`}</small>
    </>
  );
}
