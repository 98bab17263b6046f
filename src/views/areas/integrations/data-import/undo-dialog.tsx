import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { DataImportRow } from '#model/areas/integrations/data-import/data-import.facts.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { GiveDialog } from '#views/ui/give-dialog.tsx';

interface UndoDialogProps {
  readonly row: DataImportRow;
  readonly onClose: () => void;
}

/** Says what undoing an import does and what it cannot do, before it is done. [DIS13] */
export function UndoDialog({ row, onClose }: UndoDialogProps) {
  const { t } = useLingui();
  const propose = usePropose();
  const { taken } = row.counts;
  const give = (): void => {
    propose({ kind: 'dataImport', document: row.id, type: 'undo', data: {} });
    onClose();
  };
  return (
    <GiveDialog title={t`Undo the import`} danger testId="undo-import" onClose={onClose} onGive={give}>
      <div className="ui-stack">
        <p>
          {t`${plural(taken, { one: '# line of this import is', other: '# lines of this import are' })} in the company.`}
        </p>
        <ul className="import-points">
          <li>
            <Trans>Records that it created are archived. They stay in histories.</Trans>
          </li>
          <li>
            <Trans>Records that it changed get their earlier values back, field by field.</Trans>
          </li>
          <li>
            <Trans>Stock that it brought in is taken out again.</Trans>
          </li>
        </ul>
        <p>
          <strong>
            <Trans>What something builds on by now cannot be undone:</Trans>
          </strong>{' '}
          <Trans>
            a product that was sold, stock that was moved, a field that somebody changed since. Those lines
            stay as they are and are listed with the reason.
          </Trans>
        </p>
      </div>
    </GiveDialog>
  );
}
