import { useLingui } from '@lingui/react/macro';
import type { LogVerdict, NamedBreak } from '#model/audit/log-verdict.ts';
import { Notice } from '#views/ui/notice.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { SubjectLink } from './audit-columns.tsx';
import { useAuditWords } from './use-audit-words.ts';

interface VerdictNoticeProps {
  readonly verdict: LogVerdict;
  /** When it was found. */
  readonly said: string;
}

/** "Whole to n", or the first entry that is not what was written, by its document, person and day. [AUV4] */
export function VerdictNotice({ verdict, said }: VerdictNoticeProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { checked, hash, broken } = verdict;
  const count = format.count(checked);
  if (broken) return <Broken broken={broken} said={said} />;
  return (
    <Notice tone="success">
      {said} {t`the log is whole to entry ${count}.`}{' '}
      <span className="ui-faint audit-hash">{t`Fingerprint ${hash}`}</span>
    </Notice>
  );
}

function Broken({ broken, said }: { readonly broken: NamedBreak; readonly said: string }) {
  const { t } = useLingui();
  const format = useFormat();
  const say = useAuditWords();
  const { about, at, by, type, what } = broken;
  const seq = format.count(broken.seq);
  const found = {
    changed: t`entry ${seq} was changed in the database. It is the first that is not what was written.`,
    removed: t`entry ${seq} was removed from the database. It is the first that is missing.`,
    inserted: t`entry ${seq} was added to the database past the application.`,
    head: t`the end of the log (entry ${seq}) was changed in the database. All entries are what was written.`,
  }[what];
  const facts = [
    about && type !== null ? say.fact(about.kind, type) : '',
    by === null ? '' : say.who(broken),
    at === null ? '' : format.dateTime(at),
  ].filter(Boolean);
  return (
    <Notice tone="danger">
      {said} {found}{' '}
      {about && (
        <>
          <SubjectLink subject={about} />
          {facts.length > 0 && ' · '}
        </>
      )}
      {facts.join(' · ')}
    </Notice>
  );
}
