import './product-images.css';
import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FileEntry } from '#model/file/file.facts.ts';
import { attachRefusal } from '#model/file/file.rules.ts';
import { productForm, type ProductRow } from '#model/areas/products/product/product.facts.ts';
import { hasTerms } from '#model/areas/products/product/product.offers.ts';
import { imagesIn, mainImage } from '#model/areas/products/product/product.images.ts';
import { PictureLink } from '#views/navigation/picture-link.tsx';
import { useApp } from '#views/navigation/app-context.tsx';
import { useLeaveGuard } from '#views/navigation/use-leave-guard.tsx';
import { useModel, useRow } from '#views/kit/document/model-context.tsx';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { useVerdict } from '#views/kit/document/use-verdict.ts';
import { DropArea } from '#views/kit/file/drop-area.tsx';
import { PictureTaking } from '#views/kit/file/take-pictures.tsx';
import { Thumbnail } from '#views/kit/file/thumbnail.tsx';
import { useFileRemoval } from '#views/kit/file/use-file-removal.tsx';
import { useUploads } from '#views/kit/file/use-uploads.ts';
import { Badge } from '#views/ui/badge.tsx';
import { Button } from '#views/ui/button.tsx';
import { Icon } from '#views/ui/icon.tsx';
import { Panel } from '#views/ui/panel.tsx';

interface ProductImagesProps {
  readonly row: ProductRow;
}

/** The pictures of a product, on its page; nothing where there are none and none can be added. [PPI3] */
export function ProductImages({ row }: ProductImagesProps) {
  const { t } = useLingui();
  const model = useModel();
  const images = imagesIn(useRow('file', row.id));
  const mayAttach = attachRefusal('product', { may: (permission) => model.may(permission) }) === null;
  if (!mayAttach && images.length === 0) return null;
  return (
    <Panel title={t`Pictures`}>
      {mayAttach ? (
        <Adding product={row.id}>
          <Images row={row} images={images} />
        </Adding>
      ) : (
        <Images row={row} images={images} />
      )}
    </Panel>
  );
}

/** The tab of files resumes what waited on the device: here only what is chosen here is sent. */
function Adding({ product, children }: { readonly product: string; readonly children: ReactNode }) {
  const { t } = useLingui();
  const transfers = useUploads('product', product, { resumes: false });
  const { dialog } = useLeaveGuard(transfers.uploads.some(({ isKept }) => !isKept));
  return (
    <DropArea label={t`Drop a file here`} onFiles={transfers.take}>
      {children}
      <PictureTaking transfers={transfers} />
      {dialog}
    </DropArea>
  );
}

function Images({ row, images }: ProductImagesProps & { readonly images: readonly FileEntry[] }) {
  const { t } = useLingui();
  const removal = useFileRemoval('product', row.id);
  const choose = useChoosing(row);
  const main = mainImage(row, { entries: images });
  if (images.length === 0)
    return (
      <p className="ui-faint">
        <Trans>A picture is shown in lists, in orders and while goods are picked. Drop one here.</Trans>
      </p>
    );
  return (
    <>
      <ul className="product-images" aria-label={t`Pictures`}>
        {images.map((image) => (
          <Image
            key={image.id}
            product={row.id}
            image={image}
            isMain={image.id === main?.id}
            onMain={choose && (() => choose(image.id))}
            onRemove={removal.of(image)}
          />
        ))}
      </ul>
      {removal.dialog}
    </>
  );
}

/**
 * Chooses the main picture; undefined for who may not. It saves the whole form, as the page of the form does, so that
 * who does not see its purchase prices would lose them.
 */
function useChoosing(row: ProductRow): ((image: string) => void) | undefined {
  const model = useModel();
  const propose = usePropose();
  const refusal = useVerdict('product', row.id, 'update');
  const hidesPrices = row.suppliers.some(hasTerms) && !model.may('product.viewCost');
  if (refusal || hidesPrices) return undefined;
  return (image) => {
    const data = { ...productForm.strip().parse(row), mainImage: image };
    propose({ kind: 'product', document: row.id, type: 'update', data, version: row.version });
  };
}

interface ImageProps {
  readonly product: string;
  readonly image: FileEntry;
  readonly isMain: boolean;
  readonly onMain: (() => void) | undefined;
  readonly onRemove: (() => void) | undefined;
}

function Image({ product, image: { id, name }, isMain, onMain, onRemove }: ImageProps) {
  const { t } = useLingui();
  const { files } = useApp();
  const { company } = useModel();
  const place = { company, kind: 'product', document: product };
  return (
    <li className="product-image" data-main={isMain}>
      <PictureLink
        className="product-image-look"
        address={files.address(place, id, true)}
        name={name}
        label={t`Look at ${name}`}
      >
        <Thumbnail place={place} file={id} size="320" alt={name} otherwise={<Icon name="file" size={28} />} />
      </PictureLink>
      <div className="product-image-foot">
        {isMain && <Badge tone="info" icon="circleCheck">{t`Main picture`}</Badge>}
        {!isMain && onMain && (
          <Button
            size="sm"
            variant="quiet"
            label={t`Make ${name} the main picture`}
            onClick={onMain}
          >{t`Make main`}</Button>
        )}
        {onRemove && (
          <Button size="sm" variant="quiet" icon="trash" label={t`Remove ${name}`} onClick={onRemove} />
        )}
      </div>
    </li>
  );
}
