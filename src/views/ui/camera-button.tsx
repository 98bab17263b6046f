import { Suspense, useEffect, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Button } from './button.tsx';
import type { CameraScan } from './camera-scan.ts';
import { partOnDemand } from './part-on-demand.ts';
import { useHasCamera } from './use-has-camera.ts';

const CameraDialog = partOnDemand(async () => (await import('./camera-dialog.tsx')).CameraDialog);

/** Scans with the camera; nothing on a device without one. [UI30] */
export function CameraButton(props: CameraScan) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const has = useHasCamera();
  useWarmReader(has);
  if (!has) return null;
  return (
    <>
      <Button
        icon="camera"
        label={t`Scan with the camera`}
        aria-haspopup="dialog"
        data-testid="camera"
        onClick={() => setIsOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <CameraDialog {...props} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** A phone may be without a connection when it comes to scanning; a laptop seldom scans at all. */
function useWarmReader(has: boolean): void {
  useEffect(() => {
    if (!has || !matchMedia('(pointer: coarse)').matches) return;
    void import('./code-reader.ts').then(({ warmCodeReader }) => warmCodeReader()).catch(() => {});
  }, [has]);
}
