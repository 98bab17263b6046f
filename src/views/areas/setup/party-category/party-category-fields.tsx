import { useLingui } from '@lingui/react/macro';
import type {
  PartyCategoryForm,
  PartyCategoryRow,
  PartyKind,
} from '#model/areas/setup/party-category/party-category.ts';
import { withDescendants } from '#views/kit/records/record-tree.ts';
import type { Form } from '#views/kit/document/use-form.ts';
import type { AnyFields } from '#views/kit/records/record-field.ts';
import { RecordFields } from '#views/kit/records/record-fields.tsx';
import { TouchedNotice } from './touched-notice.tsx';
import { usePartyCategories } from './use-party-categories.ts';

interface PartyCategoryFieldsProps<F extends PartyCategoryForm> {
  readonly party: PartyKind;
  readonly form: Form<F>;
  readonly fields: AnyFields;
  readonly row: PartyCategoryRow | undefined;
  readonly focus: boolean;
}

/** A category's form: it is never below itself, and says whom a changed default touches. */
export function PartyCategoryFields<F extends PartyCategoryForm>({
  party,
  form,
  fields,
  row,
  focus,
}: PartyCategoryFieldsProps<F>) {
  const { t } = useLingui();
  const { rows, optionsBut } = usePartyCategories(party);
  const own = row ? withDescendants(rows, row.id) : new Set<string>();
  const [identity, defaults] = [['name', 'parent'], Object.keys(fields).filter((path) => path.includes('.'))];
  const part = { form, fields, isNew: !row };
  return (
    <>
      <RecordFields
        {...part}
        only={identity}
        focus={focus}
        options={{ parent: optionsBut(form.value.parent, own) }}
      />
      <h3 className="ui-heading">
        {party === 'customer' ? t`For customers that follow it` : t`For suppliers that follow it`}
      </h3>
      <RecordFields {...part} only={defaults} />
      {row && <TouchedNotice party={party} row={row} form={form.value} />}
    </>
  );
}
