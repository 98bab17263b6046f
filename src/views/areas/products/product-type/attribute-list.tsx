import './product-type.css';
import { Trans, useLingui } from '@lingui/react/macro';
import type {
  Attribute,
  ProductTypeForm,
  ProductTypeRow,
} from '#model/areas/products/product-type/product-type.facts.ts';
import type { Form } from '#views/kit/document/use-form.ts';
import { Button } from '#views/ui/button.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { AttributeCard } from './attribute-card.tsx';

interface AttributeListProps {
  readonly form: Form<ProductTypeForm>;
  /** Undefined for a new type. */
  readonly row: ProductTypeRow | undefined;
}

const blank: Attribute = {
  key: '',
  label: { en: '', sv: '' },
  kind: 'text',
  unit: '',
  required: false,
  searchable: false,
  choices: [],
};

/** The attributes that a type adds to those above it, one below the other. */
export function AttributeList({ form, row }: AttributeListProps) {
  const { t } = useLingui();
  const { value, edit } = form;
  const saved = new Set(row?.attributes.map(({ key }) => key));
  return (
    <Panel
      title={t`Attributes`}
      subtitle={t`Fields of the products of this type.`}
      actions={
        <Button
          size="sm"
          icon="plus"
          data-testid="add-attribute"
          onClick={() => edit((draft) => void draft.attributes.push({ ...blank, choices: [] }))}
        >
          <Trans>Add attribute</Trans>
        </Button>
      }
    >
      {value.attributes.length === 0 && (
        <p className="ui-soft">
          <Trans>None of its own yet.</Trans>
        </p>
      )}
      <div className="ui-stack">
        {/* Keys are being typed: attributes are identified by position. */}
        {value.attributes.map((attribute, index) => (
          // oxlint-disable-next-line react/no-array-index-key
          <AttributeCard key={index} {...{ form, attribute, index, isSaved: saved.has(attribute.key) }} />
        ))}
      </div>
    </Panel>
  );
}
