import { useLocation, useSearch } from '@tanstack/react-router';
import { useLingui } from '@lingui/react/macro';
import { withoutLocale } from '#i18n/locale.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import type { Creating } from '#views/ui/use-choosing.ts';
import { useModel } from './model-context.tsx';

type Kind = 'customer' | 'supplier' | 'product';

const FORMS: Readonly<Record<Kind, string>> = {
  customer: '/apps/sales/customers/create',
  supplier: '/apps/purchasing/suppliers/create',
  product: '/apps/products/create',
};

/** Creates on the way what a search does not find; the page is then opened again with its id in the address. */
export function useCreating(kind: Kind): Creating | undefined {
  const { t } = useLingui();
  const model = useModel();
  const paths = usePaths();
  const here = useLocation({ select: ({ pathname }) => withoutLocale(pathname) });
  if (!model.may(`${kind}.create`)) return undefined;
  return {
    label: (text) => t`Create “${text}”`,
    onCreate: (text) => {
      const query = new URLSearchParams({ name: text, back: here });
      paths.go(`${FORMS[kind]}?${query.toString()}`);
    },
  };
}

interface OnTheWay {
  /** What was searched for; undefined unless the form was opened on the way. */
  readonly name: string | undefined;
  /** Opens what was saved: its own page, or where it was wanted. */
  readonly open: (path: string, id: string) => void;
}

/** How a form goes on that may have been opened on the way to something else. */
export function useOnTheWay(kind: Kind): OnTheWay {
  const paths = usePaths();
  const { name, back } = useSearch({ strict: false }) as { readonly name?: string; readonly back?: string }; // plain texts
  const isOurs = back?.startsWith('/apps/') === true;
  return {
    name,
    open: (path, id) => paths.go(isOurs ? `${back}?${kind}=${id}` : `${path}/${id}`),
  };
}
