import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { CountRow } from '#model/areas/stock/count/count.facts.ts';
import { SEE_EXPECTED } from '#model/areas/stock/count/count.kind.ts';
import { unresolved } from '#model/areas/stock/count/count.tolerance.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { GiveDialog } from '#views/ui/give-dialog.tsx';
import { ChosenLines } from './chosen-lines.tsx';

interface RecountDialogProps {
  readonly row: CountRow;
  readonly onClose: () => void;
}

/** Has lines counted again: for those who may see it, what differs is ticked. */
export function RecountDialog({ row, onClose }: RecountDialogProps) {
  const { t } = useLingui();
  const propose = usePropose();
  const model = useModel();
  const lines = row.lines.filter(({ entries }) => entries.length > 0);
  const [chosen, setChosen] = useState<readonly string[]>(() => {
    if (!model.may(SEE_EXPECTED)) return [];
    const differ = unresolved(model.replica.view, row).map(({ id }) => id);
    return lines.map(({ id }) => id).filter((id) => differ.includes(id));
  });
  const [isTried, setIsTried] = useState(false);
  const give = (): void => {
    setIsTried(true);
    if (chosen.length === 0) return;
    const data = { lines: chosen };
    if (propose({ kind: 'count', document: row.id, type: 'recount', data }) === null) onClose();
  };
  return (
    <GiveDialog width="40rem" title={t`Count again`} testId="give-recount" onClose={onClose} onGive={give}>
      <div className="ui-fields">
        <p>{t`What was found so far is kept in the history of the count.`}</p>
        <ChosenLines
          lines={lines}
          chosen={chosen}
          onChange={setChosen}
          isMissing={isTried && chosen.length === 0}
        />
      </div>
    </GiveDialog>
  );
}
