// Written by ui/tabler.test.ts, with --update: the icons in use, so that neither installing nor building the application
// has to go through all 6,000 of @tabler/icons-react. Their licence is in ui/tabler.
import { tablerIcon } from '#views/ui/tabler-icon.tsx';

export const IconArchive = /* @__PURE__ */ tablerIcon('archive', [
  'M3 6a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2',
  'M5 8v10a2 2 0 0 0 2 2h10a2 2 0 0 0 2 -2v-10',
  'M10 12l4 0',
]);
export const IconArrowBackUp = /* @__PURE__ */ tablerIcon('arrow-back-up', [
  'M9 14l-4 -4l4 -4',
  'M5 10h11a4 4 0 1 1 0 8h-1',
]);
export const IconArrowBackUpDouble = /* @__PURE__ */ tablerIcon('arrow-back-up-double', [
  'M13 14l-4 -4l4 -4',
  'M8 14l-4 -4l4 -4',
  'M9 10h7a4 4 0 1 1 0 8h-1',
]);
export const IconArrowDownRight = /* @__PURE__ */ tablerIcon('arrow-down-right', [
  'M7 7l10 10',
  'M17 8l0 9l-9 0',
]);
export const IconArrowMerge = /* @__PURE__ */ tablerIcon('arrow-merge', [
  'M8 7l4 -4l4 4',
  'M12 3v5.394a6.737 6.737 0 0 1 -3 5.606a6.737 6.737 0 0 0 -3 5.606v1.394',
  'M12 3v5.394a6.737 6.737 0 0 0 3 5.606a6.737 6.737 0 0 1 3 5.606v1.394',
]);
export const IconArrowNarrowDown = /* @__PURE__ */ tablerIcon('arrow-narrow-down', [
  'M12 5l0 14',
  'M16 15l-4 4',
  'M8 15l4 4',
]);
export const IconArrowNarrowUp = /* @__PURE__ */ tablerIcon('arrow-narrow-up', [
  'M12 5l0 14',
  'M16 9l-4 -4',
  'M8 9l4 -4',
]);
export const IconArrowRight = /* @__PURE__ */ tablerIcon('arrow-right', [
  'M5 12l14 0',
  'M13 18l6 -6',
  'M13 6l6 6',
]);
export const IconArrowUpRight = /* @__PURE__ */ tablerIcon('arrow-up-right', [
  'M17 7l-10 10',
  'M8 7l9 0l0 9',
]);
export const IconArrowsSort = /* @__PURE__ */ tablerIcon('arrows-sort', [
  'M3 9l4 -4l4 4m-4 -4v14',
  'M21 15l-4 4l-4 -4m4 4v-14',
]);
export const IconBan = /* @__PURE__ */ tablerIcon('ban', [
  'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0',
  'M5.7 5.7l12.6 12.6',
]);
export const IconBarcode = /* @__PURE__ */ tablerIcon('barcode', [
  'M4 7v-1a2 2 0 0 1 2 -2h2',
  'M4 17v1a2 2 0 0 0 2 2h2',
  'M16 4h2a2 2 0 0 1 2 2v1',
  'M16 20h2a2 2 0 0 0 2 -2v-1',
  'M5 11h1v2h-1l0 -2',
  'M10 11l0 2',
  'M14 11h1v2h-1l0 -2',
  'M19 11l0 2',
]);
export const IconBookmark = /* @__PURE__ */ tablerIcon('bookmark', [
  'M18 7v14l-6 -4l-6 4v-14a4 4 0 0 1 4 -4h4a4 4 0 0 1 4 4',
]);
export const IconBulb = /* @__PURE__ */ tablerIcon('bulb', [
  'M3 12h1m8 -9v1m8 8h1m-15.4 -6.4l.7 .7m12.1 -.7l-.7 .7',
  'M9 16a5 5 0 1 1 6 0a3.5 3.5 0 0 0 -1 3a2 2 0 0 1 -4 0a3.5 3.5 0 0 0 -1 -3',
  'M9.7 17l4.6 0',
]);
export const IconCalendar = /* @__PURE__ */ tablerIcon('calendar', [
  'M4 7a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2v-12',
  'M16 3v4',
  'M8 3v4',
  'M4 11h16',
]);
export const IconCamera = /* @__PURE__ */ tablerIcon('camera', [
  'M5 7h1a2 2 0 0 0 2 -2a1 1 0 0 1 1 -1h6a1 1 0 0 1 1 1a2 2 0 0 0 2 2h1a2 2 0 0 1 2 2v9a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-9a2 2 0 0 1 2 -2',
  'M9 13a3 3 0 1 0 6 0a3 3 0 0 0 -6 0',
]);
export const IconChevronLeft = /* @__PURE__ */ tablerIcon('chevron-left', ['M15 6l-6 6l6 6']);
export const IconChevronsLeft = /* @__PURE__ */ tablerIcon('chevrons-left', [
  'M11 7l-5 5l5 5',
  'M17 7l-5 5l5 5',
]);
export const IconChevronsRight = /* @__PURE__ */ tablerIcon('chevrons-right', [
  'M7 7l5 5l-5 5',
  'M13 7l5 5l-5 5',
]);
export const IconCircle = /* @__PURE__ */ tablerIcon('circle', ['M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0']);
export const IconCircleDashed = /* @__PURE__ */ tablerIcon('circle-dashed', [
  'M8.56 3.69a9 9 0 0 0 -2.92 1.95',
  'M3.69 8.56a9 9 0 0 0 -.69 3.44',
  'M3.69 15.44a9 9 0 0 0 1.95 2.92',
  'M8.56 20.31a9 9 0 0 0 3.44 .69',
  'M15.44 20.31a9 9 0 0 0 2.92 -1.95',
  'M20.31 15.44a9 9 0 0 0 .69 -3.44',
  'M20.31 8.56a9 9 0 0 0 -1.95 -2.92',
  'M15.44 3.69a9 9 0 0 0 -3.44 -.69',
]);
export const IconCircleHalf2 = /* @__PURE__ */ tablerIcon('circle-half-2', [
  'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0',
  'M12 3v18',
  'M12 14l7 -7',
  'M12 19l8.5 -8.5',
  'M12 9l4.5 -4.5',
]);
export const IconCircleX = /* @__PURE__ */ tablerIcon('circle-x', [
  'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0',
  'M10 10l4 4m0 -4l-4 4',
]);
export const IconColumns3 = /* @__PURE__ */ tablerIcon('columns-3', [
  'M3 4a1 1 0 0 1 1 -1h16a1 1 0 0 1 1 1v16a1 1 0 0 1 -1 1h-16a1 1 0 0 1 -1 -1v-16',
  'M9 3v18',
  'M15 3v18',
]);
export const IconCopy = /* @__PURE__ */ tablerIcon('copy', [
  'M7 9.667a2.667 2.667 0 0 1 2.667 -2.667h8.666a2.667 2.667 0 0 1 2.667 2.667v8.666a2.667 2.667 0 0 1 -2.667 2.667h-8.666a2.667 2.667 0 0 1 -2.667 -2.667l0 -8.666',
  'M4.012 16.737a2.005 2.005 0 0 1 -1.012 -1.737v-10c0 -1.1 .9 -2 2 -2h10c.75 0 1.158 .385 1.5 1',
]);
export const IconExternalLink = /* @__PURE__ */ tablerIcon('external-link', [
  'M12 6h-6a2 2 0 0 0 -2 2v10a2 2 0 0 0 2 2h10a2 2 0 0 0 2 -2v-6',
  'M11 13l9 -9',
  'M15 4h5v5',
]);
export const IconEye = /* @__PURE__ */ tablerIcon('eye', [
  'M10 12a2 2 0 1 0 4 0a2 2 0 0 0 -4 0',
  'M21 12c-2.4 4 -5.4 6 -9 6c-3.6 0 -6.6 -2 -9 -6c2.4 -4 5.4 -6 9 -6c3.6 0 6.6 2 9 6',
]);
export const IconEyeOff = /* @__PURE__ */ tablerIcon('eye-off', [
  'M10.585 10.587a2 2 0 0 0 2.829 2.828',
  'M16.681 16.673a8.717 8.717 0 0 1 -4.681 1.327c-3.6 0 -6.6 -2 -9 -6c1.272 -2.12 2.712 -3.678 4.32 -4.674m2.86 -1.146a9.055 9.055 0 0 1 1.82 -.18c3.6 0 6.6 2 9 6c-.666 1.11 -1.379 2.067 -2.138 2.87',
  'M3 3l18 18',
]);
export const IconFilter = /* @__PURE__ */ tablerIcon('filter', [
  'M4 4h16v2.172a2 2 0 0 1 -.586 1.414l-4.414 4.414v7l-6 2v-8.5l-4.48 -4.928a2 2 0 0 1 -.52 -1.345v-2.227',
]);
export const IconHandGrab = /* @__PURE__ */ tablerIcon('hand-grab', [
  'M8 11v-3.5a1.5 1.5 0 0 1 3 0v2.5',
  'M11 9.5v-3a1.5 1.5 0 0 1 3 0v3.5',
  'M14 7.5a1.5 1.5 0 0 1 3 0v2.5',
  'M17 9.5a1.5 1.5 0 0 1 3 0v4.5a6 6 0 0 1 -6 6h-2h.208a6 6 0 0 1 -5.012 -2.7l-.196 -.3c-.312 -.479 -1.407 -2.388 -3.286 -5.728a1.5 1.5 0 0 1 .536 -2.022a1.867 1.867 0 0 1 2.28 .28l1.47 1.47',
]);
export const IconKeyboard = /* @__PURE__ */ tablerIcon('keyboard', [
  'M2 8a2 2 0 0 1 2 -2h16a2 2 0 0 1 2 2v8a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2l0 -8',
  'M6 10l0 .01',
  'M10 10l0 .01',
  'M14 10l0 .01',
  'M18 10l0 .01',
  'M6 14l0 .01',
  'M18 14l0 .01',
  'M10 14l4 .01',
]);
export const IconLock = /* @__PURE__ */ tablerIcon('lock', [
  'M5 13a2 2 0 0 1 2 -2h10a2 2 0 0 1 2 2v6a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-6',
  'M11 16a1 1 0 1 0 2 0a1 1 0 0 0 -2 0',
  'M8 11v-4a4 4 0 1 1 8 0v4',
]);
export const IconLockOpen = /* @__PURE__ */ tablerIcon('lock-open', [
  'M5 13a2 2 0 0 1 2 -2h10a2 2 0 0 1 2 2v6a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2l0 -6',
  'M11 16a1 1 0 1 0 2 0a1 1 0 1 0 -2 0',
  'M8 11v-5a4 4 0 0 1 8 0',
]);
export const IconMail = /* @__PURE__ */ tablerIcon('mail', [
  'M3 7a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-10',
  'M3 7l9 6l9 -6',
]);
export const IconMinus = /* @__PURE__ */ tablerIcon('minus', ['M5 12l14 0']);
export const IconNote = /* @__PURE__ */ tablerIcon('note', [
  'M13 20l7 -7',
  'M13 20v-6a1 1 0 0 1 1 -1h6v-7a2 2 0 0 0 -2 -2h-12a2 2 0 0 0 -2 2v12a2 2 0 0 0 2 2h7',
]);
export const IconPackage = /* @__PURE__ */ tablerIcon('package', [
  'M12 3l8 4.5l0 9l-8 4.5l-8 -4.5l0 -9l8 -4.5',
  'M12 12l8 -4.5',
  'M12 12l0 9',
  'M12 12l-8 -4.5',
  'M16 5.25l-8 4.5',
]);
export const IconPackageExport = /* @__PURE__ */ tablerIcon('package-export', [
  'M12 21l-8 -4.5v-9l8 -4.5l8 4.5v4.5',
  'M12 12l8 -4.5',
  'M12 12v9',
  'M12 12l-8 -4.5',
  'M15 18h7',
  'M19 15l3 3l-3 3',
]);
export const IconPencil = /* @__PURE__ */ tablerIcon('pencil', [
  'M4 20h4l10.5 -10.5a2.828 2.828 0 1 0 -4 -4l-10.5 10.5v4',
  'M13.5 6.5l4 4',
]);
export const IconPhone = /* @__PURE__ */ tablerIcon('phone', [
  'M5 4h4l2 5l-2.5 1.5a11 11 0 0 0 5 5l1.5 -2.5l5 2v4a2 2 0 0 1 -2 2a16 16 0 0 1 -15 -15a2 2 0 0 1 2 -2',
]);
export const IconPlayerPause = /* @__PURE__ */ tablerIcon('player-pause', [
  'M6 6a1 1 0 0 1 1 -1h2a1 1 0 0 1 1 1v12a1 1 0 0 1 -1 1h-2a1 1 0 0 1 -1 -1l0 -12',
  'M14 6a1 1 0 0 1 1 -1h2a1 1 0 0 1 1 1v12a1 1 0 0 1 -1 1h-2a1 1 0 0 1 -1 -1l0 -12',
]);
export const IconPlayerPlay = /* @__PURE__ */ tablerIcon('player-play', ['M7 4v16l13 -8l-13 -8']);
export const IconPrinter = /* @__PURE__ */ tablerIcon('printer', [
  'M17 17h2a2 2 0 0 0 2 -2v-4a2 2 0 0 0 -2 -2h-14a2 2 0 0 0 -2 2v4a2 2 0 0 0 2 2h2',
  'M17 9v-4a2 2 0 0 0 -2 -2h-6a2 2 0 0 0 -2 2v4',
  'M7 15a2 2 0 0 1 2 -2h6a2 2 0 0 1 2 2v4a2 2 0 0 1 -2 2h-6a2 2 0 0 1 -2 -2l0 -4',
]);
export const IconReceiptRefund = /* @__PURE__ */ tablerIcon('receipt-refund', [
  'M5 21v-16a2 2 0 0 1 2 -2h10a2 2 0 0 1 2 2v16l-3 -2l-2 2l-2 -2l-2 2l-2 -2l-3 2',
  'M15 14v-2a2 2 0 0 0 -2 -2h-4l2 -2m0 4l-2 -2',
]);
export const IconShoppingBag = /* @__PURE__ */ tablerIcon('shopping-bag', [
  'M6.331 8h11.339a2 2 0 0 1 1.977 2.304l-1.255 8.152a3 3 0 0 1 -2.966 2.544h-6.852a3 3 0 0 1 -2.965 -2.544l-1.255 -8.152a2 2 0 0 1 1.977 -2.304',
  'M9 11v-5a3 3 0 0 1 6 0v5',
]);
export const IconSparkles = /* @__PURE__ */ tablerIcon('sparkles', [
  'M16 18a2 2 0 0 1 2 2a2 2 0 0 1 2 -2a2 2 0 0 1 -2 -2a2 2 0 0 1 -2 2m0 -12a2 2 0 0 1 2 2a2 2 0 0 1 2 -2a2 2 0 0 1 -2 -2a2 2 0 0 1 -2 2m-7 12a6 6 0 0 1 6 -6a6 6 0 0 1 -6 -6a6 6 0 0 1 -6 6a6 6 0 0 1 6 6',
]);
export const IconTrash = /* @__PURE__ */ tablerIcon('trash', [
  'M4 7l16 0',
  'M10 11l0 6',
  'M14 11l0 6',
  'M5 7l1 12a2 2 0 0 0 2 2h8a2 2 0 0 0 2 -2l1 -12',
  'M9 7v-3a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1v3',
]);
