import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { MOST_ANSWER_FILES } from '#model/areas/purchasing/quote-request/quote-request.facts.ts';
import { fileTypes } from '#model/values/file-types.ts';
import { useModel, useRow } from '#views/kit/document/model-context.tsx';
import { useApp } from '#views/navigation/app-context.tsx';
import { Checkbox } from '#views/ui/checkbox.tsx';
import { FilePicker } from '#views/ui/file-picker.tsx';
import { Notice } from '#views/ui/notice.tsx';

interface FilesProps {
  readonly request: string;
  /** Ids. */
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Which files of the request are of this answer, and one more from the reader's computer. */
export function AnswerFiles({ request, chosen, onChange }: FilesProps) {
  const { t } = useLingui();
  const { company } = useModel();
  const { files } = useApp();
  const entries = useRow('file', request)?.entries ?? [];
  const offered = entries.filter(({ removedAt, mail }) => removedAt === null && mail === undefined);
  const [failure, setFailure] = useState<string | null>(null);
  const upload = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const place = { company, kind: 'quoteRequest', document: request };
    const options = { onProgress: () => {}, signal: new AbortController().signal };
    const failed = await files.upload(place, file, options);
    setFailure(failed && (failed.detail ?? t`It could not be sent. Check your connection and try again.`));
  };
  const isFull = chosen.length >= MOST_ANSWER_FILES;
  return (
    <fieldset className="quote-recipients">
      <legend>{t`Files of the answer`}</legend>
      {offered.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={name}
          checked={chosen.includes(id)}
          disabled={isFull && !chosen.includes(id)}
          onChange={(isOn) => onChange(isOn ? [...chosen, id] : chosen.filter((one) => one !== id))}
        />
      ))}
      {failure !== null && <Notice tone="danger">{failure}</Notice>}
      <FilePicker
        label={t`Attach a file`}
        icon="upload"
        accept={fileTypes.join(',')}
        onFiles={([file]) => void upload(file)}
      />
    </fieldset>
  );
}
