import type { ComponentProps } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { MovementRow } from '#model/areas/stock/movement/movement.facts.ts';
import { isDone, isReserved, isReturning } from '#model/areas/stock/movement/movement.kind.ts';
import { travels } from '#model/areas/stock/movement/movement.lines.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useRow } from '#views/kit/document/model-context.tsx';
import { usePersonName } from '#views/kit/document/person-name.ts';
import { useRefusalSentence } from '#views/kit/document/refusal-sentence.ts';
import { StateBadges } from '#views/kit/document/state-badges.tsx';
import { useVerdict } from '#views/kit/document/use-verdict.ts';
import { MOVEMENTS, pathOf } from '../movement-paths.ts';
import { movementWords } from '../movement.look.ts';
import { PressGate, ScanGate } from '#views/kit/scan-mode/scan-gate.tsx';
import { useUnsent } from '#views/kit/scan-mode/unsent-notes.tsx';
import { Button } from '#views/ui/button.tsx';
import { MovementWalk } from './movement-lines.tsx';
import type { MovementStop } from './movement-stops.ts';

interface GateProps {
  readonly row: MovementRow;
  readonly stops: readonly MovementStop[];
}

/** Before the work: goods are reserved, the movement is taken on or over, or sent off. [MVS5] [MVS9] */
export function MovementGate({ row, stops }: GateProps) {
  const press = useFirstPress(row);
  if (press === null) return <MovementOver row={row} stops={stops} />;
  return (
    <PressGate kind="movement" document={row.id} {...press}>
      <MovementWalk stops={stops} />
    </PressGate>
  );
}

type Press = Pick<ComponentProps<typeof PressGate>, 'type' | 'label' | 'icon' | 'tone' | 'say'>;

/** The press that the work takes first; null: there is none. */
function useFirstPress(row: MovementRow): Press | null {
  const { t } = useLingui();
  const personName = usePersonName();
  const reserve = useVerdict('movement', row.id, 'reserve', ['balance', 'reservation']);
  const claim = useVerdict('movement', row.id, 'claim');
  const dispatch = useVerdict('movement', row.id, 'dispatch', ['balance', 'reservation']);
  const warehouse = useRow('warehouse', row.toWarehouse)?.name ?? '';
  if (claim === null && row.claimedBy !== null) {
    const person = personName(row.claimedBy);
    const say = t`${person} works on this. What was put in its place stays there.`;
    return { type: 'claim', label: t`Take over`, icon: 'hand', tone: 'warning', say };
  }
  if (isReserved(row) && travels(row) && dispatch === null) {
    const say = t`Load what lies ready for ${warehouse}, then send it off.`;
    return { type: 'dispatch', label: t`Send off`, icon: 'truck', tone: 'primary', say };
  }
  if (claim === null && !isReturning(row)) {
    const count = row.lines.length;
    const say = <Trans>Lines to move: {count}</Trans>;
    return { type: 'claim', label: t`Start`, icon: 'scan', tone: 'primary', say };
  }
  if (isReserved(row) || reserve !== null) return null;
  const say = t`The goods are kept ready for this movement, and nobody else takes them.`;
  return { type: 'reserve', label: t`Reserve`, icon: 'hand', tone: 'primary', say };
}

/** It is done, or nothing can be done here; says whether the server has all of it. [MVS8] */
function MovementOver({ row, stops }: GateProps) {
  const { t } = useLingui();
  const paths = usePaths();
  const sentence = useRefusalSentence();
  const refusal = useVerdict('movement', row.id, travels(row) ? 'receive' : 'move');
  const { waiting, refused } = useUnsent({ kind: 'movement', document: row.id });
  const isOver = isDone(row);
  const sent =
    waiting > 0
      ? t`Moved on this device. Something still has to be sent.`
      : refused.length > 0
        ? t`Moved`
        : t`Moved. The server has everything.`;
  const why =
    refusal === null || refusal.code === 'notInState' ? t`There is nothing to move here.` : sentence(refusal);
  return (
    <ScanGate
      icon={isOver ? 'circleCheck' : 'arrowsExchange'}
      tone={isOver ? 'success' : 'neutral'}
      badges={<StateBadges words={movementWords} state={row.state} />}
      say={isOver ? sent : why}
    >
      <Button variant="primary" icon="arrowsExchange" to={paths.to(pathOf(row.id))}>
        {t`Open the movement`}
      </Button>
      <Button icon="list" to={paths.to(MOVEMENTS)}>{t`More movements`}</Button>
      <MovementWalk stops={stops} />
    </ScanGate>
  );
}
