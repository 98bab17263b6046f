import { useLingui } from '@lingui/react/macro';
import type { Draft } from 'immer';
import {
  attributeKinds,
  type Attribute,
  type ProductTypeForm,
} from '#model/areas/products/product-type/product-type.facts.ts';
import { mayDefineVariants } from '#model/areas/products/product-type/product-type.axes.ts';
import { useProductName } from '#views/kit/document/product-name.ts';
import type { Form } from '#views/kit/document/use-form.ts';
import { Button } from '#views/ui/button.tsx';
import { Checkbox } from '#views/ui/checkbox.tsx';
import { Field } from '#views/ui/field.tsx';
import { Select } from '#views/ui/select.tsx';
import { TextInput } from '#views/ui/text-input.tsx';
import { AttributeChoices } from './attribute-choices.tsx';
import { keyFrom } from './attribute-key.ts';
import { attributeKindWords } from './attribute.messages.ts';

interface AttributeCardProps {
  readonly form: Form<ProductTypeForm>;
  readonly attribute: Attribute;
  readonly index: number;
  /** Products may have values of it: key and kind of value stay. */
  readonly isSaved: boolean;
}

type Change = (attribute: Draft<Attribute>) => void;

/** One attribute, with its place among the others. */
export function AttributeCard(props: AttributeCardProps) {
  const { t } = useLingui();
  const nameOf = useProductName();
  const { form, attribute, index } = props;
  const change = (write: Change): void =>
    form.edit(({ attributes }) => {
      const own = attributes[index];
      if (own) write(own);
    });
  const title = nameOf({ name: attribute.label }) || t`Attribute ${index + 1}`;
  return (
    <div className="product-type-attribute" role="group" aria-label={title}>
      <div className="product-type-attribute-head">
        <strong>{title}</strong>
        <Place {...props} title={title} />
      </div>
      <div className="ui-fields">
        <Names {...props} change={change} />
        <Meaning {...props} change={change} />
        <Uses attribute={attribute} change={change} />
      </div>
      {attribute.kind === 'choice' && <AttributeChoices form={form} attribute={attribute} index={index} />}
    </div>
  );
}

/** What it is used for, besides being said. */
function Uses({ attribute, change }: Pick<PartProps, 'attribute' | 'change'>) {
  const { t } = useLingui();
  return (
    <>
      <Checkbox
        label={t`Required`}
        hint={t`A product without it is not activated`}
        checked={attribute.required}
        onChange={(on) => change((own) => void (own.required = on))}
      />
      <Checkbox
        label={t`Searchable`}
        hint={t`A filter and a column of the products`}
        checked={attribute.searchable}
        onChange={(on) => change((own) => void (own.searchable = on))}
      />
      {mayDefineVariants(attribute) && (
        <Checkbox
          label={t`Defines variants`}
          hint={t`Products can have variants that differ in it`}
          checked={attribute.definesVariants ?? false}
          onChange={(on) => change((own) => void (own.definesVariants = on))}
        />
      )}
    </>
  );
}

/** Moves it up or down among the attributes, or takes it out. */
function Place({ form, index, title }: AttributeCardProps & { readonly title: string }) {
  const { t } = useLingui();
  const last = form.value.attributes.length - 1;
  const move = (to: number): void =>
    form.edit(({ attributes }) => void attributes.splice(to, 0, ...attributes.splice(index, 1)));
  return (
    <span>
      <Button
        variant="quiet"
        size="sm"
        icon="chevronUp"
        label={t`Move ${title} up`}
        disabledReason={index === 0 ? t`It is the first already.` : undefined}
        onClick={() => move(index - 1)}
      />
      <Button
        variant="quiet"
        size="sm"
        icon="chevronDown"
        label={t`Move ${title} down`}
        disabledReason={index === last ? t`It is the last already.` : undefined}
        onClick={() => move(index + 1)}
      />
      <Button
        variant="quiet"
        size="sm"
        icon="trash"
        label={t`Remove ${title}`}
        onClick={() => form.edit(({ attributes }) => void attributes.splice(index, 1))}
      />
    </span>
  );
}

interface PartProps extends AttributeCardProps {
  readonly change: (write: Change) => void;
}

/** Its names, and the key, which follows the English name until somebody writes another. */
function Names({ form, attribute, index, isSaved, change }: PartProps) {
  const { t } = useLingui();
  const at = `attributes.${index}`;
  const { key, label } = attribute;
  return (
    <>
      <Field label={t`Name in English`} required error={form.error(`${at}.label.en`)}>
        <TextInput
          value={label.en}
          autoFocus={label.en === ''}
          onChange={(en) =>
            change((own) => {
              if (!isSaved && key === keyFrom(label.en)) own.key = keyFrom(en);
              own.label.en = en;
            })
          }
        />
      </Field>
      <Field label={t`Name in Swedish`} optional error={form.error(`${at}.label.sv`)}>
        <TextInput value={label.sv} onChange={(sv) => change((own) => void (own.label.sv = sv))} />
      </Field>
      <Field
        label={t`Key`}
        required
        hint={t`Its column in imports: attr.${key}`}
        error={form.error(`${at}.key`)}
      >
        <TextInput
          value={key}
          readOnly={isSaved}
          onChange={(next) => change((own) => void (own.key = next.toLowerCase()))}
        />
      </Field>
    </>
  );
}

/** What its values are. */
function Meaning({ form, attribute, index, isSaved, change }: PartProps) {
  const { t, i18n } = useLingui();
  const at = `attributes.${index}`;
  return (
    <>
      <Field
        label={t`Kind of value`}
        hint={isSaved ? t`Stays once it is saved.` : undefined}
        error={form.error(`${at}.kind`)}
      >
        <Select
          value={attribute.kind}
          disabled={isSaved}
          options={attributeKinds.map((kind) => ({ value: kind, label: i18n._(attributeKindWords[kind]) }))}
          onChange={(kind) =>
            change((own) => void Object.assign(own, { kind, unit: '', choices: [], definesVariants: false }))
          }
        />
      </Field>
      {attribute.kind === 'number' && (
        <Field label={t`Unit`} optional error={form.error(`${at}.unit`)}>
          <TextInput value={attribute.unit} onChange={(unit) => change((own) => void (own.unit = unit))} />
        </Field>
      )}
    </>
  );
}
