import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { localeOfPath } from '#i18n/locale.ts';
import type { Report } from '#model/recordings/report.ts';
import { Button } from '#views/ui/button.tsx';
import { UiLink } from '#views/ui/ui-link.tsx';
import { useFormat } from '#views/ui/use-format.ts';

interface ReportLineProps {
  readonly report: Report;
  readonly onShow: (report: Report) => void;
  readonly onSave: (report: Report) => void;
  readonly onRemove: (report: Report) => void;
}

/** A report: its text, author and page, and its recording if it has one. */
export function ReportLine({ report, onShow, onSave, onRemove }: ReportLineProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { text, byName, at, recording } = report;
  const entries = recording?.entries ?? 0;
  return (
    <li>
      <span className="flow-row-main">
        <strong>{text}</strong>
        <span className="ui-soft">
          {byName} · <time dateTime={at}>{format.dateTime(at)}</time> ·{' '}
          {recording ? t`${plural(entries, { one: '# entry', other: '# entries' })}` : t`without a recording`}
        </span>
        <Where report={report} />
      </span>
      {recording && (
        <>
          <Button size="sm" icon="play" onClick={() => onShow(report)}>{t`Replay`}</Button>
          <Button size="sm" icon="download" label={t`Download`} onClick={() => onSave(report)} />
        </>
      )}
      <Button size="sm" icon="trash" label={t`Delete`} onClick={() => onRemove(report)} />
    </li>
  );
}

function Where({ report: { place } }: Pick<ReportLineProps, 'report'>) {
  if (!place) return null;
  const { page, browser, build } = place;
  return (
    <small className="ui-soft flow-report-place">
      {localeOfPath(page) ? <UiLink to={page}>{page}</UiLink> : page}
      <span>{browser}</span>
      <span>
        <Trans>build {build}</Trans>
      </span>
    </small>
  );
}
