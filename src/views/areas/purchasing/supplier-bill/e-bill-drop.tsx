import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { LARGEST_E_BILL, type TakenBill } from '#model/areas/purchasing/supplier-bill/e-bill.api.ts';
import type { FileFailure } from '#model/api/named-file.ts';
import { useApp } from '#views/navigation/app-context.tsx';
import { useModel } from '#views/kit/document/model-context.tsx';
import { DropArea } from '#views/kit/file/drop-area.tsx';
import { FilePicker } from '#views/ui/file-picker.tsx';
import { Icon } from '#views/ui/icon.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { Progress } from '#views/ui/progress.tsx';
import { useEBillFaults } from './use-e-bill-faults.ts';

const MEGABYTE = 1024 * 1024;

interface DropProps {
  /** What was read, and the file that it was read from. */
  readonly onRead: (taken: TakenBill, file: File) => void;
}

/** Reads an e-invoice that is dropped or chosen; what of it cannot be read is named field by field. [EBL1] */
export function EBillDrop({ onRead }: DropProps) {
  const { t } = useLingui();
  const { share, failure, read } = useReading(onRead);
  return (
    <Panel title={t`From an e-invoice`}>
      <div className="ui-stack">
        {failure && <Failure failure={failure} />}
        {share === null ? (
          <Dropping onFiles={read} />
        ) : (
          <Progress
            label={share < 1 ? t`Sending the file` : t`Reading the file`}
            percent={share < 1 ? 100 * share : undefined}
          />
        )}
      </div>
    </Panel>
  );
}

function Dropping({ onFiles }: { readonly onFiles: (files: Iterable<File>) => void }) {
  const { t } = useLingui();
  const most = LARGEST_E_BILL / MEGABYTE;
  return (
    <DropArea label={t`Drop a file here`} onFiles={onFiles}>
      <div className="ui-row">
        <Icon name="upload" size={22} />
        <span>{t`Drop a Peppol invoice here, or a PDF that holds one, up to ${most} MB. Or type the bill below.`}</span>
        <FilePicker
          label={t`Choose a file`}
          icon="file"
          accept=".xml,text/xml,application/xml,.pdf,application/pdf"
          onFiles={onFiles}
        />
      </div>
    </DropArea>
  );
}

function Failure({ failure: { refusal, detail } }: { readonly failure: FileFailure }) {
  const { t } = useLingui();
  const faultsOf = useEBillFaults();
  const faults = refusal.code === 'eBillFaulty' ? faultsOf(refusal.fields ?? {}) : [];
  return (
    <Notice
      tone="danger"
      title={detail ?? t`The file could not be sent. Try again when there is a connection.`}
    >
      {faults.length > 0 && (
        <ul className="ui-bullets" data-testid="e-bill-faults">
          {faults.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

function useReading(onRead: DropProps['onRead']) {
  const { t } = useLingui();
  const { bills } = useApp();
  const { company } = useModel();
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState<FileFailure | null>(null);
  const read = async (files: Iterable<File>): Promise<void> => {
    const [file] = [...files];
    if (!file) return;
    setFailure(null);
    const most = LARGEST_E_BILL / MEGABYTE;
    if (file.size > LARGEST_E_BILL) {
      setFailure({ refusal: { code: 'fileTooLarge' }, detail: t`The file is larger than ${most} MB.` });
      return;
    }
    setShare(0);
    const desk = await bills(company);
    const taken = await desk.read(file, setShare);
    setShare(null);
    if ('refusal' in taken) setFailure(taken);
    else onRead(taken, file);
  };
  return { share, failure, read: (files: Iterable<File>) => void read(files) };
}
