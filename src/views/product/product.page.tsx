import { useLingui } from '@lingui/react/macro';
import type { ProductRow } from '#model/product/product.events.ts';
import { DocumentPage } from '../document/document-page.tsx';
import { useModel, useQuery } from '../document/model-context.tsx';
import { StockEffect } from '../document/stock-effect.tsx';
import { useCompany } from '../document/use-company.ts';
import { usePaths } from '../app/use-paths.ts';
import { KeyValues } from '../ui/key-values.tsx';
import { Panel } from '../ui/panel.tsx';
import { Stat } from '../ui/stat.tsx';
import { useFormat } from '../ui/use-format.ts';
import { averageCost, stockOf } from './product-figures.ts';
import { useProductName } from './product-name.ts';
import { productKindWords, productWords, unitWords, vatClassWords } from './product.messages.ts';
import { ProductStock } from './product-stock.tsx';

/** One product: what it is, where it lies, what moved. */
export function ProductPage({ row }: { readonly row: ProductRow }) {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const nameOf = useProductName();
  return (
    <DocumentPage
      words={productWords}
      row={row}
      title={nameOf(row)}
      subtitle={row.sku}
      back={{ label: i18n._(productWords.many), to: paths.to('/apps/products') }}
      watches={['availability', 'balance']}
      overrides={{ update: () => paths.go(`/apps/products/edit/${row.id}`) }}
      tabs={[
        { id: 'overview', label: t`Overview`, content: <Overview row={row} /> },
        ...(row.kind === 'service'
          ? []
          : [
              { id: 'places', label: t`Where it lies`, content: <ProductStock product={row} /> },
              { id: 'moves', label: t`Moves`, content: <StockEffect product={row.id} version={row.version} /> },
            ]),
      ]}
    />
  );
}

function Overview({ row }: { readonly row: ProductRow }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const model = useModel();
  const company = useCompany();
  const unit = i18n._(unitWords[row.unit]);
  const stock = useQuery(['availability'], row.id, (m) => stockOf(m, row.id), undefined);
  const cost = useQuery(['valuation'], row.id, (m) => averageCost(m, row.id), null);
  return (
    <>
      {row.kind !== 'service' && stock && (
        <div className="ui-stats">
          <Stat label={t`Free`} figure={format.quantity(stock.free, unit)} />
          <Stat label={t`On hand`} figure={format.quantity(stock.onHand, unit)} />
          <Stat label={t`Reserved`} figure={format.quantity(stock.reserved, unit)} />
          <Stat label={t`Incoming`} figure={format.quantity(stock.incoming, unit)} />
          <Stat label={t`Outgoing`} figure={format.quantity(stock.outgoing, unit)} />
        </div>
      )}
      <Panel title={t`About`}>
        <KeyValues
          columns={2}
          items={[
            { id: 'sku', label: t`SKU`, value: row.sku },
            { id: 'kind', label: t`Kind`, value: i18n._(productKindWords[row.kind]) },
            { id: 'unit', label: t`Unit`, value: unit },
            { id: 'price', label: t`Price`, value: format.unitPrice(row.price, company.currency) },
            ...(model.may('product.viewCost')
              ? [{ id: 'cost', label: t`Average cost`, value: cost === null ? null : format.unitPrice(cost, company.currency) }]
              : []),
            { id: 'vat', label: t`VAT class`, value: i18n._(vatClassWords[row.vatClass]) },
            { id: 'barcodes', label: t`Barcodes`, value: row.barcodes.map((barcode) => barcode.code).join(', ') },
            { id: 'tags', label: t`Tags`, value: row.tags.join(', ') },
            { id: 'description', label: t`Description`, value: row.description },
          ]}
        />
      </Panel>
    </>
  );
}
