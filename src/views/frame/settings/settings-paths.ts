/** The pages of settings, in the order that they are offered. */
export const settingsPaths = [
  '/apps/settings/profile',
  '/apps/settings/notifications',
  '/apps/settings/company',
  '/apps/settings/core-resources',
  '/apps/settings/team-members',
  '/apps/settings/billing',
  '/apps/settings/audit-logs',
];

/** Whether an address is a page, or a part of it that has an address below. */
export const isAtOrBelow = (path: string, page: string): boolean =>
  path === page || path.startsWith(`${page}/`);

/** Whether an address with its language (`/sv/apps/settings/company`) is one of them, or below one. */
export const isSettingsPage = (path: string): boolean => {
  const own = path.replace(/^\/[a-z]{2}(?=\/)/, '').replace(/\/$/, '');
  return settingsPaths.some((page) => isAtOrBelow(own, page));
};
