import type { Rule } from '#model/engine/chart.ts';
import { onField } from '#model/engine/on-field.ts';
import type { Rows } from '#model/engine/rows.ts';
import { isPicture } from '#model/values/file-types.ts';
import type { ProductForm, ProductRow } from './product.facts.ts';

type FileEntry = Rows['file']['entries'][number];
type Files = Pick<Rows['file'], 'entries'> | undefined;

/** The pictures among the files of a product, oldest first. */
export const imagesIn = (files: Files): readonly FileEntry[] =>
  (files?.entries ?? []).filter((entry) => entry.removedAt === null && isPicture(entry));

/** [PR15] The main one among them: the chosen one, else the first; undefined without any. */
export function mainImage(
  product: Pick<ProductForm, 'mainImage'> | undefined,
  files: Files,
): FileEntry | undefined {
  const images = imagesIn(files);
  return images.find(({ id }) => id === product?.mainImage) ?? images[0];
}

/** [PR15] What is chosen as the main image is a picture of the product; one that was removed since may stay chosen. */
export const imageIsThere: Rule<ProductRow, ProductForm> = ({ view, id, row }, data) => {
  const chosen = data?.mainImage ?? null;
  if (chosen === null || chosen === row?.mainImage) return null;
  const isThere = imagesIn(view.get('file', id)).some((image) => image.id === chosen);
  return isThere ? null : onField('unknownImage', 'mainImage');
};
