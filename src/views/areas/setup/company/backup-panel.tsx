import { Trans, useLingui } from '@lingui/react/macro';
import type { BackupStanding } from '#model/areas/setup/company/backup-standing.ts';
import { useApp } from '#views/navigation/app-context.tsx';
import { useModel } from '#views/kit/document/model-context.tsx';
import { Button } from '#views/ui/button.tsx';
import { KeyValues } from '#views/ui/key-values.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { useAsync } from '#views/ui/use-async.ts';
import { useFormat } from '#views/ui/use-format.ts';

/** The scheduled backups of the installation: the last one, and what proves it. [CS8] */
export function BackupPanel() {
  const { t } = useLingui();
  const { company } = useModel();
  const { audit } = useApp();
  const asked = useAsync(`${company}`, async () => (await audit(company)).everything.backup());
  if (asked.status === 'loading') return null;
  return (
    <Panel title={t`Backups`}>
      {asked.status === 'ready' ? (
        <Standing standing={asked.value} />
      ) : (
        <Notice tone="warning" actions={<Button onClick={asked.retry}>{t`Try again`}</Button>}>
          <Trans>How the last backup fared is on the server, which can't be reached right now.</Trans>
        </Notice>
      )}
    </Panel>
  );
}

function Standing({ standing }: { readonly standing: BackupStanding }) {
  const { last, failedAt, isScheduled } = standing;
  return (
    <div className="ui-stack" data-testid="backup-standing">
      {failedAt !== null && <Failed at={failedAt} />}
      {last ? (
        <Last last={last} nextAt={standing.nextAt} />
      ) : (
        <None isScheduled={isScheduled} nextAt={standing.nextAt} />
      )}
    </div>
  );
}

function Failed({ at }: { readonly at: string }) {
  const moment = useFormat().dateTime(at);
  return (
    <Notice tone="danger">
      <Trans>The backup of {moment} failed. Tell whoever runs this installation.</Trans>
    </Notice>
  );
}

type Scheduled = Pick<BackupStanding, 'isScheduled' | 'nextAt'>;

function None({ isScheduled, nextAt }: Scheduled) {
  const format = useFormat();
  if (!isScheduled)
    return (
      <Notice tone="info">
        <Trans>No backups are scheduled. Whoever runs this installation decides where they go.</Trans>
      </Notice>
    );
  const moment = nextAt === null ? '' : format.dateTime(nextAt);
  return (
    <p className="ui-soft">
      <Trans>None has been made yet. The first one is due {moment}.</Trans>
    </p>
  );
}

interface LastProps {
  readonly last: NonNullable<BackupStanding['last']>;
  readonly nextAt: string | null;
}

function Last({ last, nextAt }: LastProps) {
  const { t } = useLingui();
  const format = useFormat();
  const [read, facts] = [format.dateTime(last.provenAt), format.count(last.facts)];
  const proof = t`Read back ${read}: every checksum is right, and all ${facts} facts of this company are what was written.`;
  return (
    <KeyValues
      items={[
        { id: 'last', label: t`Last backup`, value: format.dateTime(last.madeAt) },
        { id: 'proof', label: t`Proven`, value: proof },
        { id: 'place', label: t`Stored`, value: last.place === 's3' ? t`In an S3 store` : t`In a folder` },
        { id: 'key', label: t`Encrypted`, value: last.isEncrypted ? t`Yes` : t`No` },
        {
          id: 'next',
          label: t`Next backup`,
          value: nextAt === null ? t`None is scheduled` : format.dateTime(nextAt),
        },
      ]}
    />
  );
}
