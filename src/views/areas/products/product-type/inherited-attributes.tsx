import { useLingui } from '@lingui/react/macro';
import { attributesOf, typesIn } from '#model/areas/products/product-type/product-type.attributes.ts';
import type { Attribute, ProductTypeForm } from '#model/areas/products/product-type/product-type.facts.ts';
import { useQuery } from '#views/kit/document/model-context.tsx';
import { useProductName } from '#views/kit/document/product-name.ts';
import type { Form } from '#views/kit/document/use-form.ts';
import { Checkbox } from '#views/ui/checkbox.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { FieldError } from './field-error.tsx';
import { attributeKindWords } from './attribute.messages.ts';

interface InheritedProps {
  readonly form: Form<ProductTypeForm>;
}

const nothing: readonly Attribute[] = [];

/** The attributes that come from the types above; of their choices a type may offer some. [TY2] */
export function InheritedAttributes({ form }: InheritedProps) {
  const { t, i18n } = useLingui();
  const nameOf = useProductName();
  const { parent } = form.value;
  const inherited = useQuery(
    ['productType'],
    parent ?? '',
    ({ replica }) => attributesOf(typesIn(replica.view), parent),
    nothing,
  );
  if (inherited.length === 0) return null;
  return (
    <Panel title={t`From the types above`}>
      <div className="ui-stack">
        {inherited.map((attribute) => (
          <div key={attribute.key} className="product-type-attribute">
            <span>
              <strong>{nameOf({ name: attribute.label })}</strong>{' '}
              <span className="ui-faint">{i18n._(attributeKindWords[attribute.kind])}</span>
            </span>
            {attribute.kind === 'choice' && <Narrowing form={form} attribute={attribute} />}
          </div>
        ))}
      </div>
    </Panel>
  );
}

function Narrowing({ form, attribute }: InheritedProps & { readonly attribute: Attribute }) {
  const { t } = useLingui();
  const nameOf = useProductName();
  const { key, choices } = attribute;
  const all = choices.map(({ value }) => value);
  const at = form.value.narrowed.findIndex((one) => one.key === key);
  const only = form.value.narrowed[at]?.choices ?? all;
  const offered = all.filter((value) => only.includes(value));
  const offer = (value: string, on: boolean): void => {
    const next = all.filter((one) => (one === value ? on : offered.includes(one)));
    form.edit((draft) => {
      const others = draft.narrowed.filter((one) => one.key !== key);
      draft.narrowed = next.length === all.length ? others : [...others, { key, choices: next }];
    });
  };
  const isLast = (value: string): boolean => offered.length === 1 && offered[0] === value;
  return (
    <div className="product-type-choices" role="group" aria-label={nameOf({ name: attribute.label })}>
      {choices.map(({ value, label }) => (
        <Checkbox
          key={value}
          label={nameOf({ name: label })}
          checked={offered.includes(value)}
          disabledReason={isLast(value) ? t`At least one is offered` : undefined}
          onChange={(on) => offer(value, on)}
        />
      ))}
      <FieldError text={form.error(`narrowed.${at}.choices`)} />
    </div>
  );
}
