import { useLingui } from '@lingui/react/macro';
import type { ImportMapping } from '#model/areas/integrations/data-import/data-import.facts.ts';
import type { Option } from '#views/ui/option.ts';
import type { ColumnFields } from './use-column-fields.ts';
import { useFieldName } from './use-target-name.ts';

/** The choice to read nothing from a column. */
export const NOTHING = '';

/** What a column can be read as; those that something is read for already say so. */
export function useFieldOptions(fields: ColumnFields, { target, columns }: ImportMapping): readonly Option[] {
  const { t } = useLingui();
  const fieldName = useFieldName(target);
  const taken = new Set(columns.map(({ field }) => field));
  const hintOf = (name: string, needed: boolean): string | undefined =>
    taken.has(name) ? t`read` : needed ? t`needed` : undefined;
  return [
    { value: NOTHING, label: t`Nothing is read` },
    ...fields.all.map(({ name, needed }) => ({
      value: name,
      label: fieldName(name),
      hint: hintOf(name, needed === true),
    })),
  ];
}
