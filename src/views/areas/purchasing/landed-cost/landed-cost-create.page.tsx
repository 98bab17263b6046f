import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { usePaths } from '#views/navigation/use-paths.ts';
import { FormPage } from '#views/kit/document/form-page.tsx';
import { useModel } from '#views/kit/document/model-context.tsx';
import { RefusalNotice } from '#views/kit/document/refusal-notice.tsx';
import { LandedCostFields } from './landed-cost-form.tsx';
import { landedCostPath, LANDED_COSTS } from './landed-cost-paths.ts';
import { landedCostWords } from './landed-cost.look.ts';
import { useLandedForm } from './use-landed-form.ts';
import { useLandedSaving } from './use-landed-saving.ts';

/** Writes a new landed cost, over the receipt that it was begun from if there is one. */
export function LandedCostCreatePage() {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const model = useModel();
  // One id for the life of the form: sending twice makes one.
  const [document] = useState(() => model.newId());
  const editor = useLandedForm();
  const { save, refusal } = useLandedSaving(editor, document, 'create');
  return (
    <FormPage
      title={t`New landed cost`}
      back={{ label: i18n._(landedCostWords.many), to: paths.to(LANDED_COSTS) }}
      draft={editor.form.draft}
      creates="landedCost"
      onSave={() => save() && paths.go(landedCostPath(document))}
      onCancel={() => paths.go(LANDED_COSTS)}
    >
      <RefusalNotice kind="landedCost" refusal={refusal} />
      <LandedCostFields editor={editor} />
    </FormPage>
  );
}
