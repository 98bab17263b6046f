import { Trans, useLingui } from '@lingui/react/macro';
import { useModel } from '#views/kit/document/model-context.tsx';
import { RefusalNotice } from '#views/kit/document/refusal-notice.tsx';
import { kindOf } from '#views/kind-registry.ts';
import { Button } from '#views/ui/button.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { Progress } from '#views/ui/progress.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { BackupPanel } from './backup-panel.tsx';
import { useExport, type Exporting } from './use-export.ts';

/** All that the company is, as one file, and how the last backup of all fared. [CS6] [CS8] */
export function ExportPart() {
  const mayExport = useModel().may('company.manage');
  if (!mayExport)
    return (
      <RefusalNotice
        kind="company"
        tone="info"
        refusal={{ code: 'notPermitted', params: { permission: 'company.manage' } }}
      />
    );
  return (
    <div className="ui-stack">
      <ExportPanel />
      <BackupPanel />
    </div>
  );
}

function ExportPanel() {
  const { t } = useLingui();
  const { exporting, begin, cancel } = useExport();
  return (
    <Panel
      title={t`Export everything`}
      actions={
        <Button
          icon="download"
          loading={exporting.is === 'writing'}
          data-testid="export-everything"
          onClick={() => void begin()}
        >
          {t`Export everything`}
        </Button>
      }
    >
      <div className="ui-stack" role="status">
        <p>
          <Trans>
            One ZIP with a table (CSV) of each kind of record, the whole log, all files, and a list with the
            checksum of each part. A new company with the same figures can be made from it. Nothing in it is
            hidden: keep it safe.
          </Trans>
        </p>
        <Standing exporting={exporting} onCancel={cancel} />
      </div>
    </Panel>
  );
}

interface StandingProps {
  readonly exporting: Exporting;
  readonly onCancel: () => void;
}

function Standing({ exporting, onCancel }: StandingProps) {
  const { t } = useLingui();
  const format = useFormat();
  const partName = usePartName();
  if (exporting.is === 'none') return null;
  if (exporting.is === 'failed')
    return (
      <Notice tone="warning">
        <Trans>The export did not come to its end.</Trans>{' '}
        {exporting.detail ?? <Trans>Check your connection and try again.</Trans>}
      </Notice>
    );
  if (exporting.is === 'written') return <Written href={exporting.href} size={exporting.size} />;
  const { part, done, of } = exporting;
  return (
    <Progress
      label={part === '' ? t`Preparing the export` : partName(part)}
      percent={(100 * done) / Math.max(1, of)}
      detail={t`${format.count(done)} of ${format.count(of)}`}
      onCancel={onCancel}
    />
  );
}

const MEGABYTE = 1024 * 1024;

function Written({ href, size }: { readonly href: string; readonly size: number }) {
  const format = useFormat();
  const megabytes = format.count(Math.max(1, Math.round(size / MEGABYTE)));
  return (
    <Notice
      tone="success"
      actions={
        <a className="ui-button" data-variant="primary" href={href} download data-testid="fetch-export">
          <Trans>Download ({megabytes} MB)</Trans>
        </a>
      }
    >
      <Trans>The export is ready. It can be downloaded for a day.</Trans>
    </Notice>
  );
}

/** What a part of the file is called. */
function usePartName(): (part: string) => string {
  const { t, i18n } = useLingui();
  return (part) => {
    if (part === 'log.jsonl') return t`The log`;
    if (part === 'files') return t`Files`;
    const table = part.replace(/^tables\/|\.csv$/g, '');
    const many = kindOf(table)?.many;
    return many ? i18n._(many) : t`Tables`;
  };
}
