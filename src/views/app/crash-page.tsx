import { ErrorPage } from './error-page.tsx';

/** What is shown instead of a page that threw; the error itself is for the console, not for the reader. */
export function CrashPage({ error }: { readonly error: unknown }) {
  console.error(error);
  return <ErrorPage status={500} />;
}
