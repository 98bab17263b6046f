import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from './button.tsx';
import { ButtonMenu } from './button-menu.tsx';
import { Chip } from './chip.tsx';
import type { Option } from './select.tsx';

export interface Filter {
  readonly id: string;
  /** The field's name: "Supplier". */
  readonly label: string;
  readonly options: readonly Option[];
  /** The chosen value; null when the filter is off. */
  readonly value: string | null;
}

export interface FilterChipsProps {
  readonly filters: readonly Filter[];
  readonly onChange: (id: string, value: string | null) => void;
}

/** Filters that are on, as chips; a menu for each that is off; one button clears them all. */
export function FilterChips({ filters, onChange }: FilterChipsProps) {
  const { t } = useLingui();
  const on = filters.filter((filter) => filter.value !== null);
  return (
    <div className="ui-chips" role="group" aria-label={t`Filters`}>
      {filters.map((filter) =>
        filter.value === null ? (
          <ButtonMenu
            key={filter.id}
            size="sm"
            side="start"
            iconEnd="chevronDown"
            label={filter.label}
            items={filter.options.map((option) => ({
              id: option.value,
              label: option.label,
              icon: option.icon,
              onSelect: () => onChange(filter.id, option.value),
            }))}
          >
            {filter.label}
          </ButtonMenu>
        ) : (
          <Chip key={filter.id} on label={wordsOf(filter)} onRemove={() => onChange(filter.id, null)} />
        ),
      )}
      {on.length > 1 && (
        <Button size="sm" variant="quiet" onClick={() => on.forEach((filter) => onChange(filter.id, null))}>
          <Trans>Clear all</Trans>
        </Button>
      )}
    </div>
  );
}

function wordsOf(filter: Filter): string {
  const chosen = filter.options.find((option) => option.value === filter.value);
  return `${filter.label}: ${chosen?.label ?? filter.value}`;
}
