import { useLingui } from '@lingui/react/macro';
import { Autocomplete } from '#views/ui/autocomplete.tsx';
import { Field } from '#views/ui/field.tsx';
import type { Option } from '#views/ui/option.ts';
import { Held, Specimen } from './gallery-frame.tsx';
import { useProducts } from './gallery-products.ts';

/** One of many, found by typing. */
export function GallerySearchSelects() {
  const { t } = useLingui();
  const products = useProducts().map(({ id, name, sku }): Option => ({ value: id, label: name, hint: sku }));
  const search = (query: string): readonly Option[] =>
    products.filter(({ label, hint }) => `${label} ${hint}`.toLowerCase().includes(query.toLowerCase()));
  return (
    <>
      <Specimen name={t`Nothing chosen`} id="search-select">
        <Field label={t`Product`} hint={t`Search by name or SKU.`}>
          <Held<Option | null> initial={null}>
            {(value, change) => <Autocomplete value={value} onChange={change} search={search} />}
          </Held>
        </Field>
      </Specimen>
      <Specimen name={t`Chosen`}>
        <Field label={t`Product`}>
          <Held<Option | null> initial={products[0] ?? null}>
            {(value, change) => <Autocomplete value={value} onChange={change} search={search} />}
          </Held>
        </Field>
      </Specimen>
      <Specimen name={t`Wrong, with one message`}>
        <Held<Option | null> initial={null}>
          {(value, change) => (
            <Field label={t`Product`} required error={value === null ? t`Choose a product.` : undefined}>
              <Autocomplete value={value} onChange={change} search={search} />
            </Field>
          )}
        </Held>
      </Specimen>
      <Waiting />
    </>
  );
}

/** One that loads forever, and a disabled one. */
function Waiting() {
  const { t } = useLingui();
  const never = (): Promise<readonly Option[]> => new Promise(() => {});
  return (
    <>
      <Specimen name={t`Loading, once something is typed`} id="search-select-loading">
        <Field label={t`Customer`}>
          <Autocomplete value={null} onChange={() => {}} search={never} />
        </Field>
      </Specimen>
      <Specimen name={t`Off`}>
        <Field label={t`Supplier`}>
          <Autocomplete value={null} onChange={() => {}} search={never} disabled />
        </Field>
      </Specimen>
    </>
  );
}
