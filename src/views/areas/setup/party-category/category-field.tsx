import { useLingui } from '@lingui/react/macro';
import { isArchived } from '#model/engine/archived.ts';
import type { PartyKind } from '#model/areas/setup/party-category/party-category.ts';
import { Autocomplete } from '#views/ui/autocomplete.tsx';
import { Field } from '#views/ui/field.tsx';
import { usePartyCategories } from './use-party-categories.ts';

interface CategoryFieldProps {
  readonly party: PartyKind;
  /** An id, or the name of a category that is to be made. */
  readonly value: string | null;
  readonly error: string | undefined;
  readonly onChange: (category: string | null) => void;
}

/** The category of a party: one of the tree, or a new one by typing its name. */
export function CategoryField({ party, value, error, onChange }: CategoryFieldProps) {
  const { t } = useLingui();
  const { rows, pathOf, optionsBut } = usePartyCategories(party);
  const isNew = value !== null && !rows.some(({ id }) => id === value);
  const options = optionsBut(value, new Set(rows.filter(isArchived).map(({ id }) => id)));
  const search = (query: string) => {
    const words = query.toLowerCase().split(/\s+/).filter(Boolean);
    return options.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)));
  };
  return (
    <Field label={t`Category`} optional error={error} hint={isNew ? t`A new category` : undefined}>
      <Autocomplete
        value={value === null ? null : { value, label: pathOf(value) }}
        search={search}
        placeholder={t`Search, or type a new one`}
        creating={{ label: (name) => t`New category ${name}`, onCreate: (name) => onChange(name) }}
        onChange={(option) => onChange(option?.value ?? null)}
      />
    </Field>
  );
}
