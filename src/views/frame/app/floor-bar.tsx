import './floor-bar.css';
import { useLingui } from '@lingui/react/macro';
import { usePaths } from '#views/navigation/use-paths.ts';
import { Icon } from '#views/ui/icon.tsx';
import { UiLink } from '#views/ui/ui-link.tsx';
import { useIsCovered } from '#views/ui/in-front.ts';
import { usePhone } from '#views/ui/use-media-query.ts';
import { floorWorkInReach, type floorWorkOf } from './floor-work.ts';
import { floorWords } from './floor.messages.ts';

interface FloorBarProps {
  readonly holder: Parameters<typeof floorWorkOf>[0];
  /** The path of the page. */
  readonly path: string;
}

/** The ways to the work, at the bottom of a phone. [WF1] */
export function FloorBar({ holder, path }: FloorBarProps) {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const works = floorWorkInReach(holder);
  const isPhone = usePhone();
  const isCovered = useIsCovered();
  if (!isPhone || works.length === 0) return null;
  const places = [
    { id: 'home', icon: 'home' as const, to: paths.to('/dashboard'), label: t`Home` },
    ...works.map((work) => ({ ...work, to: paths.to(work.path), label: i18n._(floorWords[work.id]) })),
  ];
  return (
    <nav className="floor-bar ui-no-print" inert={isCovered} aria-label={t`Work`}>
      {places.map(({ id, icon, to, label }) => (
        <UiLink key={id} to={to} aria-current={path.startsWith(to.split('?')[0] ?? to) ? 'page' : undefined}>
          <Icon name={icon} size={22} />
          <span>{label}</span>
        </UiLink>
      ))}
    </nav>
  );
}
