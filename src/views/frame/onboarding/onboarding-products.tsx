import { Trans, useLingui } from '@lingui/react/macro';
import {
  productForm,
  type ProductForm,
  type ProductRow,
} from '#model/areas/products/product/product.facts.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useModel, useRows } from '#views/kit/document/model-context.tsx';
import { PriceField } from '#views/kit/document/number-fields.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useForm, type Form } from '#views/kit/document/use-form.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { freshProduct } from '#model/areas/products/product/fresh-product.ts';
import { useProductName } from '#views/kit/document/product-name.ts';
import { Button } from '#views/ui/button.tsx';
import { Field } from '#views/ui/field.tsx';
import { TextInput } from '#views/ui/text-input.tsx';
import { OnboardingStepForm } from './onboarding-form.tsx';

/** The first products, one after the other; the rest of each is filled in on its page. */
export function OnboardingProducts({ onNext }: { readonly onNext: () => void }) {
  const products = useRows('product');
  return (
    <>
      <FirstProducts products={products} />
      <NewProduct key={products.length} />
      <BringData />
      <div className="auth-others">
        <Button data-testid="next" onClick={onNext}>
          {products.length > 0 ? <Trans>Continue</Trans> : <Trans>Continue without products</Trans>}
        </Button>
      </div>
    </>
  );
}

/** Files of another system bring all of them at once. */
function BringData() {
  const { t } = useLingui();
  const paths = usePaths();
  if (!useModel().may('dataImport.create')) return null;
  return (
    <div className="app-blank-foot">
      <p>
        <Trans>Your products, customers and suppliers are in another system or a spreadsheet already?</Trans>
      </p>
      <Button icon="upload" to={paths.to('/apps/integrations/import')} data-testid="bring-data">
        {t`Bring your data`}
      </Button>
    </div>
  );
}

function FirstProducts({ products }: { readonly products: readonly ProductRow[] }) {
  const { t } = useLingui();
  const nameOf = useProductName();
  if (products.length === 0) return null;
  return (
    <ul className="onboarding-products" aria-label={t`Products so far`}>
      {products.slice(0, 5).map((product) => (
        <li key={product.id}>
          <strong>{product.sku}</strong> {nameOf(product)}
        </li>
      ))}
      {products.length > 5 && <li>{t`and ${products.length - 5} more`}</li>}
    </ul>
  );
}

function NewProduct() {
  const { t } = useLingui();
  const model = useModel();
  const propose = usePropose();
  const form = useForm<ProductForm>(productForm, freshProduct);
  const save = (): void => {
    if (!form.check()) return;
    const product = { kind: 'product', document: model.newId() };
    const refusal = propose({ ...product, type: 'create', data: form.value });
    // It is to be ordered and sold right away.
    if (refusal) form.show(refusal);
    else propose({ ...product, type: 'activate', data: {} });
  };
  return (
    <OnboardingStepForm submitLabel={t`Add the product`} isDirty={form.isDirty} onSubmit={save}>
      <ProductBasics form={form} />
    </OnboardingStepForm>
  );
}

function ProductBasics({ form }: { readonly form: Form<ProductForm> }) {
  const { t, i18n } = useLingui();
  const { currency } = useCompany();
  const { value, edit, error } = form;
  // Every product needs an English name; a Swedish reader's input is used for both until changed.
  const named = (name: string): void =>
    edit((draft) => {
      draft.name.en = name;
      if (i18n.locale === 'sv') draft.name.sv = name;
    });
  return (
    <>
      <Field label={t`SKU`} required error={error('sku')}>
        <TextInput
          value={value.sku}
          name="sku"
          autoFocus
          onChange={(sku) => edit((draft) => void (draft.sku = sku))}
        />
      </Field>
      <Field label={t`Name`} required error={error('name.en')}>
        <TextInput value={value.name.en} name="product-name" onChange={named} />
      </Field>
      <PriceField
        form={form}
        path="price"
        label={t`Price without VAT`}
        currency={currency}
        value={value.price}
        onChange={(price) => edit((draft) => void (draft.price = price))}
      />
    </>
  );
}
