import { quoted } from './quotes.ts';

const lengths = quoted('Tour steps: dashboard 5, products 7, inventory 6, sales 5, complete 20.');
/** Number of steps in the real tours. */
export const tourLengths = [
  { id: 'TOUR-25', src: lengths, tour: 'dashboard', steps: 5 },
  { id: 'TOUR-26', src: lengths, tour: 'products', steps: 7 },
  { id: 'TOUR-27', src: lengths, tour: 'inventory', steps: 6 },
  { id: 'TOUR-28', src: lengths, tour: 'sales', steps: 5 },
  { id: 'TOUR-29', src: lengths, tour: 'complete', steps: 20 },
] as const;
