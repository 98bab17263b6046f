/** The languages of what the server says to people. */
export const languages = ['en', 'sv'] as const;
export type Language = (typeof languages)[number];
