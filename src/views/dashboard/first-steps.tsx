import { Trans, useLingui } from '@lingui/react/macro';
import { useModel, useRows } from '../document/model-context.tsx';
import { usePaths } from '../app/use-paths.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Panel } from '../ui/panel.tsx';

/** The first things to do in a company without products. */
export function FirstSteps() {
  const { t } = useLingui();
  const model = useModel();
  const paths = usePaths();
  const products = useRows('product');
  if (products.length > 0 || !model.may('product.create')) return null;
  return (
    <Panel>
      <EmptyState
        icon="sparkles"
        title={t`Start with a product`}
        actions={
          <>
            <Button
              variant="primary"
              icon="plus"
              to={paths.to('/apps/products/create')}
            >{t`New product`}</Button>
            <Button icon="plus" to={paths.to('/apps/purchasing/suppliers/create')}>{t`New supplier`}</Button>
            <Button icon="plus" to={paths.to('/apps/sales/customers/create')}>{t`New customer`}</Button>
          </>
        }
      >
        <Trans>
          Then order it from a supplier, receive it, sell it and ship it, and watch the figures here change.
        </Trans>
      </EmptyState>
    </Panel>
  );
}
