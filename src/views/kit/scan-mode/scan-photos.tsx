import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { UploadLine } from '../file/upload-line.tsx';
import type { Transfers } from '../file/use-uploads.ts';
import { FilePicker } from '#views/ui/file-picker.tsx';

const PHOTOS = 'image/jpeg,image/png,image/webp,image/heic';

/** Photos that are on their way, or could not be sent. */
export function ScanPhotos({ transfers }: { readonly transfers: Transfers }) {
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

interface PhotoButtonsProps {
  readonly count: number;
  readonly onPhotos: (photos: readonly File[]) => void;
}

/** Takes photos, or chooses some; says how many there are. */
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

/** Photos have names that say nothing; these say what they are of. */
export function photoNamed(photo: File, of: string, mark: string): File {
  const [, ending = 'jpg'] = /\.(\w+)$/.exec(photo.name) ?? [];
  const safe = of.replaceAll(/[^\w.-]+/g, '-');
  return new File([photo], `${safe}-${mark}.${ending}`, { type: photo.type });
}

/** Several of one thing, numbered. */
export const photosNamed = (photos: readonly File[], of: string): readonly File[] =>
  photos.map((photo, index) => photoNamed(photo, of, String(index + 1)));
