import { Navigate, Outlet, useParams } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { isLocale } from '#i18n/locale.ts';
import { effectivePreferences } from '#machines/preferences/preferences.machine.ts';
import { documentLook } from '#machines/preferences/preferences.rules.ts';
import { useDocumentAttributes } from '../ui/use-document-attributes.ts';
import { useApp } from './app-context.tsx';
import { BrowserProvider } from './browser-context.ts';
import { FileReadyPart } from './file-ready-part.tsx';
import { RecordingPart } from './recording-part.tsx';
import { UpdateOffer } from './update-offer.tsx';
import { Toaster } from './toaster.tsx';
import { addressInLanguage } from './wanted-locale.ts';

/** Everything under a locale segment; a path without one, or with one that we do not speak, gets one before it. */
export function LocaleRoot() {
  const { locale } = useParams({ strict: false }) as { locale?: string }; // the route's own parameter
  const app = useApp();
  const preferences = useSelector(app.preferences, effectivePreferences);
  useDocumentAttributes(documentLook(preferences));
  if (!isLocale(locale)) return <GetsLocale />;
  return (
    <BrowserProvider value={app.browser}>
      <Outlet />
      <Toaster />
      <UpdateOffer />
      <RecordingPart />
      <FileReadyPart />
    </BrowserProvider>
  );
}

/** Goes to the same page with a language before its address. */
export function GetsLocale() {
  return (
    <Navigate
      {...({ to: addressInLanguage(), replace: true } as unknown as Parameters<typeof Navigate>[0])}
    />
  ); // plain text, see use-address
}
