import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { isArchived } from '#model/engine/archived.ts';
import type { CountPlan, CountScope } from '#model/areas/stock/count/count.facts.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useModel, useRows } from '#views/kit/document/model-context.tsx';
import { useRefusalSentence } from '#views/kit/document/refusal-sentence.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { Checkbox } from '#views/ui/checkbox.tsx';
import { DateInput } from '#views/ui/date-input.tsx';
import { Field } from '#views/ui/field.tsx';
import { GiveDialog } from '#views/ui/give-dialog.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { Select } from '#views/ui/select.tsx';
import { TextInput } from '#views/ui/text-input.tsx';
import { ScopeFields } from './scope-fields.tsx';

type Draft = Pick<CountPlan, 'warehouse' | 'freeze' | 'plannedFor' | 'note'> & {
  readonly scope: CountScope | null;
};

interface PlanCountDialogProps {
  readonly warehouse?: string;
  readonly scope?: CountScope;
  readonly cause?: CountPlan['cause'];
  readonly onClose: () => void;
}

/** Plans a count: where, of what, and when; then it opens. */
export function PlanCountDialog(props: PlanCountDialogProps) {
  const { t } = useLingui();
  const { draft, set, refusal, isMissing, give } = usePlan(props);
  const sentence = useRefusalSentence();
  return (
    <GiveDialog
      title={t`Plan count`}
      label={t`Plan count`}
      testId="give-plan"
      onClose={props.onClose}
      onGive={give}
    >
      <div className="ui-fields">
        <WarehouseField value={draft.warehouse} onChange={(warehouse) => set({ warehouse, scope: null })} />
        <ScopeFields
          warehouse={draft.warehouse}
          value={draft.scope}
          error={isMissing ? t`Choose what is counted.` : undefined}
          onChange={(scope) => set({ scope })}
        />
        <Field label={t`Planned for`}>
          <DateInput value={draft.plannedFor} onChange={(plannedFor) => set({ plannedFor })} />
        </Field>
        <Field label={t`Note`}>
          <TextInput value={draft.note} onChange={(note) => set({ note })} />
        </Field>
        <Checkbox
          label={t`Hold the goods until the count is over`}
          checked={draft.freeze}
          onChange={(freeze) => set({ freeze })}
        />
        {refusal && <Notice tone="danger">{sentence(refusal)}</Notice>}
      </div>
    </GiveDialog>
  );
}

interface WarehouseFieldProps {
  readonly value: string;
  readonly onChange: (warehouse: string) => void;
}

function WarehouseField({ value, onChange }: WarehouseFieldProps) {
  const { t } = useLingui();
  const warehouses = useRows('warehouse').filter((row) => !isArchived(row));
  const options = warehouses.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Field label={t`Warehouse`} required>
      <Select value={value} options={options} onChange={onChange} />
    </Field>
  );
}

function usePlan({ warehouse, scope, cause, onClose }: PlanCountDialogProps) {
  const model = useModel();
  const paths = usePaths();
  const propose = usePropose();
  const [first] = useRows('warehouse').filter((row) => !isArchived(row));
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const [draft, setDraft] = useState<Draft>({
    warehouse: warehouse ?? first?.id ?? '',
    scope: scope ?? null,
    freeze: false,
    plannedFor: null,
    note: '',
  });
  const give = (): void => {
    const document = model.newId();
    const data = { ...draft, ...(cause && { cause }) };
    setIsMissing(draft.scope === null);
    if (draft.scope === null) return;
    const refused = propose({ kind: 'count', document, type: 'create', data }, { quiet: true });
    setRefusal(refused);
    if (refused) return;
    onClose();
    paths.go(`/apps/inventory/counting/${document}`);
  };
  const set = (change: Partial<Draft>): void => setDraft({ ...draft, ...change });
  return { draft, set, refusal, isMissing: isMissing && draft.scope === null, give };
}
