import { Outlet, useParams } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { isLocale } from '#i18n/locale.ts';
import { effectivePreferences } from '#machines/preferences/preferences.machine.ts';
import { documentLook } from '#machines/preferences/preferences.rules.ts';
import { useDocumentAttributes } from '../ui/use-document-attributes.ts';
import { useApp } from './app-context.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { UpdateOffer } from './update-offer.tsx';
import { Toaster } from './toaster.tsx';

/** Everything under a locale segment. */
export function LocaleRoot() {
  const { locale } = useParams({ strict: false }) as { locale?: string }; // the route's own parameter
  const preferences = useSelector(useApp().preferences, effectivePreferences);
  useDocumentAttributes(documentLook(preferences));
  if (!isLocale(locale)) return <NotFoundPage path={location.pathname} />;
  return (
    <>
      <Outlet />
      <Toaster />
      <UpdateOffer />
    </>
  );
}
