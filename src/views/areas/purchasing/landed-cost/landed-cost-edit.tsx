import { useLingui } from '@lingui/react/macro';
import type { LandedCostRow } from '#model/areas/purchasing/landed-cost/landed-cost.facts.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { FormPage } from '#views/kit/document/form-page.tsx';
import { RefusalNotice } from '#views/kit/document/refusal-notice.tsx';
import { LandedCostFields } from './landed-cost-form.tsx';
import { LANDED_COSTS } from './landed-cost-paths.ts';
import { landedCostWords } from './landed-cost.look.ts';
import { useLandedForm } from './use-landed-form.ts';
import { useLandedSaving } from './use-landed-saving.ts';

interface EditProps {
  readonly row: LandedCostRow;
  readonly onDone: () => void;
}

/** Changes a draft. */
export function LandedCostEdit({ row, onDone }: EditProps) {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const editor = useLandedForm(row);
  const { save, refusal } = useLandedSaving(editor, row.id, 'update');
  return (
    <FormPage
      title={t`Edit landed cost`}
      back={{ label: i18n._(landedCostWords.many), to: paths.to(LANDED_COSTS) }}
      draft={editor.form.draft}
      onSave={() => save() && onDone()}
      onCancel={onDone}
    >
      <RefusalNotice kind="landedCost" refusal={refusal} />
      <LandedCostFields editor={editor} />
    </FormPage>
  );
}
