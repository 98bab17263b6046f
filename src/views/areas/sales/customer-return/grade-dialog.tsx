import { useLingui } from '@lingui/react/macro';
import { RefusalNotice } from '#views/kit/document/refusal-notice.tsx';
import { TakePictures } from '#views/kit/file/take-pictures.tsx';
import { Button } from '#views/ui/button.tsx';
import { GiveDialog } from '#views/ui/give-dialog.tsx';
import { LineTable } from '#views/ui/line-table.tsx';
import { useGradeColumns } from './grade-columns.tsx';
import type { DraftPart } from './grade-draft.ts';
import { useGrading, type GradeProps } from './use-grading.ts';

/** What becomes of the goods that have come, in as many parts as it takes. [RT7] */
export function GradeDialog({ row, onClose }: GradeProps) {
  const { t } = useLingui();
  const grading = useGrading({ row, onClose });
  const columns = useGradeColumns(row, grading);
  return (
    <GiveDialog
      title={t`Grade goods`}
      width="62rem"
      onClose={onClose}
      label={t`Save the grades`}
      testId="give-grade"
      onGive={grading.give}
    >
      <div className="ui-stack">
        <RefusalNotice kind="customerReturn" refusal={grading.refusal} />
        <LineTable<DraftPart>
          label={t`Goods that have come`}
          rows={grading.parts}
          rowId={(part) => part.id}
          onCell={(id, cell, text) => grading.write(id, cell === 'note' ? { note: text } : { text })}
          onDuplicate={grading.split}
          duplicateLabel={t`Grade a part of it differently`}
          onRemove={grading.remove}
          columns={columns}
          foot={<RestockAll onClick={() => grading.all('restock')} />}
        />
        <TakePictures kind="customerReturn" document={row.id} />
      </div>
    </GiveDialog>
  );
}

function RestockAll({ onClick }: { readonly onClick: () => void }) {
  const { t } = useLingui();
  return (
    <Button size="sm" variant="quiet" icon="checks" data-testid="restock-all" onClick={onClick}>
      {t`Restock all`}
    </Button>
  );
}
