import './tag.css';
import { useLingui } from '@lingui/react/macro';
import {
  taggedKinds,
  tagForm,
  type TaggedKind,
  type TagForm,
  type TagRow,
} from '#model/areas/setup/tag/tag.facts.ts';
import { RecordFields } from '#views/kit/records/record-fields.tsx';
import { RecordPanel, type RecordFormProps } from '#views/kit/records/record-panel.tsx';
import { Checkbox } from '#views/ui/checkbox.tsx';
import { TagUses } from './tag-uses.tsx';
import { taggedWords, tagFields } from './tag.fields.ts';
import { tagWords } from './tag.look.ts';

interface TagPanelProps {
  /** Undefined for a new tag. */
  readonly row?: TagRow | undefined;
  readonly onClose: () => void;
}

/** Creates a tag, or edits one. */
export function TagPanel({ row, onClose }: TagPanelProps) {
  return (
    <RecordPanel
      kind="tag"
      words={tagWords}
      schema={tagForm}
      fields={tagFields}
      row={row}
      fresh={{ kinds: [...taggedKinds] }}
      title={row?.name}
      form={Fields}
      onClose={onClose}
    />
  );
}

const own = ['name', 'tone'];

function Fields({ form, fields, row, focus }: RecordFormProps<TagForm, TagRow>) {
  return (
    <>
      <RecordFields {...{ form, fields, focus, isNew: !row }} only={own} />
      <Kinds form={form} />
      {row && <TagUses tag={row} />}
    </>
  );
}

/** What the tag is for, in one order however it was chosen. [TG2] */
function Kinds({ form }: Pick<RecordFormProps<TagForm, TagRow>, 'form'>) {
  const { t, i18n } = useLingui();
  const { value, edit, error } = form;
  const set = (kind: TaggedKind, on: boolean): void =>
    edit((draft) => {
      draft.kinds = taggedKinds.filter((one) => (one === kind ? on : value.kinds.includes(one)));
    });
  return (
    <fieldset className="tag-kinds">
      <legend className="ui-field-label">{t`May be put on`}</legend>
      {taggedKinds.map((kind) => (
        <Checkbox
          key={kind}
          label={i18n._(taggedWords[kind])}
          checked={value.kinds.includes(kind)}
          onChange={(on) => set(kind, on)}
        />
      ))}
      {error('kinds') !== undefined && (
        <p className="ui-field-error" role="alert">
          {error('kinds')}
        </p>
      )}
    </fieldset>
  );
}
