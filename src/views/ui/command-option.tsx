import type { CommandEntry } from './command-entry.ts';
import { Icon } from './icon.tsx';
import { Keys } from './shortcut-list.tsx';
import { useSingleKeysOn } from './key-hint.tsx';
import { isSingleKey } from './single-keys.ts';

interface CommandOptionProps {
  readonly id: string;
  readonly entry: CommandEntry;
  readonly active: boolean;
  readonly onPoint: () => void;
  readonly onChoose: () => void;
}

/** A line of a command box; the focus stays in the field. */
export function CommandOption({ id, entry, active, onPoint, onChoose }: CommandOptionProps) {
  const { label, detail, icon, hotkey, disabledReason } = entry;
  const off = disabledReason !== undefined;
  const isOn = useSingleKeysOn();
  return (
    // The keyboard is handled by the field, which references the active line.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      role="option"
      aria-selected={active}
      aria-disabled={off}
      data-entry={entry.id}
      data-danger={entry.danger === true && !off}
      className="ui-command-option"
      tabIndex={-1}
      onPointerMove={() => !active && onPoint()}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <Icon name={icon} />
      <span className="ui-command-text">
        <span>{label}</span>
        {detail !== undefined && detail !== '' && <span className="ui-command-detail">{detail}</span>}
        {off && <span className="ui-command-reason">{disabledReason}</span>}
      </span>
      {hotkey && (isOn || !isSingleKey(hotkey)) && (
        <span className="ui-command-keys">
          <Keys combination={hotkey} />
        </span>
      )}
    </div>
  );
}
