/** What the plans are called, in every language. */
export const planNames: Readonly<Record<string, { readonly en: string; readonly sv: string }>> = {
  starter: { en: 'Starter', sv: 'Start' },
  growth: { en: 'Growth', sv: 'Tillväxt' },
  scale: { en: 'Scale', sv: 'Storskalig' },
};
