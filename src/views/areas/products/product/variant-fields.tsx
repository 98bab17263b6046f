import './variants.css';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  mayDefineVariants,
  variantValuesOf,
  type VariantValue,
} from '#model/areas/products/product-type/product-type.axes.ts';
import type { Attribute } from '#model/areas/products/product-type/product-type.facts.ts';
import type { ProductForm } from '#model/areas/products/product/product.facts.ts';
import type { VariantGrid } from '#model/areas/products/product/product.grid.ts';
import { isParent } from '#model/areas/products/product/product.parent.ts';
import { combinationsOf, patternOf, variantSku } from '#model/areas/products/product/product.variants.ts';
import type { Form } from '#views/kit/document/use-form.ts';
import { FieldError } from '../product-type/field-error.tsx';
import { Checkbox } from '#views/ui/checkbox.tsx';
import { Field } from '#views/ui/field.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { TextInput } from '#views/ui/text-input.tsx';
import { useAttributesOf } from './product-attributes.tsx';
import { useVariantWords } from './use-variant-words.ts';

interface VariantFieldsProps {
  readonly form: Form<ProductForm>;
}

const noGrid: VariantGrid = { axes: [], pattern: '' };

/** What the variants of a product differ in, and how their SKUs are made; nothing for a product without. [TY5] */
export function VariantFields({ form }: VariantFieldsProps) {
  const { t } = useLingui();
  const { value, error } = form;
  const attributes = useAttributesOf(value.type ?? null);
  const differing = attributes.filter((one) => one.definesVariants && mayDefineVariants(one));
  if (!isParent(value)) return null;
  const { axes } = value.variants ?? noGrid;
  return (
    <Panel
      title={t`Variants`}
      subtitle={t`What they differ in. The first that is ticked is the rows of their grid, the second its columns.`}
    >
      <div className="ui-stack">
        {differing.length === 0 && (
          <Notice>
            <Trans>Choose a type with attributes that define variants.</Trans>
          </Notice>
        )}
        {differing.map((attribute) => (
          <AxisChoice key={attribute.key} form={form} attribute={attribute} />
        ))}
        <FieldError text={axisError(form, axes.length)} />
        {axes.length > 0 && (
          <Field label={t`Their SKUs`} hint={<PatternHint value={value} />} error={error('variants.pattern')}>
            <Pattern form={form} />
          </Field>
        )}
      </div>
    </Panel>
  );
}

/** The one message of the axes: of all of them, or of the first that has one. */
const axisError = ({ error }: Form<ProductForm>, count: number): string | undefined =>
  error('variants.axes') ??
  Array.from({ length: count }, (_, index) => error(`variants.axes.${index}`)).find(Boolean);

function Pattern({ form: { value, edit } }: VariantFieldsProps) {
  const grid = value.variants ?? noGrid;
  return (
    <TextInput
      value={grid.pattern}
      placeholder={patternOf({ ...grid, pattern: '' })}
      onChange={(pattern) =>
        edit((draft) => void (draft.variants = { ...grid, axes: [...grid.axes], pattern }))
      }
    />
  );
}

function PatternHint({ value }: { readonly value: ProductForm }) {
  const { t } = useLingui();
  const grid = value.variants ?? noGrid;
  const [first = {}] = combinationsOf(
    grid.axes.map((axis) => ({ ...axis, values: axis.values.slice(0, 1) })),
  );
  const example = variantSku(value.sku || 'SKU', grid, first);
  return <>{t`For example ${example}`}</>;
}

interface AxisChoiceProps extends VariantFieldsProps {
  readonly attribute: Attribute;
}

/** Whether variants differ in an attribute, and in which of its values. */
function AxisChoice({ form: { value, edit }, attribute }: AxisChoiceProps) {
  const { t } = useLingui();
  const words = useVariantWords(value.type ?? null);
  const { key } = attribute;
  const grid = value.variants ?? noGrid;
  const at = grid.axes.findIndex((one) => one.key === key);
  const axis = grid.axes[at];
  const all = variantValuesOf(attribute);
  const set = (values: readonly VariantValue[]): void =>
    edit((draft) => {
      draft.variants = {
        ...grid,
        axes: grid.axes
          .filter((one) => one.key !== key || values.length > 0)
          .concat(axis || values.length === 0 ? [] : [{ key, values: [] }])
          .map((one) => ({ key: one.key, values: [...(one.key === key ? values : one.values)] })),
      };
    });
  const name = words.attribute(key);
  const place =
    [t`The rows of the grid`, t`The columns of the grid`][at] ?? (at > 1 ? t`A table for each` : undefined);
  return (
    <div className="variant-axis" role="group" aria-label={name}>
      <Checkbox
        label={name}
        hint={place}
        checked={axis !== undefined}
        onChange={(on) => set(on ? all : [])}
      />
      {axis && (
        <AxisValues all={all} chosen={axis.values} say={(one) => words.value(key, one)} onChange={set} />
      )}
    </div>
  );
}

interface AxisValuesProps {
  readonly all: readonly VariantValue[];
  readonly chosen: readonly VariantValue[];
  readonly say: (value: VariantValue) => string;
  readonly onChange: (values: readonly VariantValue[]) => void;
}

function AxisValues({ all, chosen, say, onChange }: AxisValuesProps) {
  const { t } = useLingui();
  return (
    <div className="variant-axis-values">
      {all.map((one) => (
        <Checkbox
          key={String(one)}
          label={say(one)}
          checked={chosen.includes(one)}
          disabledReason={isLast(chosen, one) ? t`At least one is there` : undefined}
          onChange={(on) => onChange(all.filter((other) => (other === one ? on : chosen.includes(other))))}
        />
      ))}
    </div>
  );
}

const isLast = (values: readonly VariantValue[], value: VariantValue): boolean =>
  values.length === 1 && values[0] === value;
