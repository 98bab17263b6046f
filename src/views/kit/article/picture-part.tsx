import { AppPicture } from './app-picture.tsx';
import type { PartProps } from './part-props.ts';
import { pictures, type PictureName } from './pictures.ts';

const isPicture = (name: string): name is PictureName => Object.hasOwn(pictures, name);

/** A picture of the application in the reader's language; the theme of the page shows one of two. */
export function PicturePart({ of }: PartProps) {
  if (!isPicture(of)) throw new Error(`no picture is called ${of}`);
  return (
    <figure className="article-picture">
      <AppPicture name={of} />
    </figure>
  );
}
