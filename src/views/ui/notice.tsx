import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import type { Tone } from './tone.ts';

const ICON: Record<Tone, IconName> = {
  neutral: 'info',
  primary: 'info',
  info: 'info',
  success: 'circleCheck',
  warning: 'alert',
  danger: 'alert',
};

export interface NoticeProps {
  readonly tone?: Tone;
  readonly title?: string | undefined;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

/** A message that stays on the page: a refusal with its fix, or something to know before continuing. */
export function Notice({ tone = 'info', title, children, actions }: NoticeProps) {
  return (
    <div className="ui-notice" data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon name={ICON[tone]} size={18} />
      <div>
        {title !== undefined && <strong>{title}</strong>}
        {children !== undefined && <div>{children}</div>}
      </div>
      {actions}
    </div>
  );
}
