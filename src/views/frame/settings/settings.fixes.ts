import type { UseFixes } from '#views/kit/document/fix-offer.ts';
import { useMendingPage } from '#views/kit/document/use-mending-page.ts';

/** For what is mended in a list or in the settings: the page, for who may do it there. [DP57] */
export const useSettingsFixes: UseFixes = () => {
  const pageOf = useMendingPage();
  return ({ refusal: { code } }) => {
    const page = pageOf(code);
    return page ? [{ id: `mend-${code}`, icon: 'arrowRight', ...page }] : [];
  };
};
