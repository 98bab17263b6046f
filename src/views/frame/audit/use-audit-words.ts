import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import type { Author } from '#model/engine/author.ts';
import { LABELS, type AuditCalls, type AuditEntry, type AuditFact } from '#model/audit/audit-answer.ts';
import type { AuditSubject } from '#model/audit/audit-subject.ts';
import { useAuthorName } from '#views/kit/document/use-author-name.ts';
import { useDocumentName } from '#views/kit/document/document-name.ts';
import { useChangesOfKinds } from '#views/kit/document/use-change-words.ts';
import { useDeviceName } from '#views/kit/document/use-device-name.ts';
import { useReasonText } from '#views/kit/document/use-reasons.ts';
import { useRefusalSentence } from '#views/kit/document/refusal-sentence.ts';
import { refusalTexts } from '#words/refusal-texts.ts';
import { placeOf } from '#views/kind-registry.ts';
import { wordsOf } from '#views/words-of-kinds.ts';
import { accountWords, jobWords, listWords, mailWords } from './audit.messages.ts';

/** How entries of the audit log are told. */
export function useAuditWords() {
  const what = useWhat();
  const nameOf = useDocumentName();
  const who = useWho();
  const deviceName = useDeviceName();
  const sayChanges = useChangesOfKinds();
  const reasonText = useReasonText();
  const refused = useRefusalSentence();
  const about = ({ kind, document, name }: AuditSubject): string =>
    document === '' ? '' : (name ?? nameOf(kind, document));
  const changes = ({ changes: all }: AuditEntry) => all.flatMap((one) => sayChanges(one.kind, [one]));
  const reason = (fact: AuditFact): string =>
    fact.reason === null ? '' : reasonText(fact.reason.action, fact.reason.code);
  return {
    ...what,
    who,
    about,
    changes,
    device: ({ device, isImport }: AuditEntry): string =>
      isImport ? what.imported : ((device && deviceName(device)) ?? ''),
    /** Why it was done, or refused. */
    reason: ({ facts, about: its, refusal, type, what: route, calls }: AuditEntry): string => {
      if (calls) return what.answered(calls);
      // A code may be older than this version.
      if (refusal) return refusal.code in refusalTexts ? refused(refusal) : refusal.code;
      if (type === 'refusal') return route;
      const own = facts.find(({ document, reason: one }) => one !== null && document === its?.document);
      return own ? reason(own) : '';
    },
  };
}

function useWho(): (entry: Author) => string {
  const { t } = useLingui();
  const authorName = useAuthorName();
  return (entry) => authorName(entry) || t`Someone else`;
}

function useWhat() {
  const { t, i18n } = useLingui();
  const fact = (kind: string, type: string): string => {
    const said = wordsOf(kind)?.facts[type];
    return said ? i18n._(said) : t`Changed`;
  };
  const refusal = ({ about, what }: AuditEntry): string => {
    const command = about && wordsOf(about.kind)?.commands[what];
    if (about === null) return t`Refused request`;
    return command ? t`Refused: ${i18n._(command.label)}` : t`Refused`;
  };
  const exported = ({ what }: AuditEntry): string => {
    const list = listWords[what] ?? wordsOf(what)?.many;
    return list ? t`Exported: ${i18n._(list)}` : t`Exported`;
  };
  const printed = ({ about, what }: AuditEntry): string => {
    if (what === LABELS) return t`Printed: labels`;
    const paper = about && placeOf(about.kind)?.paper;
    return paper ? t`Printed: ${i18n._(paper.label)}` : t`Printed`;
  };
  const happened = (entry: AuditEntry): string => {
    if (entry.type === 'refusal') return refusal(entry);
    if (entry.type === 'export') return exported(entry);
    if (entry.type === 'print') return printed(entry);
    // Every address of a company begins alike.
    if (entry.type === 'call') return entry.what.replace('/api/core/companies/:company/', '');
    const mail = mailWords[entry.what];
    if (entry.type === 'mail') return mail ? i18n._(mail) : t`Mail sent`;
    const job = jobWords[entry.what];
    if (entry.type === 'job') return job ? i18n._(job) : t`Job`;
    const account = accountWords[entry.what];
    if (account && entry.type === 'access') return i18n._(account);
    if (entry.type === 'signIn') return account ? i18n._(account) : t`Account`;
    return fact(entry.about?.kind ?? '', entry.what);
  };
  const answered = ({ count, status, code }: AuditCalls): string =>
    [t`${plural(count, { one: '# call', other: '# calls' })}`, status, code].filter(Boolean).join(' · ');
  return { fact, happened, answered, imported: t`Import` };
}
