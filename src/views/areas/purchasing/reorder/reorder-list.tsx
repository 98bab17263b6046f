import './reorder.css';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox } from '#views/ui/checkbox.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { Progress } from '#views/ui/progress.tsx';
import { Skeleton } from '#views/ui/skeleton.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { LookAheadChoice } from './look-ahead-choice.tsx';
import { LatePanel } from './late-receipts.tsx';
import { PutOffPanel } from './put-off-panel.tsx';
import { byOrder, OrderGroup } from './reorder-groups.tsx';
import type { ReorderRow } from './reorder-rows.ts';
import type { Proposals } from './use-proposals.ts';
import type { Reorder } from './use-reorder.ts';

export interface ReorderListProps {
  readonly proposed: Proposals;
  readonly rows: readonly ReorderRow[];
  readonly reorder: Reorder;
  readonly onDetails: (row: ReorderRow) => void;
}

/** What is proposed, by what it is drafted as; then what only comes too late, and what was put off. */
export function ReorderList({ proposed, rows, reorder, onDetails }: ReorderListProps) {
  if (proposed.working !== undefined) return <Working working={proposed.working} />;
  const open = rows.filter(({ putOff }) => putOff === undefined);
  const needed = open.filter(({ proposal }) => proposal.need > 0);
  return (
    <div className="ui-stack">
      <Standing proposed={proposed} />
      <div className="reorder-head">
        {needed.length > 0 ? <TickAll rows={needed} reorder={reorder} /> : <span />}
        <div className="reorder-ahead">
          <LookAheadChoice />
        </div>
      </div>
      {needed.length === 0 ? (
        <Nothing />
      ) : (
        byOrder(needed, reorder).map(({ id, ...group }) => (
          <OrderGroup key={id} {...group} reorder={reorder} onDetails={onDetails} />
        ))
      )}
      <LatePanel rows={open.filter(({ proposal }) => proposal.need === 0)} onDetails={onDetails} />
      <PutOffPanel rows={rows.filter(({ putOff }) => putOff !== undefined)} />
    </div>
  );
}

function Working({ working }: { readonly working: NonNullable<Proposals['working']> | null }) {
  const { t } = useLingui();
  const format = useFormat();
  if (working === null) return <Skeleton height="20rem" />;
  const { done, of } = working;
  const [counted, all] = [format.count(done), format.count(of)];
  return (
    <Panel>
      <Progress
        label={t`Working out proposals`}
        percent={of === 0 ? undefined : (done / of) * 100}
        detail={t`${counted} of ${all} products`}
      />
    </Panel>
  );
}

/** Where the proposals are from, if not all of them from the server. */
function Standing({ proposed: { isHere, more } }: Pick<ReorderListProps, 'proposed'>) {
  const { t } = useLingui();
  if (isHere)
    return (
      <Notice>
        <Trans>The server can’t be reached. These proposals are based on what this device holds.</Trans>
      </Notice>
    );
  if (more === 0) return null;
  return (
    <Notice>{t`${plural(more, { one: '# more proposal is shown', other: '# more proposals are shown' })} once these are done.`}</Notice>
  );
}

function Nothing() {
  const { t } = useLingui();
  return (
    <Panel>
      <EmptyState icon="circleCheck" title={t`Nothing to reorder`}>
        <Trans>No product is below its reorder point, and nothing is promised beyond stock and supply.</Trans>
      </EmptyState>
    </Panel>
  );
}

function TickAll({ rows, reorder }: Pick<ReorderListProps, 'rows' | 'reorder'>) {
  const { t } = useLingui();
  const ticked = rows.filter(reorder.isTicked).length;
  const tickable = rows.filter(({ sources }) => sources.length > 0).length;
  return (
    <Checkbox
      label={t`All that can be ordered`}
      checked={tickable > 0 && ticked === tickable}
      mixed={ticked > 0 && ticked < tickable}
      onChange={reorder.tickAll}
    />
  );
}
