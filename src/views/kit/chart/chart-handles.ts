import type { DrawnArrow } from './chart-layout.ts';

/** Props that make a state or transition of a drawing hoverable, selectable and navigable. */
export interface Handle {
  readonly id: string;
  readonly role: 'button';
  readonly tabIndex: 0 | -1;
  readonly 'aria-label': string;
  readonly 'aria-pressed': boolean;
  readonly 'data-flow-id': string;
  readonly onClick: () => void;
  readonly onFocus: () => void;
  readonly onMouseEnter: () => void;
  readonly onMouseLeave: () => void;
}

export interface ChartHandles {
  readonly of: (id: string) => Handle;
  readonly selected: string | undefined;
  /** Whether an arrow touches the hovered element. */
  readonly isNear: (arrow: DrawnArrow) => boolean;
  readonly fold: (state: string) => void;
  readonly isFolded: (state: string) => boolean;
}
