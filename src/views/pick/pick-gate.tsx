import { Trans, useLingui } from '@lingui/react/macro';
import type { Refusal } from '#model/engine/envelope.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import type { PickRow } from '#model/pick/pick.facts.ts';
import type { ShipmentRow } from '#model/shipment/shipment.facts.ts';
import { usePaths } from '../app/use-paths.ts';
import { useQuery } from '../document/model-context.tsx';
import { useRefusalSentence } from '../document/refusal-sentence.ts';
import { usePropose } from '../document/use-propose.ts';
import { useVerdict } from '../document/use-verdict.ts';
import { StateBadges } from '../document/state-badges.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { PickWalk } from './pick-lines.tsx';
import { pickWords } from './pick.look.ts';

/** Why a person cannot start picking: the list is unclaimed, claimed by somebody else, paused, or finished. */
export function PickGate({ row, refusal }: { readonly row: PickRow; readonly refusal: Refusal }) {
  const { t } = useLingui();
  const sentence = useRefusalSentence();
  const propose = usePropose();
  const claim = useVerdict('pick', row.id, 'claim');
  const resume = useVerdict('pick', row.id, 'resume');
  const type = claim === null ? 'claim' : resume === null ? 'resume' : null;
  const isTaken = refusal.code === 'claimedByAnother';
  const labels = { claim: isTaken ? t`Take over` : t`Start picking`, resume: t`Resume` };
  if (type === null) return <PickOver row={row} refusal={claim ?? refusal} />;
  return (
    <div className="pick-gate">
      <span className="pick-mark" data-tone={isTaken ? 'warning' : 'primary'}>
        <Icon name={isTaken ? 'hand' : 'scan'} size={44} />
      </span>
      <p className="pick-say">{isTaken ? sentence(refusal) : <LinesToFetch row={row} />}</p>
      <button
        type="button"
        className="pick-big"
        data-variant="primary"
        data-testid={`command-${type}`}
        onClick={() => void propose({ kind: 'pick', document: row.id, type, data: {} })}
      >
        {labels[type]}
      </button>
      <PickWalk row={row} />
    </div>
  );
}

/** The shipment that holds the goods of a pick now: a reversed one has a replacement. */
function goodsNowIn({ replica: { view } }: CompanyModel, { shipment }: PickRow): ShipmentRow | undefined {
  let found = shipment === null ? undefined : view.get('shipment', shipment);
  while (found?.replacedBy) found = view.get('shipment', found.replacedBy);
  return found;
}

function LinesToFetch({ row }: { readonly row: PickRow }) {
  const count = row.lines.length;
  return <Trans>Lines to fetch: {count}</Trans>;
}

/** The list is picked or cancelled, or nothing can be done here. */
function PickOver({ row, refusal }: { readonly row: PickRow; readonly refusal: Refusal }) {
  const { t } = useLingui();
  const paths = usePaths();
  const sentence = useRefusalSentence();
  const shipment = useQuery(['shipment'], row.shipment ?? '', (model) => goodsNowIn(model, row), undefined);
  const why = refusal.code === 'notInState' ? t`There is nothing left to pick here.` : sentence(refusal);
  return (
    <div className="pick-gate">
      <span className="pick-mark" data-tone={row.shipment === null ? 'neutral' : 'success'}>
        <Icon name={row.shipment === null ? 'clipboard' : 'circleCheck'} size={44} />
      </span>
      <StateBadges words={pickWords} state={row.state} />
      <p className="pick-say">
        {row.shipment === null ? why : <Trans>Done. The goods are in staging, ready to pack.</Trans>}
      </p>
      {shipment && (
        <Button variant="primary" icon="truck" to={paths.to(`/apps/sales/shipments?id=${shipment.id}`)}>
          {t`Open the shipment`}
        </Button>
      )}
      <Button icon="list" to={paths.to('/apps/warehouse/picking')}>{t`More pick lists`}</Button>
      <PickWalk row={row} />
    </div>
  );
}
