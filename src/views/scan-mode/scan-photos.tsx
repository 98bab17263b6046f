import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { UploadLine } from '../file/upload-line.tsx';
import type { Transfers } from '../file/use-uploads.ts';
import { FilePicker } from '../ui/file-picker.tsx';

const PHOTOS = 'image/jpeg,image/png,image/webp,image/heic';

interface PhotoButtonsProps {
  /** Photos that were taken. */
  readonly count: number;
  readonly onPhotos: (photos: readonly File[]) => void;
}

/** Takes photos with the camera, or chooses some that are there. */
export function PhotoButtons({ count, onPhotos }: PhotoButtonsProps) {
  const { t } = useLingui();
  return (
    <div className="ui-row">
      <FilePicker label={t`Take a photo`} icon="scan" accept={PHOTOS} camera onFiles={onPhotos} />
      <FilePicker label={t`Choose a photo`} icon="upload" accept={PHOTOS} multiple onFiles={onPhotos} />
      {count > 0 && <span>{t`${plural(count, { one: '# photo', other: '# photos' })}`}</span>}
    </div>
  );
}

/** Photos that are on their way to the document, or could not be sent. */
export function PhotosUnderWay({ transfers }: { readonly transfers: Transfers }) {
  if (transfers.uploads.length === 0) return null;
  return (
    <ul className="scan-uploads">
      {transfers.uploads.map((upload) => (
        <UploadLine
          key={upload.id}
          upload={upload}
          onRetry={() => transfers.retry(upload)}
          onDrop={() => transfers.drop(upload.id)}
        />
      ))}
    </ul>
  );
}

/** Photos have names that say nothing; these say what they are of. */
export const photosNamed = (photos: readonly File[], name: string, otherwise: string): readonly File[] => {
  const safe = name.replaceAll(/[^\w.-]+/g, '-');
  return photos.map((photo, index) => {
    const [, ending = 'jpg'] = /\.(\w+)$/.exec(photo.name) ?? [];
    return new File([photo], `${safe === '' ? otherwise : safe}-${index + 1}.${ending}`, {
      type: photo.type,
    });
  });
};
