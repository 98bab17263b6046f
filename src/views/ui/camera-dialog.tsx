import './theme/camera.css';
import { useRef, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { CameraAnswer, CameraScan } from './camera-scan.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Icon } from './icon.tsx';
import { signal } from './signals.ts';
import { useBackCloses } from './use-back-closes.ts';
import { useCamera, type CameraTrouble } from './use-camera.ts';
import { useFrameCodes } from './use-frame-codes.ts';

interface CameraDialogProps extends CameraScan {
  readonly onClose: () => void;
}

/** The camera over the whole page: every code that comes before it is scanned, until it is closed. [UI31] */
export function CameraDialog(props: CameraDialogProps) {
  const { t } = useLingui();
  useBackCloses(props.onClose);
  return (
    <Dialog open title={t`Scan with the camera`} width="100vw" dismissable={false} onClose={props.onClose}>
      <Viewfinder {...props} />
    </Dialog>
  );
}

function Viewfinder({ onScan, answer, once = false, onClose }: CameraDialogProps) {
  const { t } = useLingui();
  const video = useRef<HTMLVideoElement>(null);
  const camera = useCamera(video);
  const [isFailed, setIsFailed] = useState(false);
  const [last, setLast] = useState<(CameraAnswer & { readonly turn: number }) | null>(null);
  const onCode = (code: string): void => {
    const problem = onScan(code) ?? undefined;
    const isRight = problem === undefined;
    setLast((before) => ({ text: problem ?? code, isRight, turn: (before?.turn ?? 0) + 1 }));
    if (answer === undefined) signal(isRight ? 'right' : 'wrong');
    if (once && isRight) onClose();
  };
  useFrameCodes(video, camera.state === 'on', { onCode, onFailed: () => setIsFailed(true) });
  const trouble = isFailed ? 'reader' : camera.state;
  return (
    <div className="ui-camera">
      <div className="ui-camera-picture" data-on={trouble === 'on'}>
        <video ref={video} muted playsInline aria-label={t`Picture of the camera`} />
        {trouble !== 'on' && <Trouble trouble={trouble} />}
      </div>
      <div className="ui-camera-foot">
        {/* A page that answers itself announces it, too. */}
        <div className="ui-camera-said" role={answer === undefined ? 'status' : undefined}>
          <LastCode key={last?.turn} last={answer === undefined ? last : answer} />
        </div>
        {camera.torch !== null && (
          <Button
            icon="bulb"
            label={t`Lamp`}
            aria-pressed={camera.torch}
            onClick={() => camera.onTorch(!camera.torch)}
          />
        )}
      </div>
    </div>
  );
}

/** The last code, or what is wrong with it. */
function LastCode({ last }: { readonly last: CameraAnswer | null }) {
  const { t } = useLingui();
  if (!last) return <p>{t`Hold a barcode before the camera.`}</p>;
  return (
    <p data-tone={last.isRight ? 'success' : 'danger'}>
      <Icon name={last.isRight ? 'circleCheck' : 'circleX'} size={24} />
      <span>{last.text}</span>
    </p>
  );
}

function Trouble({ trouble }: { readonly trouble: CameraTrouble | 'starting' | 'reader' }) {
  const { t } = useLingui();
  const sentences: Record<typeof trouble, string> = {
    starting: t`The camera is starting.`,
    denied: t`The browser does not let Lagra use the camera. Allow it in the settings of this site, and try again.`,
    none: t`No camera was found.`,
    busy: t`The camera is used by another program. Close that, and try again.`,
    failed: t`The camera does not start.`,
    reader: t`The reader for barcodes could not be loaded. It needs a connection the first time.`,
  };
  return <p role={trouble === 'starting' ? 'status' : 'alert'}>{sentences[trouble]}</p>;
}
