import { useNavigate, useParams } from '@tanstack/react-router';

/** Addresses in the language of the page. */
export interface Paths {
  /** `/apps/products?q=bolt` → `/sv/apps/products?q=bolt`. */
  to(path: string): string;
  go(path: string, options?: { readonly replace?: boolean }): void;
}

export function usePaths(): Paths {
  const { locale = 'en' } = useParams({ strict: false }) as { locale?: string }; // every page is below a locale
  const navigate = useNavigate();
  const to = (path: string): string => `/${locale}${path}`;
  return {
    to,
    go: (path, options) => {
      const [pathname = path, query] = path.split('?');
      const search = Object.fromEntries(new URLSearchParams(query));
      void navigate({ to: to(pathname), search, replace: options?.replace ?? false } as unknown as Parameters<
        typeof navigate
      >[0]); // plain text, see use-address
    },
  };
}
