import { useLingui } from '@lingui/react/macro';
import { Field } from '#views/ui/field.tsx';
import type { Option } from '#views/ui/option.ts';
import { Select } from '#views/ui/select.tsx';
import { Held, Specimen } from './gallery-frame.tsx';

/** Some locations of a warehouse, one of which is disabled. */
export function usePlaces(): readonly Option[] {
  const { t } = useLingui();
  return [
    { value: 'receiving', label: t`Receiving`, icon: 'packageImport', hint: 'R-01' },
    { value: 'shelf', label: t`Shelf`, icon: 'layers', hint: 'A-04-2' },
    { value: 'packing', label: t`Packing`, icon: 'package', hint: 'P-01' },
    { value: 'blocked', label: t`Quarantine`, icon: 'lock', hint: 'Q-01', disabled: true },
  ];
}

/** Enough countries for a filter to appear. */
function useCountries(): readonly Option[] {
  const { i18n } = useLingui();
  const names = new Intl.DisplayNames(i18n.locale, { type: 'region' });
  return ['DK', 'EE', 'FI', 'FR', 'DE', 'IS', 'IT', 'LV', 'LT', 'NL', 'NO', 'PL', 'SE'].map((code) => ({
    value: code,
    label: names.of(code) ?? code,
    hint: code,
  }));
}

/** One of known options. */
export function GallerySelects() {
  const { t } = useLingui();
  const places = usePlaces();
  const countries = useCountries();
  return (
    <>
      <Specimen name={t`Nothing chosen`} id="select-empty">
        <Field label={t`Location`}>
          <Held<string | null> initial={null}>
            {(value, change) => <Select value={value} options={places} onChange={change} />}
          </Held>
        </Field>
      </Specimen>
      <Specimen name={t`Chosen`} id="select-chosen">
        <Field label={t`Location`}>
          <Held initial="shelf">
            {(value, change) => <Select value={value} options={places} onChange={change} />}
          </Held>
        </Field>
      </Specimen>
      <Specimen name={t`Many, with a filter`} id="select-many">
        <Field label={t`Country`}>
          <Held initial="SE">
            {(value, change) => <Select value={value} options={countries} onChange={change} />}
          </Held>
        </Field>
      </Specimen>
      <OtherSelects places={places} />
    </>
  );
}

function Wrong({ places }: { readonly places: readonly Option[] }) {
  const { t } = useLingui();
  return (
    <Specimen name={t`Wrong, with one message`}>
      <Held<string | null> initial={null}>
        {(value, change) => (
          <Field label={t`Location`} required error={value === null ? t`Choose where it is put.` : undefined}>
            <Select value={value} options={places} onChange={change} />
          </Field>
        )}
      </Held>
    </Specimen>
  );
}

function OtherSelects({ places }: { readonly places: readonly Option[] }) {
  const { t } = useLingui();
  return (
    <>
      <Wrong places={places} />
      <Specimen name={t`Off`}>
        <Field label={t`Warehouse`}>
          <Select value="shelf" options={places} disabled onChange={() => {}} />
        </Field>
      </Specimen>
      <Specimen name={t`Nothing to choose from`} id="select-none">
        <Field label={t`Price list`}>
          <Select value={null} options={[]} onChange={() => {}} />
        </Field>
      </Specimen>
      <Specimen name={t`Small`}>
        <Held initial="packing">
          {(value, change) => (
            <Select size="sm" label={t`Location`} value={value} options={places} onChange={change} />
          )}
        </Held>
      </Specimen>
    </>
  );
}
