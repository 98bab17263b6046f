import { kindWithoutPages } from '#views/kind-view.ts';

export const commentView = kindWithoutPages({
  kind: 'comment',
  one: { en: 'Comment', sv: 'Kommentar' },
  many: { en: 'Comments', sv: 'Kommentarer' },
});
