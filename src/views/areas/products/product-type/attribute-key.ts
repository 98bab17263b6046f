/** A key made of a name: `Thread size` becomes `thread_size`. */
export const keyFrom = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9 _-]/g, '')
    .trim()
    .replaceAll(/[\s_-]+/g, '_')
    .replace(/^[^a-z]+/, '')
    .slice(0, 40);
