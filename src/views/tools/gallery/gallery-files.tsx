import { useState } from 'react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CameraButton } from '#views/ui/camera-button.tsx';
import { FilePicker } from '#views/ui/file-picker.tsx';
import { ScrollToTop } from '#views/ui/scroll-to-top.tsx';
import { Specimen } from './gallery-frame.tsx';

/** File buttons, with the names of the files chosen last, the camera that scans, and the scroll-to-top button. */
export function GalleryFiles() {
  const { t } = useLingui();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [code, setCode] = useState('');
  const count = files.length;
  const names = files.map(({ name }) => name).join(', ');
  return (
    <>
      <Specimen name={t`That ask for files`} id="file-picker" wide>
        <FilePicker label={t`Choose files`} icon="upload" accept="*/*" multiple onFiles={setFiles} />
        <FilePicker label={t`Choose a picture`} icon="scan" accept="image/*" onFiles={setFiles} />
        <FilePicker label={t`Take a photo`} icon="scan" accept="image/*" camera onFiles={setFiles} />
        <output>
          {count === 0
            ? t`Nothing chosen`
            : t`${plural(count, { one: '# file', other: '# files' })}: ${names}`}
        </output>
      </Specimen>
      <Specimen name={t`That scan with the camera, where there is one`} id="camera-button">
        <CameraButton onScan={setCode} />
        <output>{code === '' ? t`Nothing scanned` : code}</output>
      </Specimen>
      <Specimen name={t`Back up`} id="scroll-to-top">
        <ScrollToTop onPress={() => {}} />
      </Specimen>
    </>
  );
}
