/** Signs that change the direction of what follows: a name with one can be read as another name. */
const bidi = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** The text without them. */
export const withoutBidi = (text: string): string => text.replaceAll(bidi, '');
