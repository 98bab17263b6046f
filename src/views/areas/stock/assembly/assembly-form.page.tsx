import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import {
  assemblyForm,
  type AssemblyForm,
  type AssemblyRow,
} from '#model/areas/stock/assembly/assembly.facts.ts';
import { UNIT } from '#model/values/money.ts';
import { useAddress } from '#views/navigation/use-address.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { FormPage } from '#views/kit/document/form-page.tsx';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useForm } from '#views/kit/document/use-form.ts';
import { useVerdict } from '#views/kit/document/use-verdict.ts';
import { SavingNotice } from '#views/kit/lines/saving-notice.tsx';
import { useOrderMaking, useOrderSaving } from '#views/kit/lines/use-order-saving.ts';
import { useWarehouseOptions } from '#views/kit/document/warehouse-options.ts';
import { AssemblyFields } from './assembly-fields.tsx';
import { ASSEMBLIES, pathOf } from './assembly-paths.ts';
import { assemblyWords } from './assembly.look.ts';

/** Writes an assembly: a new one, or a draft. */
export function AssemblyFormPage({ row }: { readonly row?: AssemblyRow }) {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const model = useModel();
  const [fresh] = useState(useStart());
  const making = useOrderMaking({ kind: 'assembly', row, fresh: fresh.id });
  const verdict = useVerdict('assembly', making.id, 'update');
  const initial = row ? formOf(row) : fresh.form;
  const form = useForm<AssemblyForm>(assemblyForm, initial, { kind: 'assembly', row });
  const editor = {
    amending: false,
    version: form.draft.version,
    isBehind: form.draft.isBehind,
    check: () => (form.check() ? form.written : null),
    show: form.show,
    saved: form.draft.saved,
  };
  const onDone = (): void => paths.go(pathOf(making.id));
  const saving = useOrderSaving(editor, { ...making, onward: 'release', onDone });
  const back = row ? pathOf(row.id) : ASSEMBLIES;
  const onward = { label: t`Save and release`, onSave: () => saving.save(true) };
  return (
    <FormPage
      title={row ? t`Edit assembly` : t`New assembly`}
      back={{ label: i18n._(assemblyWords.many), to: paths.to(back) }}
      draft={form.draft}
      creates={row ? undefined : 'assembly'}
      onSave={() => saving.save(false)}
      onward={model.may('assembly.release') ? onward : undefined}
      onCancel={() => paths.go(back)}
    >
      <SavingNotice
        kind="assembly"
        refusal={(row && verdict) ?? saving.refusal}
        staysDraft={saving.staysDraft}
      />
      <AssemblyFields form={form} document={making.id} />
    </FormPage>
  );
}

/** The fields that are written of an assembly. */
const formOf = ({ buildCost = null, ...row }: AssemblyRow): AssemblyForm =>
  assemblyForm.strip().parse({ ...row, buildCost });

/** What a new assembly begins with: one of the bundle that the address names, in the first warehouse. */
function useStart(): () => { readonly id: string; readonly form: AssemblyForm } {
  const model = useModel();
  const [query] = useAddress();
  const [first] = useWarehouseOptions();
  return () => ({
    id: model.newId(),
    form: {
      mode: query['mode'] === 'unbuild' ? 'unbuild' : 'build',
      product: query['product'] ?? '',
      quantity: UNIT,
      warehouse: query['warehouse'] ?? first?.value ?? '',
      to: null,
      dueOn: null,
      priority: 0,
      buildCost: null,
      without: [],
      note: '',
    },
  });
}
