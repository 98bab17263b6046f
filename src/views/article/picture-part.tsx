import { useLingui } from '@lingui/react';
import { pictureSizes } from 'virtual:article-pictures';
import type { PartProps } from './part-props.ts';
import { pictureWords } from './picture.messages.ts';

/** A picture of the application in the reader's language; the theme of the page shows one of two. */
export function PicturePart({ of }: PartProps) {
  const { i18n } = useLingui();
  const words = pictureWords[of];
  if (!words) throw new Error(`no picture is called ${of}`);
  const alt = i18n._(words);
  return (
    <figure className="article-picture">
      {(['light', 'dark'] as const).map((theme) => {
        const name = `${of}.${i18n.locale}.${theme}`;
        const size = pictureSizes[name];
        if (!size && Object.keys(pictureSizes).length > 0) throw new Error(`there is no picture ${name}`);
        if (!size) return null;
        const source = `/pictures/${name}.webp`;
        return <img key={theme} data-in={theme} src={source} {...size} alt={alt} loading="lazy" />;
      })}
    </figure>
  );
}
