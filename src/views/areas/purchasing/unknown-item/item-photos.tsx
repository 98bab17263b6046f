import { useLingui } from '@lingui/react/macro';
import type { UnknownItemRow } from '#model/areas/purchasing/unknown-item/unknown-item.facts.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { Thumbnail } from '#views/kit/file/thumbnail.tsx';
import { usePictures } from '#views/kit/file/use-pictures.ts';
import { isPhotoOf } from '#views/kit/scan-mode/use-line-photos.ts';
import { Panel } from '#views/ui/panel.tsx';

interface PhotosProps {
  readonly row: UnknownItemRow;
}

/** What it looks like: photos that were taken at the receipt, which has them among its files. */
export function ItemPhotos({ row }: PhotosProps) {
  const { t } = useLingui();
  const { company } = useModel();
  const photos = usePictures(row.receipt).filter(({ label }) => isPhotoOf(row.id, label));
  if (photos.length === 0) return null;
  const place = { company, kind: 'goodsReceipt', document: row.receipt };
  return (
    <Panel title={t`Photos`}>
      <div className="ui-row">
        {photos.map(({ value, label }) => (
          <Thumbnail key={value} place={place} file={value} size="320" alt={label} />
        ))}
      </div>
    </Panel>
  );
}
