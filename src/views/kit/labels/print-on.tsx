import { useLingui } from '@lingui/react/macro';
import type { Label } from '#model/areas/stock/labels/label-parts.ts';
import { useConnections } from '#views/kit/document/use-connections.ts';
import { useAnnouncer } from '#views/navigation/announcer.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { Button } from '#views/ui/button.tsx';
import { useAsync } from '#views/ui/use-async.ts';

interface PrintOnProps {
  readonly labels: readonly Label[];
  readonly copies: number;
  /** Why these labels are not for a label printer; undefined: they are. */
  readonly disabledReason: string | undefined;
  readonly onPrinted: () => void;
}

/** A button for each label printer that is connected. [CNV5] */
export function PrintOn({ labels, copies, disabledReason, onPrinted }: PrintOnProps) {
  const { t } = useLingui();
  const may = useModel().may('connection.print');
  const announcer = useAnnouncer();
  const { ask, press, busy } = useConnections();
  const printers = useAsync(`printers ${String(may)}`, async () =>
    may ? ask((desk) => desk.printers()) : [],
  );
  if (printers.status !== 'ready') return null;
  const print = async (id: string, name: string): Promise<void> => {
    const isDone = await press(id, async (desk) => {
      await desk.print(id, labels, copies);
      return true;
    });
    if (!isDone) return;
    onPrinted();
    announcer.success(t`Sent to ${name}.`);
  };
  return printers.value.map(({ id, name }) => (
    <Button
      key={id}
      icon="printer"
      loading={busy === id}
      disabledReason={disabledReason}
      data-testid={`print-on-${id}`}
      onClick={() => void print(id, name)}
    >
      {t`Print on ${name}`}
    </Button>
  ));
}
