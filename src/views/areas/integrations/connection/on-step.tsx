import { useLingui } from '@lingui/react/macro';
import { isPaused, isWorking } from '#model/areas/integrations/connection/connection-standing.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useDocumentActions } from '#views/kit/document-page/document-actions.tsx';
import { RefusalNotice } from '#views/kit/document/refusal-notice.tsx';
import { useVerdict } from '#views/kit/document/use-verdict.ts';
import { Button } from '#views/ui/button.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { informationPath } from './connection-paths.ts';
import { connectionWords } from './connection.look.ts';
import type { StepProps } from './step-props.ts';

/** Turns it on, or says what is missing. [CNV2] */
export function OnStep({ row, form }: StepProps) {
  const { t } = useLingui();
  const paths = usePaths();
  const isOn = isWorking(row);
  const refusal = useVerdict('connection', row.id, isPaused(row) ? 'resume' : 'connect', ['role']);
  const actions = useDocumentActions({
    words: connectionWords,
    document: row.id,
    watches: ['connection', 'role'],
  });
  return (
    <Panel title={t`On`} subtitle={t`From then on it works by itself, and tells what it did.`}>
      {form.isDirty && <Notice tone="warning">{t`Save the settings first.`}</Notice>}
      {!isOn && refusal && <RefusalNotice kind="connection" refusal={refusal} tone="info" />}
      <div className="connection-buttons">
        {!form.isDirty && !isOn && refusal === null && actions.primary}
        <Button icon="info" to={paths.to(informationPath(row.id))}>
          {t`What it does`}
        </Button>
      </div>
      {actions.dialogs}
    </Panel>
  );
}
