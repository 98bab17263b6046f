// Written by ui/tabler.test.ts, with --update: the icons in use, so that neither installing nor building the application
// has to go through all 6,000 of @tabler/icons-react. Their licence is in ui/tabler.
import { tablerIcon } from '#views/ui/tabler-icon.tsx';

export const IconArrowUp = /* @__PURE__ */ tablerIcon('arrow-up', ['M12 5l0 14', 'M18 11l-6 -6', 'M6 11l6 -6']);
export const IconBuilding = /* @__PURE__ */ tablerIcon('building', ['M3 21l18 0', 'M9 8l1 0', 'M9 12l1 0', 'M9 16l1 0', 'M14 8l1 0', 'M14 12l1 0', 'M14 16l1 0', 'M5 21v-16a2 2 0 0 1 2 -2h10a2 2 0 0 1 2 2v16']);
export const IconBuildingWarehouse = /* @__PURE__ */ tablerIcon('building-warehouse', ['M3 21v-13l9 -4l9 4v13', 'M13 13h4v8h-10v-6h6', 'M13 21v-9a1 1 0 0 0 -1 -1h-2a1 1 0 0 0 -1 1v3']);
export const IconCheck = /* @__PURE__ */ tablerIcon('check', ['M5 12l5 5l10 -10']);
export const IconCloudOff = /* @__PURE__ */ tablerIcon('cloud-off', ['M9.58 5.548c.24 -.11 .492 -.207 .752 -.286c1.88 -.572 3.956 -.193 5.444 1c1.488 1.19 2.162 3.007 1.77 4.769h.99c1.913 0 3.464 1.56 3.464 3.486c0 .957 -.383 1.824 -1.003 2.454m-2.997 1.033h-11.343c-2.572 -.004 -4.657 -2.011 -4.657 -4.487c0 -2.475 2.085 -4.482 4.657 -4.482c.13 -.582 .37 -1.128 .7 -1.62', 'M3 3l18 18']);
export const IconDeviceDesktop = /* @__PURE__ */ tablerIcon('device-desktop', ['M3 5a1 1 0 0 1 1 -1h16a1 1 0 0 1 1 1v10a1 1 0 0 1 -1 1h-16a1 1 0 0 1 -1 -1v-10', 'M7 20h10', 'M9 16v4', 'M15 16v4']);
export const IconHistory = /* @__PURE__ */ tablerIcon('history', ['M12 8l0 4l2 2', 'M3.05 11a9 9 0 1 1 .5 4m-.5 5v-5h5']);
export const IconLanguage = /* @__PURE__ */ tablerIcon('language', ['M9 6.371c0 4.418 -2.239 6.629 -5 6.629', 'M4 6.371h7', 'M5 9c0 2.144 2.252 3.908 6 4', 'M12 20l4 -9l4 9', 'M19.1 18h-6.2', 'M6.694 3l.793 .582']);
export const IconMenu2 = /* @__PURE__ */ tablerIcon('menu-2', ['M4 6l16 0', 'M4 12l16 0', 'M4 18l16 0']);
export const IconMoon = /* @__PURE__ */ tablerIcon('moon', ['M12 3c.132 0 .263 0 .393 0a7.5 7.5 0 0 0 7.92 12.446a9 9 0 1 1 -8.313 -12.454l0 .008']);
export const IconReceipt = /* @__PURE__ */ tablerIcon('receipt', ['M5 21v-16a2 2 0 0 1 2 -2h10a2 2 0 0 1 2 2v16l-3 -2l-2 2l-2 -2l-2 2l-2 -2l-3 2m4 -14h6m-6 4h6m-2 4h2']);
export const IconShoppingCart = /* @__PURE__ */ tablerIcon('shopping-cart', ['M4 19a2 2 0 1 0 4 0a2 2 0 1 0 -4 0', 'M15 19a2 2 0 1 0 4 0a2 2 0 1 0 -4 0', 'M17 17h-11v-14h-2', 'M6 5l14 1l-1 7h-13']);
export const IconSun = /* @__PURE__ */ tablerIcon('sun', ['M8 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0', 'M3 12h1m8 -9v1m8 8h1m-9 8v1m-6.4 -15.4l.7 .7m12.1 -.7l-.7 .7m0 11.4l.7 .7m-12.1 -.7l-.7 .7']);
