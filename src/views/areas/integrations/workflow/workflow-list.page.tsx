import { useLingui } from '@lingui/react/macro';
import type { WorkflowRow } from '#model/areas/integrations/workflow/workflow.kind.ts';
import { workflowSentence } from '#words/workflow-sentence.words.ts';
import type { ListColumn } from '#views/kit/list/list-definition.ts';
import { RecordListPage } from '#views/kit/records/record-list.tsx';
import { useSentenceNames } from './use-sentence-names.ts';
import { WORKFLOWS } from '#views/kit/automation/workflow-paths.ts';
import { workflowFields } from './workflow.fields.ts';
import { workflowWords } from './workflow.look.ts';

/** What the company has done by itself; each workflow has a page of its own. */
export function WorkflowListPage() {
  const { t } = useLingui();
  const names = useSentenceNames();
  const sentence: ListColumn<WorkflowRow> = {
    id: 'sentence',
    header: t`What it does`,
    width: { share: 5, min: 260 },
    cell: (row) => workflowSentence(row, names),
  };
  return (
    <RecordListPage
      kind="workflow"
      words={workflowWords}
      fields={workflowFields}
      path={WORKFLOWS}
      figures={[sentence]}
    />
  );
}
