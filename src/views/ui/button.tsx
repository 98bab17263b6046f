import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { Spinner } from './spinner.tsx';
import { Tooltip } from './tooltip.tsx';
import { UiLink } from './ui-link.tsx';

export interface ButtonProps {
  readonly children?: ReactNode;
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  readonly size?: 'md' | 'sm';
  readonly icon?: IconName | undefined;
  readonly iconEnd?: IconName | undefined;
  /** Name of a button that shows only an icon, doubling as its tooltip; beside a text, its whole name for screen readers. */
  readonly label?: string | undefined;
  readonly loading?: boolean;
  readonly disabled?: boolean;
  /** It has just taken the place of another: off for a moment, so that a press meant for that one is not taken for it. */
  readonly settling?: boolean;
  /** Disables the button and says why, on hover, on focus and to a screen reader. It stays focusable. */
  readonly disabledReason?: string | undefined;
  /** Explains that reason further. */
  readonly onWhy?: (() => void) | undefined;
  readonly type?: 'button' | 'submit';
  /** Makes it a link that looks like a button. */
  readonly to?: string | undefined;
  /** The link takes the place of the present page in the history. */
  readonly replaces?: boolean | undefined;
  readonly onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  readonly autoFocus?: boolean;
  /** In a grid that is one stop of the Tab key. */
  readonly tabIndex?: 0 | -1;
  readonly 'aria-expanded'?: boolean | undefined;
  readonly 'aria-haspopup'?: 'menu' | 'dialog' | undefined;
  readonly 'aria-controls'?: string | undefined;
  readonly 'aria-pressed'?: boolean | undefined;
  readonly 'data-testid'?: string | undefined;
}

/** A button, or with `to` a link. One primary per view. */
export function Button(props: ButtonProps) {
  const { disabledReason, label, children, to } = props;
  const off =
    props.disabled === true ||
    props.settling === true ||
    disabledReason !== undefined ||
    props.loading === true;
  return (
    <Tooltip
      text={disabledReason ?? (children === undefined ? label : undefined)}
      onWhy={disabledReason === undefined ? undefined : props.onWhy}
    >
      {(describedBy, keep) =>
        to !== undefined && !off ? (
          <ButtonLink {...props} to={to} />
        ) : (
          <button
            {...looksOf(props)}
            {...ariaOf(props)}
            type={props.type ?? 'button'}
            autoFocus={props.autoFocus === true}
            tabIndex={props.tabIndex}
            aria-label={label}
            aria-describedby={disabledReason === undefined ? undefined : describedBy}
            aria-disabled={off}
            data-settling={(props.settling === true && disabledReason === undefined) || undefined}
            aria-busy={props.loading === true}
            onKeyDown={ignoreRepeat}
            onClick={(event) => (off ? refuse(event, keep) : props.onClick?.(event))}
          >
            <ButtonContent {...props} />
          </button>
        )
      }
    </Tooltip>
  );
}

function ButtonLink(props: ButtonProps & { readonly to: string }) {
  const { to, replaces, label } = props;
  return (
    <UiLink
      to={to}
      replace={replaces}
      {...looksOf(props)}
      aria-label={label}
      data-testid={props['data-testid']}
    >
      <ButtonContent {...props} />
    </UiLink>
  );
}

/** The press is told why it does nothing: a finger does not hover. */
function refuse(event: MouseEvent, tell: () => void): void {
  event.preventDefault();
  tell();
}

/** A key that is held presses once: by its next press the button may mean something else. */
function ignoreRepeat(event: KeyboardEvent<HTMLButtonElement>): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}

function ButtonContent({ children, size, icon, iconEnd, loading }: ButtonProps) {
  return (
    <>
      {icon && <Icon name={icon} size={size === 'sm' ? 15 : 17} />}
      {children !== undefined && <span>{children}</span>}
      {iconEnd && <Icon name={iconEnd} size={15} />}
      {loading && <Spinner />}
    </>
  );
}

function looksOf({ variant = 'secondary', size = 'md', children }: ButtonProps) {
  return {
    className: 'ui-button',
    'data-variant': variant,
    'data-size': size,
    'data-icon-only': children === undefined,
  };
}

function ariaOf(props: ButtonProps) {
  return {
    'aria-expanded': props['aria-expanded'],
    'aria-haspopup': props['aria-haspopup'],
    'aria-controls': props['aria-controls'],
    'aria-pressed': props['aria-pressed'],
    'data-testid': props['data-testid'],
  };
}
