import type { SharedLinkRow } from '#model/shared-link/shared-link.kind.ts';

/** The page of a link, on this server. */
export const pathOf = ({ locale }: Pick<SharedLinkRow, 'locale'>, token: string): string =>
  `/${locale}/shared/${token}`;
