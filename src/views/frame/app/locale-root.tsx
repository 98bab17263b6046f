import { Navigate, Outlet, useParams } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { isLocale } from '#i18n/locale.ts';
import { effectivePreferences } from '#machines/app/preferences/preferences.machine.ts';
import { documentLook } from '#machines/app/preferences/preferences.rules.ts';
import { useDocumentAttributes } from '#views/ui/use-document-attributes.ts';
import { useApp } from '#views/navigation/app-context.tsx';
import { BrowserProvider } from '#views/navigation/browser-context.ts';
import { FileReadyPart } from './file-ready-part.tsx';
import { ProofPart } from './proof-part.tsx';
import { RecordingPart } from './recording-part.tsx';
import { UpdateOffer } from './update-offer.tsx';
import { Toaster } from './toaster.tsx';
import { addressInLanguage } from './wanted-locale.ts';

/** Everything below the locale segment; a path without a supported locale is redirected to one with it. */
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
      <ProofPart />
    </BrowserProvider>
  );
}

/** Redirects to the same page with a locale prefix. */
export function GetsLocale() {
  return (
    <Navigate
      {...({ to: addressInLanguage(), replace: true } as unknown as Parameters<typeof Navigate>[0])}
    />
  ); // plain text, see use-address
}
