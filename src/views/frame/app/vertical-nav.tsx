import { useId, useRef, useState, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Icon } from '#views/ui/icon.tsx';
import { UiLink } from '#views/ui/ui-link.tsx';
import { useWhenChanged } from '#views/ui/use-when-changed.ts';
import { entryAt, type NavItem, type NavSection } from '#views/navigation/nav-item.ts';
import { goThroughNav } from './nav-keys.ts';
import type { OwnNavigation } from './use-nav-choices.ts';
import './nav.css';

interface VerticalNavProps {
  readonly sections: readonly NavSection[];
  readonly own: OwnNavigation;
  /** The path of the page: its section is open, its entry in sight. */
  readonly path: string;
  readonly head: ReactNode;
  readonly foot?: ReactNode;
  readonly onNavigate: () => void;
}

/** The navigation next to the page: sections of links that fold, with what is pinned on top. */
export function VerticalNav({ sections, own, path, head, foot, onNavigate }: VerticalNavProps) {
  const { t } = useLingui();
  const scroll = useRef<HTMLElement>(null);
  const current = entryAt(sections, path);
  // [NAV2]
  useWhenChanged(current?.id, () =>
    scroll.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' }),
  );
  return (
    <div className="app-nav-inner">
      <div className="app-nav-head">{head}</div>
      {/* The links and buttons within are what the keys lead to. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <nav ref={scroll} className="app-nav-scroll" aria-label={t`Main`} onKeyDown={goThroughNav}>
        {sections.map((section) => (
          <Section key={section.id} {...{ section, own, path, current, onNavigate }} />
        ))}
      </nav>
      {foot !== undefined && <div className="app-nav-foot">{foot}</div>}
    </div>
  );
}

interface SectionProps extends Pick<VerticalNavProps, 'own' | 'path' | 'onNavigate'> {
  readonly section: NavSection;
  /** The entry of the page, here or in another section. */
  readonly current: NavItem | undefined;
}

function Section({ section, own, path, current, onNavigate }: SectionProps) {
  const list = useId();
  const { label, items } = section;
  const { isOpen, toggle } = useFolding(section, {
    own,
    path,
    isHere: current !== undefined && items.includes(current),
  });
  return (
    <div className="app-nav-section">
      {label !== undefined && (
        <h2 className="app-nav-label">
          <button type="button" aria-expanded={isOpen} aria-controls={list} onClick={toggle}>
            {label}
            <span className="app-nav-arrow">
              <Icon name="chevronRight" size={14} />
            </span>
          </button>
        </h2>
      )}
      <ul id={list} hidden={!isOpen}>
        {items.map((item) => (
          <li key={item.id} className="app-nav-item">
            {/* Of two entries that the page is below, the closer one is highlighted, wherever the other stands. */}
            <UiLink to={item.to} exact={item !== current} className="app-nav-link" onClick={onNavigate}>
              <Icon name={item.icon} size={18} />
              <span className="ui-truncate">{item.label}</span>
            </UiLink>
            {label !== undefined && <Pin item={item} own={own} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A section is as it was left; that of the page opens with it, and can be folded there until another is opened. [NAV1, NAV2] */
function useFolding(
  { id, label, isFolded = false }: NavSection,
  { own, path, isHere }: Pick<SectionProps, 'own' | 'path'> & { readonly isHere: boolean },
) {
  const [shutAt, setShutAt] = useState<string>();
  if (shutAt !== undefined && shutAt !== path) setShutAt(undefined);
  const isOpen = label === undefined || (isHere ? shutAt !== path : !(own.folded[id] ?? isFolded));
  const toggle = (): void => {
    setShutAt(isOpen ? path : undefined);
    own.fold(id, isOpen);
  };
  return { isOpen, toggle };
}

/** Puts an entry on top, or back. Reached from its link with an arrow: as a stop of its own it would double the way. */
function Pin({ item, own }: { readonly item: NavItem; readonly own: OwnNavigation }) {
  const { t } = useLingui();
  const isPinned = own.pinned.includes(item.id);
  const label = isPinned ? t`Unpin ${item.label}` : t`Pin ${item.label} to the top`;
  return (
    <button
      type="button"
      tabIndex={-1}
      className="app-nav-pin"
      data-pinned={isPinned}
      aria-label={label}
      title={label}
      onClick={() => own.pin(item.id, !isPinned)}
    >
      <Icon name="star" size={15} />
    </button>
  );
}
