import { useLingui } from '@lingui/react/macro';
import { useAddress } from '#views/navigation/use-address.ts';
import { useCreationRefusal } from '#views/kit/document/creation-refusal.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useRefusalSentence } from '#views/kit/document/refusal-sentence.ts';
import { MOVEMENTS } from '../movement-paths.ts';
import { ScanGate } from '#views/kit/scan-mode/scan-gate.tsx';
import { ScanScreen } from '#views/kit/scan-mode/scan-screen.tsx';
import { TwoScansWork } from './two-scans-work.tsx';
import { useLeftBehind } from './use-left-behind.ts';
import { useMovementCommandName } from './use-movement-command-name.ts';

/** The permissions that moving goods at once takes, besides creating a movement. */
const wanted = ['movement.reserve', 'movement.work'];

/** Goods moved at once by scanning where they lie and where they go, for phones and scanners. [MVS1] */
export function TwoScansPage() {
  const { t } = useLingui();
  const model = useModel();
  const [query] = useAddress();
  const sentence = useRefusalSentence();
  const permission = wanted.find((one) => !model.may(one));
  const refusal =
    useCreationRefusal('movement') ??
    (permission === undefined ? null : { code: 'notPermitted', params: { permission } });
  return (
    <ScanScreen
      kind="movement"
      title={t`Move by scanning`}
      said={t`All of a place, or one item of it`}
      back={{ label: t`Back to the movements`, path: MOVEMENTS }}
      nameOf={useMovementCommandName()}
      onward={useLeftBehind()}
    >
      {refusal ? (
        <ScanGate icon="ban" tone="warning" say={sentence(refusal)} />
      ) : (
        <TwoScansWork begun={query['from']} />
      )}
    </ScanScreen>
  );
}
