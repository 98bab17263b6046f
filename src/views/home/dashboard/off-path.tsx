import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { UnusualDocument } from '#model/flows/flow-figures.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { DocumentLink } from '#views/kit/document/document-link.tsx';
import { useToday } from '#views/kit/document/use-today.ts';
import { useReasons } from '#views/tools/flows/conformance/use-reasons.ts';
import { lastDays } from '#views/tools/flows/figures/flow-range.ts';
import { useFresh } from '#views/tools/flows/figures/use-fresh.ts';
import { useQuestions } from '#views/tools/flows/figures/use-questions.ts';
import { Icon } from '#views/ui/icon.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { Skeleton } from '#views/ui/skeleton.tsx';
import { UiLink } from '#views/ui/ui-link.tsx';

/** Days covered: the same as the linked page's default. */
const DAYS = 30;
const MOST = 5;

/** How many documents recently left the usual path, the latest of them, and how many have waited too long. */
export function OffPath() {
  const { t } = useLingui();
  const { to } = usePaths();
  const questions = useQuestions();
  const range = lastDays(DAYS, useToday());
  const answer = useFresh(range.to, () => questions.conformance(range));
  if (answer.status === 'failed') return null;
  const found = answer.status === 'ready' ? answer.value : undefined;
  const off = found?.unusualCount ?? 0;
  const late = found?.lateCount ?? 0;
  return (
    <Panel
      title={t`Off the usual path`}
      subtitle={t`Last 30 days`}
      flush
      foot={<UiLink to={to('/apps/flows/unusual')}>{t`Show all`}</UiLink>}
    >
      {!found && <Skeleton height="8rem" />}
      {found && off + late === 0 && (
        <p className="dashboard-calm">
          <Icon name="circleCheck" /> <Trans>Every document took the usual path.</Trans>
        </p>
      )}
      {off + late > 0 && (
        <p className="dashboard-off">
          <strong>{t`${plural(off, { one: '# document', other: '# documents' })} off the path`}</strong>
          <span className={late > 0 ? 'dashboard-late' : 'ui-faint'}>
            {t`${plural(late, { one: '# document', other: '# documents' })} too long in a state`}
          </span>
        </p>
      )}
      <ul className="dashboard-rows">
        {found?.unusual.slice(0, MOST).map((one) => (
          <OffRow key={`${one.kind} ${one.document}`} one={one} />
        ))}
      </ul>
    </Panel>
  );
}

function OffRow({ one }: { readonly one: UnusualDocument }) {
  const reasons = useReasons();
  return (
    <li>
      <span className="dashboard-row-main">
        <strong>
          <DocumentLink kind={one.kind} id={one.document} />
        </strong>
        <span className="ui-soft">{reasons(one)}</span>
      </span>
    </li>
  );
}
