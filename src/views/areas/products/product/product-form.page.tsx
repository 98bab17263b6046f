import { Trans, useLingui } from '@lingui/react/macro';
import { productFaults } from '#model/form-checks/form-checks.ts';
import {
  productForm,
  type ProductForm,
  type ProductRow,
} from '#model/areas/products/product/product.facts.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { FormPage } from '#views/kit/document/form-page.tsx';
import { useOnTheWay } from '#views/kit/document/on-the-way.ts';
import { useForm } from '#views/kit/document/use-form.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useSaveRecord } from '#views/kit/records/use-save-record.ts';
import { hasTerms } from '#model/areas/products/product/product.offers.ts';
import { isAssembled } from '#model/areas/products/product/product.bundle.ts';
import { Notice } from '#views/ui/notice.tsx';
import { freshBundle, freshProduct } from '#model/areas/products/product/fresh-product.ts';
import { inheritingForm } from './inheriting-form.ts';
import { productBlankRows } from './product-blank-rows.ts';
import { ProductFields } from './product-fields.tsx';
import { productWords } from './product.look.ts';

interface ProductFormPageProps {
  readonly row?: ProductRow;
}

/** Creates a bundle, or edits the one in `row`. */
export function BundleFormPage(props: ProductFormPageProps) {
  return <ForWhoSeesPrices {...props} isBundle />;
}

/** Creates a product, or edits the one in `row`. */
export function ProductFormPage(props: ProductFormPageProps) {
  return <ForWhoSeesPrices {...props} isBundle={false} />;
}

interface FormProps extends ProductFormPageProps {
  readonly isBundle: boolean;
}

/** It saves all fields, so only those who may see purchase prices, and what building costs, can save those. */
function ForWhoSeesPrices(props: FormProps) {
  const model = useModel();
  const { row } = props;
  const hasCosts = row !== undefined && (row.suppliers.some(hasTerms) || isAssembled(row));
  if (hasCosts && !model.may('product.viewCost'))
    return (
      <Notice tone="warning">
        <Trans>
          This product has purchase prices, which you are not permitted to see. Ask a buyer to change it.
        </Trans>
      </Notice>
    );
  return <ProductForms {...props} />;
}

function ProductForms({ row, isBundle }: FormProps) {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const way = useOnTheWay('product');
  const start = isBundle ? { ...freshProduct, kind: 'bundle' as const, bundle: freshBundle() } : freshProduct;
  const fresh = way.name === undefined ? start : { ...start, sku: way.name };
  const initial = row ? productForm.strip().parse(row) : fresh;
  const of = { kind: 'product', row };
  const form = inheritingForm(
    useForm<ProductForm>(productForm, initial, of, productFaults, productBlankRows),
  );
  const list = isBundle ? '/apps/products/bundles' : '/apps/products';
  const save = useSaveRecord(form, of, { onSaved: (id) => way.open(list, id) });
  const back = row ? `${list}/${row.id}` : list;
  const named = isBundle ? t`New bundle` : t`New product`;
  return (
    <FormPage
      title={row ? t`Edit ${row.sku}` : named}
      back={{ label: isBundle ? t`Bundles` : i18n._(productWords.many), to: paths.to(back) }}
      draft={form.draft}
      creates={row ? undefined : 'product'}
      onSave={save}
      onCancel={() => paths.go(back)}
    >
      <ProductFields form={form} row={row} />
    </FormPage>
  );
}
