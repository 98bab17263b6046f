/** The address of a path of the site map in a language: `/` and `/features` become `/sv` and `/sv/features`. */
export const siteAddress = (locale: string, path: string): string => `/${locale}${path === '/' ? '' : path}`;
