import { ErrorPage } from './error-page.tsx';

/** Shown instead of a page that threw; the error itself goes to the console, not to the reader. */
export function CrashPage({ error }: { readonly error: unknown }) {
  console.error(error);
  return <ErrorPage status={statusOf(error)} />;
}

/** The same inside a layout, which stays. */
export function CrashWithin({ error }: { readonly error: unknown }) {
  console.error(error);
  return <ErrorPage status={statusOf(error)} within="main" />;
}

/** The same below the heading that the layout gives every page. */
export function CrashUnderHeading({ error }: { readonly error: unknown }) {
  console.error(error);
  return <ErrorPage status={statusOf(error)} within="heading" />;
}

/** A server response carries its status; anything else failed here. */
function statusOf(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : 500;
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500;
}
