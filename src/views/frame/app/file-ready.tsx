import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#views/ui/button.tsx';
import { Dialog } from '#views/ui/dialog.tsx';
import { useBrowser } from '#views/navigation/browser-context.ts';

/** A file that took longer than a user gesture lasts: another press downloads it. */
export function FileReady({ file }: { readonly file: File }) {
  const { t } = useLingui();
  const { files } = useBrowser();
  return (
    <Dialog
      open
      title={t`The file is ready`}
      width="27rem"
      onClose={files.drop}
      actions={
        <>
          <Button variant="quiet" onClick={files.drop}>{t`Cancel`}</Button>
          <Button variant="primary" icon="download" autoFocus onClick={files.giveWaiting}>{t`Save`}</Button>
        </>
      }
    >
      <p className="ui-truncate">{file.name}</p>
      <p className="ui-soft">
        <Trans>Choose where to save it, for example “Save to Files”.</Trans>
      </p>
    </Dialog>
  );
}
