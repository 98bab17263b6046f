import { useLingui } from '@lingui/react/macro';
import { usePaths } from '#views/navigation/use-paths.ts';
import { mendingPageOf } from './mending.ts';
import { useModel } from './model-context.tsx';

interface MendingLink {
  readonly label: string;
  readonly to: string;
}

/** The page where a reason is mended, for who may do it there; null: there is none. [DP57] */
export function useMendingPage(): (code: string) => MendingLink | null {
  const { t } = useLingui();
  const paths = usePaths();
  const model = useModel();
  return (code) => {
    const page = mendingPageOf(code);
    if (!page || (page.permission !== null && !model.may(page.permission))) return null;
    return { label: t`Go where this is put right`, to: paths.to(page.path) };
  };
}
