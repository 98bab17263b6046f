import './gallery.css';
import { Suspense, use, useDeferredValue } from 'react';
import { I18nProvider, useLingui as useLanguage } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { Locale } from '#i18n/locale.ts';
import { effectivePreferences } from '#machines/app/preferences/preferences.machine.ts';
import { documentLook } from '#machines/app/preferences/preferences.rules.ts';
import { useApp } from '#views/navigation/app-context.tsx';
import { BrandMark } from '#views/frame/app/brand-mark.tsx';
import { Toaster } from '#views/frame/app/toaster.tsx';
import { useDocumentAttributes } from '#views/ui/use-document-attributes.ts';
import { GallerySection } from './gallery-frame.tsx';
import { galleryLanguage } from './gallery-language.ts';
import { galleryChapters } from './gallery-sections.tsx';
import { GallerySwitches } from './gallery-switches.tsx';
import type { Say } from './gallery-toasts.tsx';

/** The component kit, for developers: every component in its states, live. */
export function GalleryPage() {
  const { preferences } = useApp();
  useDocumentAttributes(documentLook(useSelector(preferences, effectivePreferences)));
  return (
    <Suspense>
      <GalleryInLanguage />
      <Toaster />
    </Suspense>
  );
}

function GalleryInLanguage() {
  const { i18n } = useLanguage();
  // The old language stays until the new one has loaded: open overlays close in their own time.
  const locale = useDeferredValue(i18n.locale) as Locale; // activateLocale accepts no other
  const language = use(galleryLanguage(locale));
  return (
    <I18nProvider i18n={language}>
      <Gallery />
    </I18nProvider>
  );
}

function Gallery() {
  const { t, i18n } = useLingui();
  const { notifications } = useApp();
  const say: Say = (type, message) =>
    notifications.send({ type: 'add', at: Date.now(), notification: { type, message } });
  return (
    <div className="gallery">
      <GalleryTop />
      <div className="gallery-body">
        <nav className="gallery-index" aria-label={t`Pieces`}>
          <ul>
            {galleryChapters.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{i18n._(title)}</a>
              </li>
            ))}
          </ul>
        </nav>
        <main id="content" className="gallery-main">
          {galleryChapters.map(({ id, title, says, files, Pieces }) => (
            <GallerySection
              key={id}
              id={id}
              title={i18n._(title)}
              says={i18n._(says)}
              files={files.split(' ')}
            >
              <Pieces say={say} />
            </GallerySection>
          ))}
        </main>
      </div>
      <title>{t`Component kit`}</title>
    </div>
  );
}

function GalleryTop() {
  return (
    <header className="gallery-top">
      <div className="gallery-brand">
        <BrandMark size={24} />
        <h1>
          <Trans>Component kit</Trans>
        </h1>
      </div>
      <GallerySwitches />
    </header>
  );
}
