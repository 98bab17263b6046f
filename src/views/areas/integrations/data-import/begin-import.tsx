import './data-import.css';
import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { DropArea } from '#views/kit/file/drop-area.tsx';
import { RefusalNotice } from '#views/kit/document/refusal-notice.tsx';
import { useCreationRefusal } from '#views/kit/document/creation-refusal.ts';
import { WhoCould } from '#views/kit/comment/who-could.tsx';
import { Field } from '#views/ui/field.tsx';
import { FilePicker } from '#views/ui/file-picker.tsx';
import { Icon } from '#views/ui/icon.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { Progress } from '#views/ui/progress.tsx';
import { Select } from '#views/ui/select.tsx';
import { ACCEPTED } from './file-problem.ts';
import { useBeginning } from './use-beginning.ts';
import { useTargetOptions } from './use-target-options.ts';

/** Takes a file: dropped, pasted or chosen; the import opens as soon as it is read. [DIS1] */
export function BeginImport({ target }: { readonly target: string | null }) {
  const { t } = useLingui();
  const refusal = useCreationRefusal('dataImport');
  if (refusal)
    return (
      <>
        <RefusalNotice kind="dataImport" tone="info" refusal={refusal} />
        <WhoCould kind="dataImport" permission="dataImport.create" />
      </>
    );
  return (
    <Panel title={t`Import a file`}>
      <Taking wanted={target} />
    </Panel>
  );
}

const ANY = 'any';

function Taking({ wanted }: { readonly wanted: string | null }) {
  const { t } = useLingui();
  const options = useTargetOptions();
  const [chosen, setChosen] = useState(wanted ?? ANY);
  const target = options.some(({ value }) => value === chosen) ? chosen : ANY;
  const { share, problem, isOffline, take } = useBeginning(target === ANY ? null : target);
  return (
    <div className="ui-stack">
      <div className="import-what">
        <Field label={t`What the file contains`}>
          <Select
            value={target}
            options={[{ value: ANY, label: t`Detect from its columns` }, ...options]}
            onChange={setChosen}
          />
        </Field>
      </div>
      {isOffline && (
        <Notice tone="warning">
          <Trans>An import needs a connection to the server. Your file stays where it is until then.</Trans>
        </Notice>
      )}
      {problem !== null && <Notice tone="danger">{problem}</Notice>}
      {share === null ? (
        <Dropping onFiles={isOffline ? undefined : take} />
      ) : (
        <Progress
          label={share < 1 ? t`Sending the file` : t`Reading the file`}
          percent={share < 1 ? 100 * share : undefined}
        />
      )}
    </div>
  );
}

function Dropping({ onFiles }: { readonly onFiles: ((files: Iterable<File>) => void) | undefined }) {
  const { t } = useLingui();
  return (
    <DropArea label={t`Drop a file here`} onFiles={onFiles}>
      <div className="import-drop">
        <Icon name="upload" size={26} />
        <p>
          <strong>
            <Trans>Drop a file here, or choose one</Trans>
          </strong>
          <br />
          <Trans>CSV or Excel (XLSX), with any columns, from any system. Up to 20 MB.</Trans>
        </p>
        {onFiles && <FilePicker label={t`Choose a file`} icon="file" accept={ACCEPTED} onFiles={onFiles} />}
      </div>
    </DropArea>
  );
}
