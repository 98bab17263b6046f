import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { NamedFault } from '#model/audit/log-verdict.ts';
import { bookSentence } from '#words/books.words.ts';
import { Notice } from '#views/ui/notice.tsx';
import { SubjectLink } from './audit-columns.tsx';
import { useLanguage } from '#views/ui/use-language.ts';

/** The server tells no more than this. */
const MOST = 100;

/** Where books contradict each other, each with the document that it is about. [AUV4] */
export function BookFaults({ faults }: { readonly faults: readonly NamedFault[] }) {
  const { t } = useLingui();
  const language = useLanguage();
  if (faults.length === 0) return <p className="ui-soft">{t`The books agree with each other.`}</p>;
  const places = t`${plural(faults.length, { one: '# place', other: '# places' })}`;
  return (
    <Notice tone="danger">
      {faults.length >= MOST
        ? t`The books contradict each other in at least ${places}:`
        : t`The books contradict each other in ${places}:`}
      <ul className="audit-list">
        {faults.map((fault, index) => (
          <li key={`${index}/${fault.problem}/${fault.about.document}`}>
            <SubjectLink subject={fault.about} />: {bookSentence(fault, language)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
