import { useLingui } from '@lingui/react/macro';
import { planLimits, type PlanLimit } from '#model/areas/setup/subscription/limits.ts';
import { fullAt } from '#model/areas/setup/subscription/plan-room.ts';
import { usedOf } from '#model/areas/setup/subscription/plan-use.ts';
import type { SubscriptionRow } from '#model/areas/setup/subscription/subscription.facts.ts';
import { useQuery } from '#views/kit/document/model-context.tsx';
import { useRefusalSentence } from '#views/kit/document/refusal-sentence.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import { Notice } from '#views/ui/notice.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { Progress } from '#views/ui/progress.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { limitLabels } from './billing.messages.ts';

const counted = ['member', 'warehouse', 'product', 'salesOrder'] as const;

/** What the company uses of what its plan includes. */
export function UsePanel({ row }: { readonly row: SubscriptionRow }) {
  const { t } = useLingui();
  const today = useToday();
  const uses = useQuery(
    counted,
    today,
    ({ replica }) => planLimits.map((limit) => ({ limit, taken: usedOf(replica, limit, today) })),
    [],
  );
  return (
    <Panel title={t`Usage`} subtitle={t`Of what your plan includes.`}>
      <div className="ui-stack">
        {uses.map(({ limit, taken }) => (
          <Use key={limit} limit={limit} taken={taken} most={row.limits[limit]} />
        ))}
      </div>
    </Panel>
  );
}

interface UseProps {
  readonly limit: PlanLimit;
  readonly taken: number;
  readonly most: number | null;
}

/** From this share of a limit on it is warned of. */
const NEARLY = 0.8;

/** One limit: a warning where it is nearly used up, and where it is, what helps. */
function Use({ limit, taken, most }: UseProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const sentence = useRefusalSentence();
  const label = i18n._(limitLabels[limit]);
  const used = format.count(taken);
  if (most === null) return <Progress label={label} percent={null} detail={t`${used} (unlimited)`} />;
  const all = format.count(most);
  const full = fullAt(limit, most, taken);
  const percent = most === 0 ? 100 : Math.min(100, (taken / most) * 100);
  return (
    <div className="ui-stack">
      <Progress label={label} percent={percent} detail={t`${used} of ${all}`} />
      {full && <Notice tone="danger">{sentence(full)}</Notice>}
      {!full && taken >= most * NEARLY && (
        <Notice tone="warning">{t`${label}: the limit is nearly reached.`}</Notice>
      )}
    </div>
  );
}
