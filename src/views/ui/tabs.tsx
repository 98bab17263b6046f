import { memo, useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { useFormat } from './use-format.ts';

export interface Tab {
  readonly id: string;
  readonly label: string;
  readonly count?: number | undefined;
  readonly icon?: IconName | undefined;
}

export interface TabsProps {
  readonly tabs: readonly Tab[];
  readonly active: string;
  readonly onChange: (id: string) => void;
  readonly label: string;
  /** The name that tours refer to. */
  readonly tour?: string;
  /** The active panel; omitted if tabs only filter what follows. */
  readonly children?: ReactNode;
}

/** Tabs with counts. Arrows, Home and End move and select. */
export const Tabs = memo(function Tabs({ tabs, active, onChange, label, tour, children }: TabsProps) {
  const id = useId();
  const choose = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = tabs.findIndex((tab) => tab.id === active);
    const next = tabs[nextTab(event.key, at, tabs.length) ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    onChange(next.id);
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.id)}"]`)?.focus();
  };
  const panel = children === undefined ? undefined : `${id}-panel`;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the chosen tab takes the focus, not the list */}
      <div role="tablist" aria-label={label} className="ui-tabs" data-tour={tour} onKeyDown={choose}>
        {tabs.map((tab) => (
          <TabButton
            key={tab.id}
            tab={tab}
            id={`${id}-${tab.id}`}
            panel={panel}
            chosen={tab.id === active}
            onChoose={() => onChange(tab.id)}
          />
        ))}
      </div>
      {children !== undefined && (
        <div role="tabpanel" id={panel} aria-labelledby={`${id}-${active}`} className="ui-tab-panel">
          {children}
        </div>
      )}
    </>
  );
});

interface TabButtonProps {
  readonly tab: Tab;
  readonly id: string;
  readonly panel: string | undefined;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

/** Scrolls the selected tab into view if there is no room for all. */
function TabButton({ tab, id, panel, chosen, onChoose }: TabButtonProps) {
  const format = useFormat();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (chosen) scrollToTab(button.current);
  }, [chosen]);
  return (
    <button
      ref={button}
      type="button"
      role="tab"
      id={id}
      data-tab={tab.id}
      className="ui-tab"
      aria-selected={chosen}
      aria-controls={panel}
      tabIndex={chosen ? 0 : -1}
      onClick={onChoose}
    >
      {tab.icon && <Icon name={tab.icon} />}
      {tab.label}
      {tab.count !== undefined && <span className="ui-tab-count">{format.count(tab.count)}</span>}
    </button>
  );
}

/** Pixels of the next tab left visible as a hint. */
const NEXT = 24;

/** Horizontally only: the page does not scroll. */
function scrollToTab(tab: HTMLElement | null): void {
  const list = tab?.parentElement;
  if (!list) return;
  const { left, right } = tab.getBoundingClientRect();
  const room = list.getBoundingClientRect();
  const before = Math.min(0, left - NEXT - room.left);
  const behind = Math.max(0, right + NEXT - room.right);
  list.scrollLeft += before || behind;
}

function nextTab(key: string, at: number, count: number): number | undefined {
  const rtl = document.documentElement.dir === 'rtl';
  if (key === (rtl ? 'ArrowLeft' : 'ArrowRight')) return (at + 1) % count;
  if (key === (rtl ? 'ArrowRight' : 'ArrowLeft')) return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
