import { Trans, useLingui } from '@lingui/react/macro';
import type { Refusal } from '#model/engine/envelope.ts';
import type { CountRow } from '#model/areas/stock/count/count.facts.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useRefusalSentence } from '#views/kit/document/refusal-sentence.ts';
import { useWaitingTypes } from '#views/kit/document/pending-types.ts';
import { StateBadges } from '#views/kit/document/state-badges.tsx';
import { useVerdict } from '#views/kit/document/use-verdict.ts';
import { PressGate, ScanGate } from '#views/kit/scan-mode/scan-gate.tsx';
import { useUnsent } from '#views/kit/scan-mode/unsent-notes.tsx';
import { Button } from '#views/ui/button.tsx';
import { CountScanWalk } from './count-lines.tsx';
import type { CountStop } from './count-stops.ts';
import { countWords } from '../count.look.ts';

interface GateProps {
  readonly row: CountRow;
  readonly stops: readonly CountStop[];
  readonly refusal: Refusal;
}

/** Why nobody can count now: the count is planned, paused, or handed in. */
export function CountScanGate({ row, stops, refusal }: GateProps) {
  const { t } = useLingui();
  const start = useVerdict('count', row.id, 'start');
  const resume = useVerdict('count', row.id, 'resume');
  const type = start === null ? 'start' : resume === null ? 'resume' : null;
  const labels = { start: t`Start counting`, resume: t`Resume` };
  const isStarting = useWaitingTypes('count', row.id).has('start');
  if (isStarting) return <ScanGate icon="clock" tone="neutral" say={t`Waits for the server`} />;
  if (type === null) return <CountOver row={row} stops={stops} refusal={refusal} />;
  const say =
    type === 'start' ? (
      <Trans>The bins are taken by this count. Work in them goes on.</Trans>
    ) : (
      <Trans>Paused</Trans>
    );
  return (
    <PressGate
      kind="count"
      document={row.id}
      type={type}
      label={labels[type]}
      icon={type === 'start' ? 'scan' : 'pause'}
      tone="primary"
      say={say}
    >
      <CountScanWalk stops={stops} />
    </PressGate>
  );
}

/** It is handed in, over, or nothing can be done here; says whether the server has all of it. [CNS4] */
function CountOver({ row, stops, refusal }: GateProps) {
  const { t } = useLingui();
  const paths = usePaths();
  const sentence = useRefusalSentence();
  const { waiting, refused } = useUnsent({ kind: 'count', document: row.id });
  const isHandedIn = row.startedAt !== null;
  const why = refusal.code === 'notInState' ? t`There is nothing left to count here.` : sentence(refusal);
  const sent =
    waiting > 0
      ? t`Counted on this device. Something still has to be sent.`
      : refused.length > 0
        ? t`Counted`
        : t`Counted. The server has everything.`;
  return (
    <ScanGate
      icon={isHandedIn ? 'circleCheck' : 'clipboard'}
      tone={isHandedIn ? 'success' : 'neutral'}
      badges={<StateBadges words={countWords} state={row.state} />}
      say={isHandedIn ? sent : why}
    >
      <Button variant="primary" icon="clipboard" to={paths.to(`/apps/inventory/counting/${row.id}`)}>
        {t`Open the count`}
      </Button>
      <Button icon="list" to={paths.to('/apps/inventory/counting')}>{t`More counts`}</Button>
      <CountScanWalk stops={stops} />
    </ScanGate>
  );
}
