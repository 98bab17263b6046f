import './variants.css';
import { useLingui } from '@lingui/react/macro';
import type { ProductForm, ProductRow } from '#model/areas/products/product/product.facts.ts';
import { isArchived } from '#model/engine/archived.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useRows } from '#views/kit/document/model-context.tsx';
import type { Form } from '#views/kit/document/use-form.ts';
import { FieldError } from '../product-type/field-error.tsx';
import { Autocomplete } from '#views/ui/autocomplete.tsx';
import { Button } from '#views/ui/button.tsx';
import type { KeyValue } from '#views/ui/key-values.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { UiLink } from '#views/ui/ui-link.tsx';
import { useLineWords } from './line-words.ts';
import { useProductChoice } from './product-search.ts';

interface SubstitutesProps {
  readonly form: Form<ProductForm>;
  /** Undefined for a new product. */
  readonly row: ProductRow | undefined;
}

/** The products that are offered in place of this one, the best first. [PR27] */
export function ProductSubstitutes({ form, row }: SubstitutesProps) {
  const { t } = useLingui();
  const chosen = form.value.substitutes ?? [];
  const choice = useProductChoice(
    (one) => one.id !== row?.id && !isArchived(one) && !chosen.includes(one.id),
  );
  const set = (next: readonly string[]): void => form.edit((draft) => void (draft.substitutes = [...next]));
  const error = chosen.map((_, index) => form.error(`substitutes.${index}`)).find(Boolean);
  return (
    <Panel
      title={t`Substitutes`}
      subtitle={t`Offered in sales orders where there is too little of this one.`}
    >
      <div className="ui-stack">
        <Chosen ids={chosen} onChange={set} />
        <FieldError text={error} />
        <Autocomplete
          label={t`Add a substitute`}
          placeholder={t`SKU, name or barcode`}
          value={null}
          stays
          {...choice}
          onChange={(option) => option && set([...chosen, option.value])}
        />
      </div>
    </Panel>
  );
}

interface ChosenProps {
  readonly ids: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
}

/** The chosen ones, each to be taken out. */
function Chosen({ ids, onChange }: ChosenProps) {
  const { t } = useLingui();
  const { name } = useLineWords();
  return ids.map((id) => {
    const said = name({ product: id });
    return (
      <span key={id} className="variant-line">
        <span>{said}</span>
        <Button
          variant="quiet"
          size="sm"
          icon="x"
          label={t`Remove ${said}`}
          onClick={() => onChange(ids.filter((one) => one !== id))}
        />
      </span>
    );
  });
}

/** The substitutes of a product, each the way to its page; nothing without any. */
export function useSubstitutes({ substitutes = [] }: ProductRow): readonly KeyValue[] {
  const { t } = useLingui();
  const paths = usePaths();
  const known = new Map(useRows('product').map((one) => [one.id, one]));
  const links = substitutes.flatMap((id) => {
    const product = known.get(id);
    return product
      ? [
          <UiLink key={id} to={paths.to(`/apps/products/${id}`)}>
            {product.sku}
          </UiLink>,
        ]
      : [];
  });
  if (links.length === 0) return [];
  return [
    { id: 'substitutes', label: t`Substitutes`, value: <span className="variant-inherited">{links}</span> },
  ];
}
