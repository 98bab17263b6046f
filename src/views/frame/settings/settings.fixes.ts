import { useLingui } from '@lingui/react/macro';
import { usePaths } from '#views/navigation/use-paths.ts';
import { mendingPages } from '#views/kit/document/mending.ts';
import type { UseFixes } from '#views/kit/document/fix-offer.ts';
import { useModel } from '#views/kit/document/model-context.tsx';

/** For what is mended in a list or in the settings: the page, for who may do it there. [DP57] */
export const useSettingsFixes: UseFixes = () => {
  const { t } = useLingui();
  const paths = usePaths();
  const model = useModel();
  return ({ refusal: { code } }) => {
    const page = Object.hasOwn(mendingPages, code) ? mendingPages[code] : undefined;
    if (!page || (page.permission !== null && !model.may(page.permission))) return [];
    return [
      {
        id: `mend-${code}`,
        label: t`Go where this is put right`,
        icon: 'arrowRight',
        to: paths.to(page.path),
      },
    ];
  };
};
