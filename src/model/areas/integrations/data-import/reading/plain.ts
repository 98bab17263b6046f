/** A head or a word as it is compared: lower case, without accents, spaces and signs. `Art.nr` and `artnr` are one. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}%]/gu, '');
