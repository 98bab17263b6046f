import './tags.css';
import { useLingui } from '@lingui/react/macro';
import { isArchived } from '#model/engine/archived.ts';
import type { TaggedKind, TagRow } from '#model/areas/setup/tag/tag.facts.ts';
import { useRows } from './model-context.tsx';
import { Field } from '#views/ui/field.tsx';
import { Icon } from '#views/ui/icon.tsx';
import { Select } from '#views/ui/select.tsx';
import { useTagLooks } from './tag-badges.tsx';

interface TagsFieldProps {
  readonly kind: TaggedKind;
  readonly value: readonly string[] | undefined;
  readonly error: string | undefined;
  readonly onChange: (tags: readonly string[]) => void;
}

/** The tags of a document: those chosen, each with a button that takes it away, and a list of the others. [TG3] */
export function TagsField({ kind, value = [], error, onChange }: TagsFieldProps) {
  const { t, i18n } = useLingui();
  const rows: readonly TagRow[] = useRows('tag');
  const options = rows
    .filter((row) => !isArchived(row) && row.kinds.includes(kind) && !value.includes(row.id))
    .map(({ id, name }) => ({ value: id, label: name }))
    .toSorted((a, b) => a.label.localeCompare(b.label, i18n.locale));
  // Where a company has no tags, nothing is asked.
  if (options.length === 0 && value.length === 0) return null;
  return (
    <Field label={t`Tags`} optional error={error}>
      <Chosen tags={value} onRemove={(tag) => onChange(value.filter((one) => one !== tag))} />
      <Select
        value={null}
        options={options}
        placeholder={t`Add a tag`}
        onChange={(tag) => onChange([...value, tag])}
      />
    </Field>
  );
}

/** Removing the focused button would lose the focus: it goes to the next tag, or to the list of the others. */
function focusBeside(button: HTMLElement): void {
  const item = button.closest('li');
  const beside = item?.nextElementSibling ?? item?.previousElementSibling;
  const next =
    beside?.querySelector<HTMLElement>('button') ??
    item?.closest('.ui-field')?.querySelector<HTMLElement>('[role=combobox]');
  next?.focus({ preventScroll: true });
}

interface ChosenProps {
  readonly tags: readonly string[];
  readonly onRemove: (tag: string) => void;
}

function Chosen({ tags, onRemove }: ChosenProps) {
  const { t } = useLingui();
  const looks = useTagLooks()(tags);
  if (looks.length === 0) return null;
  return (
    <ul className="tag-chosen" aria-label={t`Chosen tags`}>
      {looks.map(({ id, name, tone, icon }) => (
        <li key={id} className="ui-chip ui-badge" data-tone={tone}>
          <Icon name={icon} size={14} />
          {name}
          <button
            type="button"
            className="ui-chip-remove"
            aria-label={t`Remove ${name}`}
            onClick={({ currentTarget }) => {
              focusBeside(currentTarget);
              onRemove(id);
            }}
          >
            <Icon name="x" size={13} />
          </button>
        </li>
      ))}
    </ul>
  );
}
