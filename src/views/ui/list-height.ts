/** CSS height of a list that is part of a page: as tall as its rows need, up to `most` of them; then it scrolls. */
export const listHeight = (rows: number, most = 8, totals = false): string =>
  `calc(var(--row) * ${Math.min(Math.max(rows, 1), most) + (totals ? 1 : 0)} + 2.375rem)`;
