import { useLingui } from '@lingui/react/macro';
import type { Attribute, ProductTypeForm } from '#model/areas/products/product-type/product-type.facts.ts';
import type { Form } from '#views/kit/document/use-form.ts';
import type { FormColumn } from '#views/kit/lines/form-columns.ts';
import { FormLines } from '#views/kit/lines/form-lines.tsx';
import { keyFrom } from './attribute-key.ts';
import { FieldError } from './field-error.tsx';

interface AttributeChoicesProps {
  readonly form: Form<ProductTypeForm>;
  readonly attribute: Attribute;
  readonly index: number;
}

/** A choice as a line: its value, and what it is called. */
interface ChoiceLine {
  readonly value: string;
  readonly en: string;
  readonly sv: string;
}

/** What can be chosen for an attribute; the value follows the English name until somebody writes another. */
export function AttributeChoices({ form, attribute, index }: AttributeChoicesProps) {
  const { t } = useLingui();
  const path = `attributes.${index}.choices`;
  const lines = attribute.choices.map(({ value, label }): ChoiceLine => ({ value, ...label }));
  const columns: readonly FormColumn<ChoiceLine>[] = [
    { kind: 'text', id: 'en', header: t`Choice in English` },
    { kind: 'text', id: 'sv', header: t`Choice in Swedish` },
    { kind: 'text', id: 'value', header: t`Value`, width: '7rem' },
  ];
  const write = (rows: readonly ChoiceLine[]): void =>
    form.edit(({ attributes }) => {
      const own = attributes[index];
      if (own) own.choices = rows.map((row, at) => choiceOf(row, lines[at]));
    });
  return (
    <>
      <FormLines
        // The names of a choice are one level deeper in the form than in its line.
        form={{ ...form, error: (at) => form.error(at.replace(/\.(en|sv)$/, '.label.$1')) }}
        path={path}
        label={t`Choices`}
        rows={lines}
        columns={columns}
        onRows={write}
        blank={() => ({ value: '', en: '', sv: '' })}
      />
      <FieldError text={form.error(path)} />
    </>
  );
}

function choiceOf(
  { value, en, sv }: ChoiceLine,
  before: ChoiceLine | undefined,
): Attribute['choices'][number] {
  const follows = before !== undefined && value === before.value && value === keyFrom(before.en);
  return { value: follows ? keyFrom(en) : value, label: { en, sv } };
}
