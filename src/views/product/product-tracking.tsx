import { useLingui } from '@lingui/react/macro';
import type { ProductForm } from '#model/product/product.facts.ts';
import { trackings } from '#model/product/trackings.ts';
import type { Form } from '../document/use-form.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { Field } from '../ui/field.tsx';
import { Panel } from '../ui/panel.tsx';
import { Select } from '../ui/select.tsx';
import { trackingWords } from './product.messages.ts';

/** Whether the stock of a product is told apart by lot or serial number, and whether it expires. */
export function ProductTracking({ form }: { readonly form: Form<ProductForm> }) {
  const { t, i18n } = useLingui();
  const { value, edit, error } = form;
  const { tracking = 'none', expires = false } = value;
  if (value.kind !== 'stocked' && tracking === 'none') return null;
  return (
    <Panel title={t`Lots and serial numbers`}>
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
            hint={t`A day of expiry is asked at receipt, and what expires first is picked first`}
            checked={expires}
            onChange={(on) => edit((draft) => void (draft.expires = on))}
          />
        )}
      </div>
    </Panel>
  );
}
