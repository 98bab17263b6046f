export const picture = 1;
