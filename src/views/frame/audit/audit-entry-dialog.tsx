import './audit.css';
import { useLingui } from '@lingui/react/macro';
import type { AuditEntry } from '#model/audit/audit-answer.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { Dialog } from '#views/ui/dialog.tsx';
import { Icon } from '#views/ui/icon.tsx';
import { KeyValues } from '#views/ui/key-values.tsx';
import { UiLink } from '#views/ui/ui-link.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { SubjectLink } from './audit-columns.tsx';
import { auditPath } from '#views/kit/document-page/audit-query.ts';
import { useAuditWords } from './use-audit-words.ts';

interface AuditEntryDialogProps {
  readonly entry: AuditEntry;
  readonly onClose: () => void;
}

/** All that an entry says: who and what with, what changed, what followed from it or what it followed from. */
export function AuditEntryDialog({ entry, onClose }: AuditEntryDialogProps) {
  const { t } = useLingui();
  const format = useFormat();
  const say = useAuditWords();
  const { about, address, filters } = entry;
  return (
    <Dialog open title={say.happened(entry)} width="43.75rem" onClose={onClose}>
      <div className="ui-stack">
        <KeyValues
          items={[
            { id: 'at', label: t`When`, value: format.dateTime(entry.at) },
            { id: 'by', label: t`Who`, value: say.who(entry) },
            { id: 'device', label: t`Device`, value: say.device(entry) },
            { id: 'address', label: t`IP address`, value: address },
            {
              id: 'on',
              label: t({ message: 'On', context: 'audit' }),
              value: about && <SubjectLink subject={about} />,
            },
            { id: 'reason', label: t`Reason`, value: say.reason(entry) },
            ...(filters ? Object.entries(filters).map(([id, value]) => ({ id, label: id, value })) : []),
          ]}
        />
        <Changes entry={entry} />
        <Chain entry={entry} onClose={onClose} />
      </div>
    </Dialog>
  );
}

function Changes({ entry }: { readonly entry: AuditEntry }) {
  const { t } = useLingui();
  const format = useFormat();
  const changes = useAuditWords().changes(entry);
  if (changes.length === 0) return null;
  return (
    <section>
      <h3>{t`Before → after`}</h3>
      <ul className="ui-diff audit-list">
        {changes.map(({ field, before, after }) => (
          <li key={`${field}/${String(before)}/${String(after)}`}>
            <span className="ui-faint">{field}: </span>
            {before !== null && <del>{before}</del>}
            {before !== null && after !== null && <Icon name="arrowRight" size={12} />}
            {after !== null && <ins>{after}</ins>}
          </li>
        ))}
      </ul>
      {entry.moreChanges > 0 && <p className="ui-faint">{t`And ${format.count(entry.moreChanges)} more.`}</p>}
    </section>
  );
}

/** The facts of the command: the first is the cause of the others. */
function Chain({ entry, onClose }: AuditEntryDialogProps) {
  const { t } = useLingui();
  const paths = usePaths();
  const say = useAuditWords();
  const [first, ...rest] = entry.facts;
  if (!first || (rest.length === 0 && !entry.isConsequence)) return null;
  const told = ({ kind, type }: typeof first): string => say.fact(kind, type);
  return (
    <section>
      {entry.isConsequence && (
        <p>
          {t`Caused by:`} {told(first)}, <SubjectLink subject={first} />{' '}
          <UiLink to={paths.to(auditPath({ command: entry.command ?? '' }))} onClick={onClose}>
            {t`Show its entry`}
          </UiLink>
        </p>
      )}
      <h3>{t`In the same change`}</h3>
      <ol className="audit-list">
        {entry.facts.map((fact) => (
          <li key={fact.seq}>
            {told(fact)} <SubjectLink subject={fact} />
          </li>
        ))}
      </ol>
    </section>
  );
}
