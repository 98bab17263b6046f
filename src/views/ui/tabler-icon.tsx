import type { ReactElement, SVGAttributes } from 'react';

interface TablerIconProps extends Omit<SVGAttributes<SVGSVGElement>, 'stroke'> {
  /** Width and height in px. */
  readonly size?: number;
  /** Width of the line, in a drawing 24 wide. */
  readonly stroke?: number;
}

export type TablerIcon = (props: TablerIconProps) => ReactElement;

/** The component of one of Tabler's outlined icons, drawn with these paths. */
export function tablerIcon(name: string, paths: readonly string[]): TablerIcon {
  return function Tabler({ size = 24, stroke = 2, className, ...rest }) {
    return (
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={stroke}
        strokeLinecap="round"
        strokeLinejoin="round"
        className={`tabler-icon tabler-icon-${name}${className === undefined ? '' : ` ${className}`}`}
        {...rest}
      >
        {paths.map((path) => (
          <path key={path} d={path} />
        ))}
      </svg>
    );
  };
}
