import { useLingui } from '@lingui/react/macro';
import {
  attributesOf,
  typesIn,
  valueOf,
  type AttributeValue,
} from '#model/areas/products/product-type/product-type.attributes.ts';
import type { Attribute } from '#model/areas/products/product-type/product-type.facts.ts';
import type { ProductForm } from '#model/areas/products/product/product.facts.ts';
import { axesOf } from '#model/areas/products/product/product.variants.ts';
import { useQuery } from '#views/kit/document/model-context.tsx';
import { useProductName } from '#views/kit/document/product-name.ts';
import type { Form } from '#views/kit/document/use-form.ts';
import { NONE } from '#views/kit/records/record-field.ts';
import { DateInput } from '#views/ui/date-input.tsx';
import { Field } from '#views/ui/field.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { SignedInput } from '#views/ui/scaled-input.tsx';
import { Select } from '#views/ui/select.tsx';
import { TextInput } from '#views/ui/text-input.tsx';

const nothing: readonly Attribute[] = [];

/** The attributes of a type's products, as the device knows them. */
export const useAttributesOf = (type: string | null): readonly Attribute[] =>
  useQuery(['productType'], type ?? '', ({ replica }) => attributesOf(typesIn(replica.view), type), nothing);

/** What a product of its type says of itself; nothing for one without a type. [TY3] */
export function ProductAttributes({ form }: { readonly form: Form<ProductForm> }) {
  const { t } = useLingui();
  // What variants differ in is said by each of them.
  const differing = new Set(axesOf(form.value).map(({ key }) => key));
  const attributes = useAttributesOf(form.value.type ?? null).filter(({ key }) => !differing.has(key));
  if (attributes.length === 0) return null;
  return (
    <Panel title={t`Attributes`} subtitle={t`What products of this type say of themselves.`}>
      <div className="ui-fields">
        {attributes.map((attribute) => (
          <AttributeField key={attribute.key} form={form} attribute={attribute} />
        ))}
      </div>
    </Panel>
  );
}

interface AttributeFieldProps {
  readonly form: Form<ProductForm>;
  readonly attribute: Attribute;
}

function AttributeField({ form, attribute }: AttributeFieldProps) {
  const nameOf = useProductName();
  const { key, label, required } = attribute;
  const path = `attributes.${key}`;
  const set = (value: AttributeValue | null): void =>
    form.edit((draft) => {
      const { [key]: _, ...others } = draft.attributes ?? {};
      draft.attributes = value === null || value === '' ? others : { ...others, [key]: value };
    });
  return (
    <Field label={nameOf({ name: label })} required={required} error={form.error(path)}>
      <AttributeInput
        attribute={attribute}
        value={valueOf(form.value, key)}
        onMistyped={(isWrong) => form.mistyped(path, isWrong)}
        onChange={set}
      />
    </Field>
  );
}

interface AttributeInputProps {
  readonly attribute: Attribute;
  readonly value: AttributeValue | undefined;
  readonly onChange: (value: AttributeValue | null) => void;
  readonly onMistyped: (isWrong: boolean) => void;
}

function AttributeInput(props: AttributeInputProps) {
  const { attribute, value, onChange, onMistyped } = props;
  switch (attribute.kind) {
    case 'text':
      return <TextInput value={String(value ?? '')} onChange={onChange} />;
    case 'number':
      return (
        <SignedInput
          value={typeof value === 'number' ? value : null}
          unit={attribute.unit || undefined}
          onChange={(next) => {
            onMistyped(next === undefined);
            if (next !== undefined) onChange(next);
          }}
        />
      );
    case 'day':
      return <DateInput value={typeof value === 'string' ? value : null} onChange={onChange} />;
    case 'yesNo':
      return <YesNoInput {...props} />;
    case 'choice':
      return <ChoiceInput {...props} />;
    default:
      return attribute.kind satisfies never;
  }
}

function YesNoInput({ value, onChange }: AttributeInputProps) {
  const { t } = useLingui();
  const options = [
    { value: NONE, label: t`Not said` },
    { value: 'true', label: t`Yes` },
    { value: 'false', label: t`No` },
  ];
  return (
    <Select
      value={value === undefined ? NONE : String(value)}
      options={options}
      onChange={(next) => onChange(next === NONE ? null : next === 'true')}
    />
  );
}

/** A value that is no longer among the choices is shown, until another one is chosen. [TY4] */
function ChoiceInput({ attribute, value, onChange }: AttributeInputProps) {
  const { t } = useLingui();
  const nameOf = useProductName();
  const choices = attribute.choices.map((one) => ({ value: one.value, label: nameOf({ name: one.label }) }));
  const isGone = typeof value === 'string' && choices.every((one) => one.value !== value);
  const gone = isGone ? [{ value, label: value, hint: t`no longer offered` }] : [];
  return (
    <Select
      value={value === undefined ? NONE : String(value)}
      options={[{ value: NONE, label: t`Not said` }, ...choices, ...gone]}
      onChange={(next) => onChange(next === NONE ? null : next)}
    />
  );
}
