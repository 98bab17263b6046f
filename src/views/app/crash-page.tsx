import { ErrorPage } from './error-page.tsx';

/** What is shown instead of a page that threw; the error itself is for the console, not for the reader. */
export function CrashPage({ error }: { readonly error: unknown }) {
  console.error(error);
  return <ErrorPage status={statusOf(error)} />;
}

/** The same within a layout, which stays. */
export function CrashWithin({ error }: { readonly error: unknown }) {
  console.error(error);
  return <ErrorPage status={statusOf(error)} within="main" />;
}

/** The same under the heading that the layout gives every page. */
export function CrashUnderHeading({ error }: { readonly error: unknown }) {
  console.error(error);
  return <ErrorPage status={statusOf(error)} within="heading" />;
}

/** An answer of the server carries its status; anything else went wrong here. */
function statusOf(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : 500;
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500;
}
