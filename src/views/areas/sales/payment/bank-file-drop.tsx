import { useState } from 'react';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { TakenFile } from '#model/areas/sales/bank-file/bank-file.api.ts';
import type { BankFileFailure } from '#model/areas/sales/bank-file/bank-desk.ts';
import { LARGEST_BANK_FILE } from '#model/areas/sales/bank-file/bank-file-size.ts';
import { useApp } from '#views/navigation/app-context.tsx';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useRefusalSentence } from '#views/kit/document/refusal-sentence.ts';
import { DropArea } from '#views/kit/file/drop-area.tsx';
import { FilePicker } from '#views/ui/file-picker.tsx';
import { Icon } from '#views/ui/icon.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { Progress } from '#views/ui/progress.tsx';

const MEGABYTE = 1024 * 1024;

interface DropProps {
  readonly onTaken: () => void;
}

/** Takes files in: dropped, pasted or chosen; tells what came in by each, and line by line what does not count. */
export function BankFileDrop({ onTaken }: DropProps) {
  const { t } = useLingui();
  const { share, told, take } = useTaking(onTaken);
  return (
    <Panel title={t`Import a bank file`}>
      <div className="ui-stack">
        {told.map((one) => (
          <Told key={one.name} {...one} />
        ))}
        {share === null ? (
          <Dropping onFiles={take} />
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
  return (
    <DropArea label={t`Drop a file here`} onFiles={onFiles}>
      <div className="ui-row">
        <Icon name="upload" size={22} />
        <span>
          <Trans>Drop a file here, or choose one: camt.053 or camt.054, up to 20 MB.</Trans>
        </span>
        <FilePicker
          label={t`Choose a file`}
          icon="file"
          accept=".xml,text/xml,application/xml"
          onFiles={onFiles}
        />
      </div>
    </DropArea>
  );
}

interface ToldOf {
  readonly name: string;
  readonly outcome: TakenFile | BankFileFailure;
}

/** What became of a file. */
function Told({ name, outcome }: ToldOf) {
  const { t } = useLingui();
  const sentence = useRefusalSentence();
  if ('code' in outcome)
    return (
      <Notice tone="danger" title={name}>
        {outcome.detail ?? t`The file could not be sent. Try again when there is a connection.`}
      </Notice>
    );
  const { taken, out, refused, reasons } = outcome;
  const more = refused - reasons.length;
  // What holds for the whole file is the reason of each of its entries.
  const sentences = new Set(reasons.map(({ code, params }) => sentence({ code, ...(params && { params }) })));
  return (
    <Notice tone={taken > 0 ? 'success' : 'warning'} title={name}>
      <p>
        {taken === 0
          ? t`No payment came in.`
          : t`${plural(taken, { one: '# payment came in.', other: '# payments came in.' })}`}{' '}
        {out > 0 &&
          t`${plural(out, { one: '# outgoing payment was left out.', other: '# outgoing payments were left out.' })}`}
      </p>
      {refused > 0 && (
        <ul>
          {[...sentences].map((one) => (
            <li key={one}>{one}</li>
          ))}
          {more > 0 && (
            <li>{t`${plural(more, { one: 'And # more does not count.', other: 'And # more do not count.' })}`}</li>
          )}
        </ul>
      )}
    </Notice>
  );
}

/** Sends files one after the other. */
function useTaking(onTaken: () => void) {
  const { t } = useLingui();
  const { bankFiles } = useApp();
  const { company } = useModel();
  const [share, setShare] = useState<number | null>(null);
  const [told, setTold] = useState<readonly ToldOf[]>([]);
  const take = async (files: Iterable<File>): Promise<void> => {
    const desk = await bankFiles(company);
    const outcomes: ToldOf[] = [];
    for (const file of files) {
      setShare(0);
      const outcome =
        file.size > LARGEST_BANK_FILE
          ? { code: 'fileTooLarge', detail: t`The file is larger than ${LARGEST_BANK_FILE / MEGABYTE} MB.` }
          : await desk.take(file, setShare);
      outcomes.push({ name: file.name, outcome });
      setTold([...outcomes]);
    }
    setShare(null);
    onTaken();
  };
  return { share, told, take: (files: Iterable<File>) => void take(files) };
}
