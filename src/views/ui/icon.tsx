import { useEffect, useSyncExternalStore } from 'react';
import {
  IconAdjustmentsHorizontal,
  IconAlertTriangle,
  IconArrowLeft,
  IconArrowUp,
  IconArrowsExchange,
  IconAssembly,
  IconBell,
  IconBox,
  IconBuilding,
  IconBuildingWarehouse,
  IconCash,
  IconCategory,
  IconChartBar,
  IconCheck,
  IconChecks,
  IconChevronDown,
  IconChevronRight,
  IconChevronUp,
  IconCircleCheck,
  IconCircleDot,
  IconClipboardList,
  IconClock,
  IconCloud,
  IconCloudCheck,
  IconCloudOff,
  IconCloudUpload,
  IconDeviceDesktop,
  IconDots,
  IconDownload,
  IconFileText,
  IconHelpCircle,
  IconHistory,
  IconHome,
  IconInbox,
  IconInfoCircle,
  IconKey,
  IconLanguage,
  IconLayoutDashboard,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconList,
  IconLogout,
  IconMap,
  IconMapPin,
  IconMenu2,
  IconMessage,
  IconMoon,
  IconPackageImport,
  IconPackages,
  IconPalette,
  IconPlayerPlay,
  IconPlug,
  IconPlus,
  IconReceipt,
  IconRefresh,
  IconScan,
  IconSearch,
  IconSend,
  IconSettings,
  IconShieldLock,
  IconShoppingCart,
  IconSitemap,
  IconStack2,
  IconStar,
  IconSun,
  IconTag,
  IconTags,
  IconTruck,
  IconTruckDelivery,
  IconTruckReturn,
  IconUpload,
  IconUser,
  IconUserCircle,
  IconUsers,
  IconX,
} from './tabler.ts';
import type { laterIcons } from './later-icons/later-icons.tsx';
import { tablerIcon, type TablerIcon } from './tabler-icon.tsx';

/** Those that a start shows. */
export const firstIcons = {
  adjustments: IconAdjustmentsHorizontal,
  alert: IconAlertTriangle,
  arrowLeft: IconArrowLeft,
  arrowUp: IconArrowUp,
  arrowsExchange: IconArrowsExchange,
  assembly: IconAssembly,
  bell: IconBell,
  box: IconBox,
  boxes: IconPackages,
  building: IconBuilding,
  cash: IconCash,
  category: IconCategory,
  chart: IconChartBar,
  check: IconCheck,
  checks: IconChecks,
  chevronDown: IconChevronDown,
  chevronRight: IconChevronRight,
  chevronUp: IconChevronUp,
  circleCheck: IconCircleCheck,
  circleDot: IconCircleDot,
  clipboard: IconClipboardList,
  clock: IconClock,
  cloud: IconCloud,
  cloudCheck: IconCloudCheck,
  cloudOff: IconCloudOff,
  cloudUp: IconCloudUpload,
  dashboard: IconLayoutDashboard,
  desktop: IconDeviceDesktop,
  dots: IconDots,
  download: IconDownload,
  file: IconFileText,
  flow: IconSitemap,
  help: IconHelpCircle,
  history: IconHistory,
  home: IconHome,
  inbox: IconInbox,
  info: IconInfoCircle,
  key: IconKey,
  language: IconLanguage,
  layers: IconStack2,
  list: IconList,
  logout: IconLogout,
  map: IconMap,
  mapPin: IconMapPin,
  menu: IconMenu2,
  message: IconMessage,
  moon: IconMoon,
  packageImport: IconPackageImport,
  palette: IconPalette,
  play: IconPlayerPlay,
  plug: IconPlug,
  plus: IconPlus,
  receipt: IconReceipt,
  refresh: IconRefresh,
  scan: IconScan,
  search: IconSearch,
  send: IconSend,
  settings: IconSettings,
  shield: IconShieldLock,
  shoppingCart: IconShoppingCart,
  sidebarClose: IconLayoutSidebarLeftCollapse,
  sidebarOpen: IconLayoutSidebarLeftExpand,
  star: IconStar,
  sun: IconSun,
  tag: IconTag,
  tags: IconTags,
  truck: IconTruck,
  truckDelivery: IconTruckDelivery,
  truckReturn: IconTruckReturn,
  upload: IconUpload,
  user: IconUser,
  userCircle: IconUserCircle,
  users: IconUsers,
  warehouse: IconBuildingWarehouse,
  x: IconX,
} as const;

/** The icons of the product: Tabler's, under our own names. */
export type IconName = keyof typeof firstIcons | keyof typeof laterIcons;

/** Icons that point along the line: flipped on a mirrored page. */
const ALONG: ReadonlySet<IconName> = new Set<IconName>([
  'arrowBack',
  'arrowLeft',
  'arrowRight',
  'chevronLeft',
  'chevronRight',
  'first',
  'last',
  'logout',
  'send',
  'sidebarClose',
  'sidebarOpen',
  'undo',
]);

const Blank = tablerIcon('blank', []);
const waiting = new Set<() => void>();
let known: Readonly<Partial<Record<IconName, TablerIcon>>> = firstIcons;

/** Loads the icons that only pages show; until then their place is empty. [STR3] */
export async function loadIcons(): Promise<void> {
  const { laterIcons: more } = await import('./later-icons/later-icons.tsx');
  known = { ...firstIcons, ...more };
  for (const tell of waiting) tell();
}

const subscribe = (tell: () => void): (() => void) => {
  waiting.add(tell);
  return () => void waiting.delete(tell);
};

interface IconProps {
  readonly name: IconName;
  readonly size?: number;
  readonly label?: string | undefined;
}

/** A decorative icon (16 px by default); with `label` it is announced as an image. */
export function Icon(props: IconProps) {
  const Drawing = known[props.name];
  return Drawing ? <Drawn {...props} Drawing={Drawing} /> : <Coming {...props} />;
}

/** An icon that is not loaded yet. The public site loads no others until it shows one of them. [STR3] */
function Coming(props: IconProps) {
  useEffect(() => void loadIcons().catch(() => {}), []);
  const drawing = (): TablerIcon | undefined => known[props.name];
  const Drawing = useSyncExternalStore(subscribe, drawing, drawing) ?? Blank;
  return <Drawn {...props} Drawing={Drawing} />;
}

function Drawn({ name, size = 16, label, Drawing }: IconProps & { readonly Drawing: TablerIcon }) {
  const look = { size, stroke: 1.75, ...(ALONG.has(name) && { className: 'ui-icon-along' }) };
  return label === undefined ? (
    <Drawing {...look} aria-hidden />
  ) : (
    <Drawing {...look} role="img" aria-label={label} />
  );
}
