import { useLingui } from '@lingui/react/macro';
import type { ProductForm, ProductRow } from '#model/areas/products/product/product.facts.ts';
import { hasOwnPrice, isKit } from '#model/areas/products/product/product.bundle.ts';
import { vatClasses } from '#model/values/vat-rates.ts';
import { PercentField, PriceField } from '#views/kit/document/number-fields.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import type { Form } from '#views/kit/document/use-form.ts';
import { Checkbox } from '#views/ui/checkbox.tsx';
import { Field } from '#views/ui/field.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { Select } from '#views/ui/select.tsx';
import { ProductComposition } from './product-composition.tsx';
import { ProductAttributes } from './product-attributes.tsx';
import { ProductBarcodes } from './product-barcodes.tsx';
import { ProductGoods } from './product-goods.tsx';
import { ProductSubstitutes } from './product-substitutes.tsx';
import { ProductIdentity } from './product-identity.tsx';
import { ProductPackagings } from './product-packagings.tsx';
import { ProductPlaces } from './product-places.tsx';
import { ProductReorder } from './product-reorder.tsx';
import { ProductTracking } from './product-tracking.tsx';
import { ProductSuppliers } from './product-suppliers.tsx';
import { InheritedMark } from './inherited-mark.tsx';
import { VariantFields } from './variant-fields.tsx';
import { vatClassWords } from '#views/areas/setup/vat-rate/vat-class.messages.ts';

interface ProductFieldsProps {
  readonly form: Form<ProductForm>;
  /** Undefined for a new product. */
  readonly row: ProductRow | undefined;
}

/** All editable fields of a product. */
export function ProductFields({ form, row }: ProductFieldsProps) {
  return (
    <>
      <ProductIdentity form={form} isNew={!row} />
      <VariantFields form={form} />
      <ProductAttributes form={form} />
      <ProductComposition form={form} row={row} />
      <ProductPrice form={form} />
      <ProductGoods form={form} />
      <ProductSubstitutes form={form} row={row} />
      <ProductTracking form={form} row={row} />
      <ProductBarcodes form={form} />
      {!isKit(form.value) && <ProductPackagings form={form} />}
      {!isKit(form.value) && <ProductSuppliers form={form} />}
      <ProductPlaces form={form} />
      <ProductReorder form={form} />
    </>
  );
}

function ProductPrice({ form }: { readonly form: Form<ProductForm> }) {
  const { t, i18n } = useLingui();
  const company = useCompany();
  const { value, edit, error } = form;
  return (
    <Panel title={t`Price and VAT`}>
      <div className="ui-fields">
        {hasOwnPrice(value) && (
          <PriceField
            form={form}
            path="price"
            label={t`Price without VAT`}
            currency={company.currency}
            value={value.price}
            onChange={(price) => edit((draft) => void (draft.price = price))}
          />
        )}
        <InheritedMark form={form} field="price" />
        <Field label={t`VAT class`} error={error('vatClass')}>
          <Select
            value={value.vatClass}
            options={vatClasses.map((vatClass) => ({
              value: vatClass,
              label: i18n._(vatClassWords[vatClass]),
            }))}
            onChange={(vatClass) => edit((draft) => void (draft.vatClass = vatClass))}
          />
        </Field>
        <Tolerances form={form} />
        <Checkbox
          label={t`Not taken back`}
          hint={t`Customers return it only with the permission to override`}
          checked={form.value.notReturnable ?? false}
          onChange={(on) => form.edit((draft) => void (draft.notReturnable = on))}
        />
      </div>
    </Panel>
  );
}

/** How far what comes in, and what is counted, may differ. */
function Tolerances({ form }: { readonly form: Form<ProductForm> }) {
  const { t } = useLingui();
  const { value, edit } = form;
  return (
    <>
      <PercentField
        form={form}
        path="overReceipt"
        label={t`Over-receipt allowed`}
        hint={t`Leave empty to use the category's or supplier's setting`}
        value={value.overReceipt}
        onChange={(share) => edit((draft) => void (draft.overReceipt = share))}
        onEmpty={() => edit((draft) => void (draft.overReceipt = null))}
      />
      <PercentField
        form={form}
        path="inspection"
        label={t`Inspected before it is posted`}
        hint={t`Share of what comes in. Leave empty to use the type's or supplier's setting, 0 for none`}
        value={value.inspection ?? null}
        onChange={(share) => edit((draft) => void (draft.inspection = share))}
        onEmpty={() => edit((draft) => void (draft.inspection = null))}
      />
      <PercentField
        form={form}
        path="countTolerance"
        label={t`Counts may differ by`}
        hint={t`Leave empty to use the category's or company's setting`}
        value={value.countTolerance ?? null}
        onChange={(share) => edit((draft) => void (draft.countTolerance = share))}
        onEmpty={() => edit((draft) => void (draft.countTolerance = null))}
      />
    </>
  );
}
