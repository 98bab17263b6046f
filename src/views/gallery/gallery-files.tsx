import { useState } from 'react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { FilePicker } from '../ui/file-picker.tsx';
import { Specimen } from './gallery-frame.tsx';

/** Buttons that ask the system for files, and the names of those that were given last. */
export function GalleryFiles() {
  const { t } = useLingui();
  const [files, setFiles] = useState<readonly File[]>([]);
  const count = files.length;
  const names = files.map(({ name }) => name).join(', ');
  return (
    <Specimen name={t`That ask for files`} id="file-picker" wide>
      <FilePicker label={t`Choose files`} icon="upload" accept="*/*" multiple onFiles={setFiles} />
      <FilePicker label={t`Choose a picture`} icon="scan" accept="image/*" onFiles={setFiles} />
      <output>
        {count === 0 ? t`Nothing chosen` : t`${plural(count, { one: '# file', other: '# files' })}: ${names}`}
      </output>
    </Specimen>
  );
}
