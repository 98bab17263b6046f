import { Plural, useLingui } from '@lingui/react/macro';
import { binsHolding } from '#model/areas/products/product/product.rules.ts';
import type { ProductForm, ProductRow } from '#model/areas/products/product/product.facts.ts';
import { trackings } from '#model/areas/products/product-type/trackings.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useQuery } from '#views/kit/document/model-context.tsx';
import type { Form } from '#views/kit/document/use-form.ts';
import { Button } from '#views/ui/button.tsx';
import { Checkbox } from '#views/ui/checkbox.tsx';
import { Field } from '#views/ui/field.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { Select } from '#views/ui/select.tsx';
import { trackingWords } from '../product-type/tracking.messages.ts';
import { isStocked } from '#model/areas/products/product/product.bundle.ts';

interface ProductTrackingProps {
  readonly form: Form<ProductForm>;
  /** Undefined for a new product. */
  readonly row: ProductRow | undefined;
}

/** Whether the stock of a product is told apart by lot or serial number, and whether it expires. */
export function ProductTracking({ form, row }: ProductTrackingProps) {
  const { t, i18n } = useLingui();
  const { value, edit, error } = form;
  const { tracking = 'none', expires = false } = value;
  if (!isStocked(value) && tracking === 'none') return null;
  return (
    <Panel title={t`Lots and serial numbers`}>
      {row && tracking !== (row.tracking ?? 'none') && <WhereItLies product={row.id} />}
      <div className="ui-fields">
        <Field
          label={t`Told apart by`}
          hint={t`Changes only while there is no stock`}
          error={error('tracking')}
        >
          <Select
            value={tracking}
            options={trackings.map((one) => ({ value: one, label: i18n._(trackingWords[one]) }))}
            onChange={(next) =>
              edit((draft) => {
                draft.tracking = next;
                if (next === 'none') draft.expires = false;
              })
            }
          />
        </Field>
        {tracking !== 'none' && (
          <Checkbox
            label={t`It expires`}
            hint={t`Expiry date is required at receipt; what expires first is picked first`}
            checked={expires}
            onChange={(on) => edit((draft) => void (draft.expires = on))}
          />
        )}
      </div>
    </Panel>
  );
}

/** Why tracking stays as it is, and where to see the places that hold the product. [TY6] */
function WhereItLies({ product }: { readonly product: string }) {
  const { t } = useLingui();
  const paths = usePaths();
  const bins = useQuery(
    ['balance'],
    product,
    ({ replica }) => binsHolding(replica.view.by('balance', 'product', product)),
    0,
  );
  if (bins === 0) return null;
  return (
    <Notice
      tone="warning"
      actions={
        <Button icon="mapPin" to={paths.to(`/apps/products/${product}?tab=places`)}>
          {t`Show where it lies`}
        </Button>
      }
    >
      <Plural
        value={bins}
        one="# place holds it. How its stock is told apart changes once there is none."
        other="# places hold it. How its stock is told apart changes once there is none."
      />
    </Notice>
  );
}
