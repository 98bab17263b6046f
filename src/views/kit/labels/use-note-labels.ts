import type { LabelUse } from '#model/values/label-formats.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useBeforePrint } from '#views/ui/use-before-print.ts';

/**
 * Tells the audit log that labels were printed: as the browser prints them, however that began, and by what is returned
 * for those that a label printer gets. [LB27]
 * @param rows how many labels there are now
 */
export function useNoteLabels(labels: LabelUse, rows: number): () => void {
  const model = useModel();
  const note = (): void => {
    if (rows > 0) model.note({ what: 'printedLabels', labels, rows });
  };
  useBeforePrint(note);
  return note;
}
