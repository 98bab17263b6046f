import { useRef, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Icon } from '#views/ui/icon.tsx';
import type { MenuItem } from '#views/ui/menu-item.ts';
import { MenuList } from '#views/ui/menu-list.tsx';
import { Popover } from '#views/ui/popover.tsx';
import './nav.css';

export interface CompanySwitcherProps {
  readonly companies: readonly { readonly id: string; readonly name: string; readonly hint?: string }[];
  readonly active: string;
  /** The company being switched to; until that is done no other can be chosen. */
  readonly going: string | null;
  readonly onSwitch: (id: string) => void;
}

/** The active company, and the others to switch to. */
export function CompanySwitcher({ companies, active, going, onSwitch }: CompanySwitcherProps) {
  const { t } = useLingui();
  const anchor = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  const current = companies.find((company) => company.id === active);
  const name = current?.name ?? '';
  const items = useItems({ companies, active, going, onSwitch });
  return (
    <span ref={anchor} className="app-company-anchor" data-tour="company">
      <button
        type="button"
        className="app-company-button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-busy={going !== null}
        onClick={() => setOpen(!open)}
      >
        <span className="ui-hidden">{t`Company: ${name}`}</span>
        <span className="app-company-mark" aria-hidden>
          {name.charAt(0)}
        </span>
        <span className="app-company-name" aria-hidden>
          <span className="ui-truncate">{name}</span>
          {current?.hint !== undefined && <small>{current.hint}</small>}
        </span>
        <Icon name="chevronDown" size={15} />
      </button>
      <Popover open={open} anchor={anchor} onClose={() => setOpen(false)} role="menu" label={t`Companies`}>
        <MenuList items={items} onDone={() => setOpen(false)} />
      </Popover>
    </span>
  );
}

function useItems({ companies, active, going, onSwitch }: CompanySwitcherProps): readonly MenuItem[] {
  const { t } = useLingui();
  const next = companies.find((company) => company.id === going)?.name ?? '';
  return companies.map((company) => ({
    id: company.id,
    label: company.name,
    checked: company.id === active,
    disabledReason: going === null ? undefined : t`Changing to ${next}…`,
    onSelect: () => company.id !== active && onSwitch(company.id),
  }));
}
