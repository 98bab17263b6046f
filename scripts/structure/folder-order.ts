const areas = ['setup', 'products', 'stock', 'purchasing', 'sales', 'integrations'];

/** Folders that lie side by side, by the one that holds them, lowest first: each imports only those before it. */
export const folderOrder: Readonly<Record<string, readonly string[]>> = {
  'src/model/areas': areas,
  'src/machines/areas': areas,
  'src/views/areas': areas,
  'src/views': ['ui', 'navigation', 'kit', 'areas', 'frame', 'tools', 'home', 'site'],
};
