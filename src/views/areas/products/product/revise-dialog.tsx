import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Refusal } from '#model/engine/envelope.ts';
import {
  bundleRevision,
  type BundleRevision,
  type ProductRow,
} from '#model/areas/products/product/product.facts.ts';
import { componentsOf } from '#model/areas/products/product/product.bundle.ts';
import { RefusalNotice } from '#views/kit/document/refusal-notice.tsx';
import { useForm, type Form } from '#views/kit/document/use-form.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { useReasonChoices } from '#views/kit/document/use-reasons.ts';
import { FormLines } from '#views/kit/lines/form-lines.tsx';
import { GiveDialog } from '#views/ui/give-dialog.tsx';
import { Field } from '#views/ui/field.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { Select } from '#views/ui/select.tsx';
import { productBlankRows } from './product-blank-rows.ts';
import {
  blankComponent,
  editedComponents,
  savedComponents,
  useComponentColumns,
} from './use-component-columns.ts';

interface ReviseProps {
  readonly row: ProductRow;
  readonly onClose: () => void;
}

const blanks = { components: productBlankRows['bundle.components'] };

/** Asks what a bundle in use is to be made of from now on, and why. Orders that are confirmed keep what they have. [PR29] */
export function ReviseDialog({ row, onClose }: ReviseProps) {
  const { t } = useLingui();
  const { form, refusal, give } = useRevision(row, onClose);
  return (
    <GiveDialog
      title={t`Change composition`}
      width="46rem"
      onClose={onClose}
      testId="give-revise"
      onGive={give}
    >
      <div className="ui-stack">
        <Notice>{t`Confirmed orders keep what they were sold with.`}</Notice>
        <RefusalNotice kind="product" refusal={refusal} />
        <Components form={form} bundle={row.id} />
        <Reason form={form} />
      </div>
    </GiveDialog>
  );
}

/** The revision as it is written; `give` sends it. */
function useRevision(row: ProductRow, onClose: () => void) {
  const propose = usePropose();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const initial = { reason: '', components: [...componentsOf(row)] };
  const form = useForm<BundleRevision>(bundleRevision, initial, undefined, undefined, blanks);
  const give = (): void => {
    if (!form.check()) return;
    const command = { kind: 'product', document: row.id, type: 'revise', data: form.written } as const;
    const why = propose(command, { quiet: true });
    if (!why) return onClose();
    setRefusal(why);
    form.show(why);
  };
  return { form, refusal, give };
}

interface PartProps {
  readonly form: Form<BundleRevision>;
}

function Reason({ form }: PartProps) {
  const { t } = useLingui();
  return (
    <Field label={t`Reason`} required error={form.error('reason')}>
      <Select<string>
        value={form.value.reason || null}
        options={useReasonChoices('amend')}
        onChange={(reason) => form.edit((draft) => void (draft.reason = reason))}
      />
    </Field>
  );
}

function Components({ form, bundle }: PartProps & { readonly bundle: string }) {
  const { t } = useLingui();
  return (
    <FormLines
      form={form}
      path="components"
      label={t`Components`}
      rows={editedComponents(form.value.components)}
      columns={useComponentColumns(bundle)}
      onRows={(next) => form.edit((draft) => void (draft.components = savedComponents(next)))}
      blank={blankComponent}
    />
  );
}
