/**
 * Rows and cells of text copied from a spreadsheet: tabs between cells, line ends between rows, quotes around cells
 * that contain either. Undefined for a single cell, which is an ordinary paste.
 */
export function clipboardBlock(text: string): readonly (readonly string[])[] | undefined {
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  const endCell = () => {
    rows.at(-1)?.push(cell.trim());
    cell = '';
  };
  const body = text.replaceAll(/\r\n?/g, '\n').replace(/\n$/, '');
  for (let at = 0; at < body.length; at += 1) {
    const sign = body.charAt(at);
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (body.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (sign === '"' && cell === '') quoted = true;
    else if (sign === '\t') endCell();
    else if (sign === '\n') {
      endCell();
      rows.push([]);
    } else cell += sign;
  }
  endCell();
  return rows.length === 1 && rows[0]?.length === 1 ? undefined : rows;
}
