import { kindWithoutPages } from '#views/kind-view.ts';

export const sharedLinkView = kindWithoutPages({
  kind: 'sharedLink',
  one: { en: 'Shared link', sv: 'Delad länk' },
  many: { en: 'Shared links', sv: 'Delade länkar' },
});
