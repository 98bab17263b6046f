import { useLingui } from '@lingui/react';
import type { Locale } from '#i18n/locale.ts';
import { pictureAddress, pictures, type PictureName } from './pictures.ts';
import './app-picture.css';

/** A picture of the application in the language of the page; the theme of the page shows one of two. */
export function AppPicture({ name }: { readonly name: PictureName }) {
  const { i18n } = useLingui();
  const { width, height, alt } = pictures[name];
  const locale = i18n.locale as Locale; // pages are written in no other
  return (
    <span className="app-picture" data-picture={name}>
      {(['light', 'dark'] as const).map((theme) => (
        <img
          key={theme}
          data-in={theme}
          src={pictureAddress(name, locale, theme)}
          width={width}
          height={height}
          alt={i18n._(alt)}
          loading="lazy" // one of the two is hidden and must not be fetched
          fetchPriority="low" // words come first
          decoding="async"
        />
      ))}
    </span>
  );
}
