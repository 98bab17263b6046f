import { kindWithoutPages } from '#views/kind-view.ts';

export const fileView = kindWithoutPages({
  kind: 'file',
  one: { en: 'File', sv: 'Fil' },
  many: { en: 'Files', sv: 'Filer' },
});
