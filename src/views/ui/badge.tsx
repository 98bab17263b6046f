import { Icon, type IconName } from './icon.tsx';
import type { Tone } from './tone.ts';

/** A state in colour, icon and word. */
export function Badge({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: Tone;
  icon: IconName;
  children: string;
}) {
  return (
    <span className="ui-badge" data-tone={tone}>
      <Icon name={icon} size={14} />
      {children}
    </span>
  );
}
