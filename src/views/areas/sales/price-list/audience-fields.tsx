import { useLingui } from '@lingui/react/macro';
import type { PriceListForm } from '#model/areas/sales/price-list/price-list.facts.ts';
import { useDocumentName } from '#views/kit/document/document-name.ts';
import type { Form } from '#views/kit/document/use-form.ts';
import { useRecordOptions } from '#views/kit/records/use-record-options.ts';
import { Button } from '#views/ui/button.tsx';
import { Field } from '#views/ui/field.tsx';
import { Select } from '#views/ui/select.tsx';
import { priceListFields } from './price-list.fields.ts';
import '#views/kit/document/tags.css';

interface AudienceProps {
  readonly form: Form<PriceListForm>;
}

const tables = { customers: 'customer', customerCategories: 'customerCategory' } as const;

/** Whom a list is for: customers and categories, chosen one by one; for everyone, where none is. */
export function AudienceFields({ form }: AudienceProps) {
  const { t } = useLingui();
  const { customers, customerCategories } = form.value;
  const isForAll = customers.length + customerCategories.length === 0;
  return (
    <>
      <Chosen
        form={form}
        field="customers"
        label={t`Customers`}
        hint={isForAll ? t`For every customer, as long as you choose none.` : undefined}
      />
      <Chosen form={form} field="customerCategories" label={t`Customer categories`} />
    </>
  );
}

interface ChosenProps extends AudienceProps {
  readonly field: keyof typeof tables;
  readonly label: string;
  readonly hint?: string | undefined;
}

function Chosen({ form, field, label, hint }: ChosenProps) {
  const { t } = useLingui();
  const table = tables[field];
  const nameOf = useDocumentName();
  const chosen = form.value[field];
  const { label: name } = priceListFields[field];
  const options = useRecordOptions({ label: name, as: { table } }, null);
  const edit = (change: (ids: string[]) => void): void => form.edit((draft) => change(draft[field]));
  const wrong = chosen.map((_, index) => form.error(`${field}.${index}`)).find(Boolean);
  return (
    <Field label={label} optional wide hint={hint} error={wrong ?? form.error(field)}>
      <Select
        value={null}
        placeholder={t`Add …`}
        options={options.filter(({ value }) => !chosen.includes(value))}
        onChange={(id) => edit((ids) => void ids.push(id))}
      />
      {chosen.length > 0 && (
        <ul className="tag-chosen">
          {chosen.map((id) => {
            const called = nameOf(table, id);
            return (
              <li key={id}>
                {called}
                <Button
                  variant="quiet"
                  size="sm"
                  icon="x"
                  label={t`Remove ${called}`}
                  onClick={() => edit((ids) => void ids.splice(ids.indexOf(id), 1))}
                />
              </li>
            );
          })}
        </ul>
      )}
    </Field>
  );
}
