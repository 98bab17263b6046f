import { useLingui } from '@lingui/react/macro';
import type { AuditEntry } from '#model/audit/audit-answer.ts';
import type { AuditSubject } from '#model/audit/audit-subject.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { documentPath } from '#views/kit/document/document-path.ts';
import type { ListColumn } from '#views/kit/list/list-definition.ts';
import { UiLink } from '#views/ui/ui-link.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { useAuditWords } from './use-audit-words.ts';

type Column = ListColumn<AuditEntry>;

/** The columns of the audit log. [AUV2] */
export function useAuditColumns(): readonly Column[] {
  const { t } = useLingui();
  const format = useFormat();
  const say = useAuditWords();
  const [on, change] = useAboutColumns();
  return [
    {
      id: 'at',
      header: t`When`,
      width: 150,
      cell: ({ at }) => format.dateTime(at),
      value: ({ at }) => new Date(at),
      card: 'subtitle',
    },
    {
      id: 'what',
      header: t({ message: 'What', context: 'audit' }),
      width: { share: 1.2, min: 160 },
      cell: say.happened,
      card: 'title',
    },
    { ...on, card: 'aside' },
    change,
    { id: 'by', header: t`Who`, width: { share: 1.2, min: 150 }, cell: say.who },
    { id: 'reason', header: t`Reason`, width: { share: 0.8, min: 80 }, cell: say.reason },
    { id: 'device', header: t`Device`, width: 132, cell: say.device },
    { id: 'address', header: t`IP address`, width: 116, cell: ({ address }) => address ?? '' },
  ];
}

function useAboutColumns(): readonly [Column, Column] {
  const { t } = useLingui();
  const say = useAuditWords();
  const changed = (entry: AuditEntry): string =>
    say
      .changes(entry)
      .map(({ field, before, after }) => `${field}: ${before ?? '–'} → ${after ?? '–'}`)
      .join('; ');
  return [
    {
      id: 'document',
      header: t({ message: 'On', context: 'audit' }),
      width: 142,
      cell: ({ about }) => about && <SubjectLink subject={about} />,
      value: ({ about }) => (about ? say.about(about) : ''),
    },
    {
      id: 'changes',
      header: t`Before → after`,
      width: { share: 2, min: 140 },
      cell: changed,
      value: changed,
    },
  ];
}

/** A document by its name, linked to its page if it has one. */
export function SubjectLink({ subject }: { readonly subject: AuditSubject }) {
  const paths = usePaths();
  const say = useAuditWords();
  const path = subject.document === '' ? undefined : documentPath(subject.kind, subject.document);
  const name = say.about(subject);
  return path === undefined ? <>{name}</> : <UiLink to={paths.to(path)}>{name}</UiLink>;
}
