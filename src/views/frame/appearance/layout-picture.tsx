import type { Preferences, Scheme } from '#machines/app/preferences/preferences.rules.ts';
import './appearance.css';

const WIDTH = 96;
const HEIGHT = 60;

/** What a thumbnail of the shell shows; omitted settings have their defaults. */
export interface LayoutPictureProps {
  /** Use the colours of this theme instead of the page's. */
  readonly scheme?: Scheme;
  readonly navigation?: 'full' | 'rail' | 'above';
  readonly navbar?: Preferences['navbar-type'];
  readonly footer?: Preferences['footer-type'];
  readonly width?: Preferences['content-width'];
  readonly density?: Preferences['density'];
  readonly skin?: Preferences['skin'];
  readonly direction?: Preferences['direction'];
}

/** A thumbnail of the shell that highlights what one setting changes. */
export function LayoutPicture(props: LayoutPictureProps) {
  const { direction = 'ltr', scheme } = props;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="app-picture" data-scheme={scheme} aria-hidden>
      <Shell {...props} mirrored={direction === 'rtl'} />
    </svg>
  );
}

/** Half light, half dark. */
export function SystemPicture() {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="app-picture" aria-hidden>
      <svg x={0} width={WIDTH / 2} height={HEIGHT} viewBox={`0 0 ${WIDTH / 2} ${HEIGHT}`} data-scheme="light">
        <Shell mirrored={false} />
      </svg>
      <svg
        x={WIDTH / 2}
        width={WIDTH / 2}
        height={HEIGHT}
        viewBox={`${WIDTH / 2} 0 ${WIDTH / 2} ${HEIGHT}`}
        data-scheme="dark"
      >
        <Shell mirrored={false} />
      </svg>
    </svg>
  );
}

type ShellProps = Omit<LayoutPictureProps, 'scheme' | 'direction'> & { readonly mirrored: boolean };

function Shell({ mirrored, navigation = 'full', ...rest }: ShellProps) {
  const start = navigation === 'full' ? 24 : navigation === 'rail' ? 9 : 0;
  return (
    <g transform={mirrored ? `translate(${WIDTH} 0) scale(-1 1)` : undefined}>
      <rect className="is-canvas" width={WIDTH} height={HEIGHT} />
      <Content {...rest} start={start} top={navigation === 'above' ? 17 : 9} />
      <Bars {...rest} start={start} isAbove={navigation === 'above'} />
      {start > 0 && <Side width={start} isRail={navigation === 'rail'} />}
    </g>
  );
}

function Side({ width, isRail }: { readonly width: number; readonly isRail: boolean }) {
  const lines = [15, 22, 29, 36];
  return (
    <>
      <rect className="is-nav" width={width} height={HEIGHT} />
      <rect className="is-primary" x={isRail ? 2.5 : 4} y={4} width={4} height={4} rx={1} />
      {lines.map((y, index) => (
        <rect
          key={y}
          className={index === 1 ? 'is-primary' : 'is-line'}
          x={isRail ? 2.5 : 4}
          y={y}
          width={isRail ? 4 : 16 - (index % 2) * 4}
          height={2.5}
          rx={1.25}
        />
      ))}
    </>
  );
}

interface BarsProps extends Pick<LayoutPictureProps, 'navbar' | 'footer'> {
  readonly start: number;
  readonly isAbove: boolean;
}

/** Bars that do not stick are drawn half outside the picture, as on a scrolled page. */
function Bars({ navbar = 'sticky', footer = 'static', start, isAbove }: BarsProps) {
  const top = navbar === 'static' ? -5 : 0;
  const width = WIDTH - start;
  return (
    <>
      {navbar !== 'hidden' && (
        <g transform={`translate(${start} ${top})`}>
          <rect className={navbar === 'sticky' ? 'is-bar' : 'is-bar is-loose'} width={width} height={8} />
          <rect className="is-line" x={4} y={3} width={14} height={2.5} rx={1.25} />
          <circle className="is-primary" cx={width - 6} cy={4.2} r={2} />
        </g>
      )}
      {isAbove && (
        <g transform={`translate(0 ${navbar === 'hidden' ? 0 : 8 + top})`}>
          <rect className="is-nav" width={WIDTH} height={7} />
          {[4, 20, 36, 52].map((x) => (
            <rect
              key={x}
              className={x === 20 ? 'is-primary' : 'is-line'}
              x={x}
              y={2.5}
              width={11}
              height={2}
              rx={1}
            />
          ))}
        </g>
      )}
      {footer !== 'hidden' && (
        <g transform={`translate(${start} ${footer === 'sticky' ? HEIGHT - 6 : HEIGHT - 3})`}>
          <rect className={footer === 'sticky' ? 'is-bar' : 'is-bar is-loose'} width={width} height={6} />
          <rect className="is-line" x={4} y={2} width={10} height={2} rx={1} />
        </g>
      )}
    </>
  );
}

interface ContentProps extends Pick<LayoutPictureProps, 'width' | 'density' | 'skin'> {
  readonly start: number;
  readonly top: number;
}

function Content({ width = 'fluid', density = 'comfortable', skin = 'bordered', start, top }: ContentProps) {
  const space = WIDTH - start;
  const inset = width === 'boxed' ? space * 0.17 : 5;
  const card = space - 2 * inset;
  const step = density === 'compact' ? 4.5 : 7;
  const rows = Math.floor((HEIGHT - top - 14) / step);
  return (
    <g transform={`translate(${start + inset} ${top + 4})`}>
      <rect className="is-card" data-skin={skin} width={card} height={HEIGHT - top - 12} rx={2.5} />
      {Array.from({ length: rows }, (_, row) => (
        <rect
          key={row}
          className="is-row"
          x={4}
          y={4 + row * step}
          width={(card - 8) * (row % 3 === 1 ? 0.7 : row % 3 === 2 ? 0.85 : 1)}
          height={density === 'compact' ? 1.75 : 2.5}
          rx={1}
        />
      ))}
    </g>
  );
}
