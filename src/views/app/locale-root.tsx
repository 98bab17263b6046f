import { Outlet, useParams } from '@tanstack/react-router';
import { isLocale } from '#i18n/locale.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { UpdateOffer } from './update-offer.tsx';
import { Toaster } from './toaster.tsx';

/** Everything under a locale segment. */
export function LocaleRoot() {
  const { locale } = useParams({ strict: false }) as { locale?: string }; // the route's own parameter
  if (!isLocale(locale)) return <NotFoundPage path={location.pathname} />;
  return (
    <>
      <Outlet />
      <Toaster />
      <UpdateOffer />
    </>
  );
}
