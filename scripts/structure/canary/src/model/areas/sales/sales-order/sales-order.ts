export const order = '';
