import { Trans, useLingui } from '@lingui/react/macro';
import type { Refusal } from '#model/engine/envelope.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import type { PickRow } from '#model/areas/sales/pick/pick.facts.ts';
import type { ShipmentRow } from '#model/areas/sales/shipment/shipment.facts.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useQuery } from '#views/kit/document/model-context.tsx';
import { useRefusalSentence } from '#views/kit/document/refusal-sentence.ts';
import { useVerdict } from '#views/kit/document/use-verdict.ts';
import { StateBadges } from '#views/kit/document/state-badges.tsx';
import { PressGate, ScanGate } from '#views/kit/scan-mode/scan-gate.tsx';
import { Button } from '#views/ui/button.tsx';
import { AsListedButton } from './as-listed-button.tsx';
import type { PickTaken } from './use-pick-taken.ts';
import { PickWalk } from './pick-lines.tsx';
import { pickWords } from './pick.look.ts';

interface PickGateProps {
  readonly row: PickRow;
  readonly refusal: Refusal;
  readonly asListed: PickTaken['asListed'];
}

/** Why a person cannot start picking: the list is unclaimed, claimed by somebody else, paused, or finished. */
export function PickGate({ row, refusal, asListed }: PickGateProps) {
  const { t } = useLingui();
  const sentence = useRefusalSentence();
  const claim = useVerdict('pick', row.id, 'claim');
  const resume = useVerdict('pick', row.id, 'resume');
  const type = claim === null ? 'claim' : resume === null ? 'resume' : null;
  const isTaken = refusal.code === 'claimedByAnother';
  const labels = { claim: isTaken ? t`Take over` : t`Start picking`, resume: t`Resume` };
  if (type === null) return <PickOver row={row} refusal={claim ?? refusal} />;
  return (
    <PressGate
      kind="pick"
      document={row.id}
      type={type}
      label={labels[type]}
      icon={isTaken ? 'hand' : 'scan'}
      tone={isTaken ? 'warning' : 'primary'}
      say={isTaken ? sentence(refusal) : <LinesToFetch row={row} />}
    >
      <AsListedButton {...asListed} />
      <PickWalk row={row} />
    </PressGate>
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
function PickOver({ row, refusal }: Pick<PickGateProps, 'row' | 'refusal'>) {
  const { t } = useLingui();
  const paths = usePaths();
  const sentence = useRefusalSentence();
  const shipment = useQuery(['shipment'], row.shipment ?? '', (model) => goodsNowIn(model, row), undefined);
  const why = refusal.code === 'notInState' ? t`There is nothing left to pick here.` : sentence(refusal);
  const isPicked = row.shipment !== null;
  return (
    <ScanGate
      icon={isPicked ? 'circleCheck' : 'clipboard'}
      tone={isPicked ? 'success' : 'neutral'}
      badges={<StateBadges words={pickWords} state={row.state} />}
      say={isPicked ? <Trans>Done. The goods are in staging, ready to pack.</Trans> : why}
    >
      {shipment && (
        <Button variant="primary" icon="truck" to={paths.to(`/apps/sales/shipments?id=${shipment.id}`)}>
          {t`Open the shipment`}
        </Button>
      )}
      <Button icon="list" to={paths.to('/apps/warehouse/picking')}>{t`More pick lists`}</Button>
      <PickWalk row={row} />
    </ScanGate>
  );
}
