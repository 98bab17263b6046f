import { useLingui } from '@lingui/react/macro';
import {
  bundleModes,
  bundlePricings,
  type BundleMode,
  type BundlePricing,
} from '#model/areas/products/product/bundle-modes.ts';
import { componentsOf, isAssembled, listPriceOf } from '#model/areas/products/product/product.bundle.ts';
import type { ProductForm, ProductRow } from '#model/areas/products/product/product.facts.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { PercentField, PriceField } from '#views/kit/document/number-fields.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import type { Form } from '#views/kit/document/use-form.ts';
import { FormLines } from '#views/kit/lines/form-lines.tsx';
import { Field } from '#views/ui/field.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { Select } from '#views/ui/select.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { bundleModeWords, bundlePricingWords } from './product.messages.ts';
import {
  blankComponent,
  editedComponents,
  savedComponents,
  useComponentColumns,
} from './use-component-columns.ts';

interface CompositionProps {
  readonly form: Form<ProductForm>;
  /** Undefined for a new product. */
  readonly row: ProductRow | undefined;
}

/** What a bundle is, what it costs, and what it is made of; nothing for any other product. [PR18] [PR19] */
export function ProductComposition({ form, row }: CompositionProps) {
  const { t } = useLingui();
  const { replica } = useModel();
  if (form.value.kind !== 'bundle' || !form.value.bundle) return null;
  const isInUse =
    row !== undefined && replica.consider({ kind: 'product', document: row.id, type: 'revise' }) === null;
  return (
    <>
      <Panel title={t`Bundle`}>
        <div className="ui-fields">
          <Mode form={form} />
          <Pricing form={form} />
          {isAssembled(form.value) && <BuildCost form={form} />}
        </div>
      </Panel>
      {isInUse ? (
        <Notice>{t`The bundle is in use. Its page changes what it is made of, with a reason.`}</Notice>
      ) : (
        <Components form={form} id={row?.id} />
      )}
    </>
  );
}

type Part = Pick<CompositionProps, 'form'>;

function Mode({ form: { value, edit, error } }: Part) {
  const { t, i18n } = useLingui();
  return (
    <Field label={t`How it is sold`} error={error('bundle.mode')}>
      <Select<BundleMode>
        value={value.bundle?.mode ?? 'kit'}
        options={bundleModes.map((mode) => ({ value: mode, label: i18n._(bundleModeWords[mode]) }))}
        onChange={(mode) =>
          edit((draft) => {
            if (draft.bundle) draft.bundle.mode = mode;
          })
        }
      />
    </Field>
  );
}

function Pricing({ form }: Part) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { currency } = useCompany();
  const { view } = useModel().replica;
  const { value, edit, error } = form;
  const { bundle } = value;
  if (!bundle) return null;
  const price = format.unitPrice(listPriceOf(view, value), currency);
  return (
    <>
      <Field
        label={t`Its price is`}
        error={error('bundle.pricing')}
        hint={bundle.pricing === 'own' ? undefined : t`${price} without VAT`}
      >
        <Select<BundlePricing>
          value={bundle.pricing}
          options={bundlePricings.map((one) => ({ value: one, label: i18n._(bundlePricingWords[one]) }))}
          onChange={(pricing) =>
            edit((draft) => {
              if (draft.bundle) draft.bundle.pricing = pricing;
            })
          }
        />
      </Field>
      {bundle.pricing === 'sumLess' && <Less form={form} />}
    </>
  );
}

function Less({ form }: Part) {
  const { t } = useLingui();
  return (
    <PercentField
      form={form}
      path="bundle.less"
      label={t`Less`}
      value={form.value.bundle?.less ?? 0}
      onChange={(less) =>
        form.edit((draft) => {
          if (draft.bundle) draft.bundle.less = less;
        })
      }
    />
  );
}

function BuildCost({ form }: Part) {
  const { t } = useLingui();
  const { currency } = useCompany();
  return (
    <PriceField
      form={form}
      path="bundle.buildCost"
      label={t`Cost of building one`}
      hint={t`Beyond its components`}
      currency={currency}
      value={form.value.bundle?.buildCost ?? 0}
      onChange={(cost) =>
        form.edit((draft) => {
          if (draft.bundle) draft.bundle.buildCost = cost;
        })
      }
    />
  );
}

function Components({ form, id }: Part & { readonly id: string | undefined }) {
  const { t } = useLingui();
  const columns = useComponentColumns(id);
  const rows = editedComponents(componentsOf(form.value));
  const missing = form.error('bundle.components');
  return (
    <Panel title={t`Components`} subtitle={t`What one bundle is made of.`} flush>
      {missing !== undefined && <Notice tone="danger">{missing}</Notice>}
      <FormLines
        form={form}
        path="bundle.components"
        label={t`Components`}
        rows={rows}
        columns={columns}
        onRows={(next) =>
          form.edit((draft) => {
            if (draft.bundle) draft.bundle.components = savedComponents(next);
          })
        }
        blank={blankComponent}
      />
    </Panel>
  );
}
