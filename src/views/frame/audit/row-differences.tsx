import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { NightCheck } from '#model/audit/log-verdict.ts';
import { kindOf } from '#views/kind-registry.ts';
import { Notice } from '#views/ui/notice.tsx';
import { SubjectLink } from './audit-columns.tsx';

/** The server tells no more than this. */
const MOST = 100;

/** The documents whose stored rows differ from what the log says of them. [AUV4] */
export function RowDifferences({ differences }: Pick<NightCheck, 'differences'>) {
  const { t } = useLingui();
  if (differences.length === 0)
    return <p className="ui-soft">{t`All documents and balances are what the log says.`}</p>;
  const rows = t`${plural(differences.length, { one: '# row differs', other: '# rows differ' })}`;
  return (
    <Notice tone="danger">
      {differences.length >= MOST
        ? t`At least ${rows} from what the log says:`
        : t`${rows} from what the log says:`}
      <ul className="audit-list">
        {differences.map(({ table, about }) => (
          <li key={`${table}/${about.document}`}>
            {kindOf(about.kind) ? <SubjectLink subject={about} /> : `${table} ${about.document}`}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
