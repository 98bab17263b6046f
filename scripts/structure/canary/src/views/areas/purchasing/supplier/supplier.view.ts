import '#words/words.ts';
export const view = 1;
