import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { ProductPicture } from '../file/product-picture.tsx';
import { Icon } from '#views/ui/icon.tsx';
import { QuickButton } from './scan-buttons.tsx';

interface ScanCardProps {
  /** Names it to screen readers. */
  readonly label: string;
  readonly children: ReactNode;
}

/** One task, readable at arm's length. */
export function ScanCard({ label, children }: ScanCardProps) {
  return (
    <section className="scan-card" aria-label={label}>
      {children}
    </section>
  );
}

interface ScanBinProps {
  readonly code: string | undefined;
  readonly zone?: string | undefined;
  /** The bin was scanned. */
  readonly isThere: boolean;
}

/** Where to go. */
export function ScanBin({ code, zone = '', isThere }: ScanBinProps) {
  const { t } = useLingui();
  return (
    <div className="scan-bin" data-at={isThere}>
      <small>{zone ? <Trans>Bin · zone {zone}</Trans> : <Trans>Bin</Trans>}</small>
      <strong>
        {code}
        {isThere && <Icon name="circleCheck" size={28} label={t`You are at the bin`} />}
      </strong>
    </div>
  );
}

interface ScanItemProps {
  readonly product: string | null | undefined;
  readonly sku: string | undefined;
  readonly name: string | undefined;
  /** The lot or serial number, if the item is of one. */
  readonly lot?: string | undefined;
  /** The day the lot expires, as it is said; empty without one. */
  readonly expires?: string;
}

/** What to handle. */
export function ScanItem({ product, sku, name, lot, expires = '' }: ScanItemProps) {
  const { t } = useLingui();
  return (
    <div className="scan-item">
      <ProductPicture product={product} look="card" alt={name} />
      <div className="scan-item-text">
        <strong>{sku}</strong>
        <span>{name}</span>
        {lot !== undefined && (
          <span className="scan-lot">
            <Trans>Lot</Trans> <strong>{lot}</strong>
            {expires !== '' && <small>{t`Expires ${expires}`}</small>}
          </span>
        )}
      </div>
    </div>
  );
}

interface ScanFigureProps {
  readonly figure: string;
  /** What the figure is, below it. */
  readonly said: ReactNode;
  readonly more?: ReactNode;
}

/** The figure of the task. */
export function ScanFigure({ figure, said, more }: ScanFigureProps) {
  return (
    <div className="scan-figure">
      <strong className="ui-number">{figure}</strong>
      <span>{said}</span>
      {more !== undefined && <small className="ui-number">{more}</small>}
    </div>
  );
}

interface ScanWaysProps {
  readonly onStep: (by: 1 | -1) => void;
  /** What else can be done with the task, between the ways to those beside it. */
  readonly children: ReactNode;
}

/** The ways from a task: to the one before, to the next, and off it. */
export function ScanWays({ onStep, children }: ScanWaysProps) {
  const { t } = useLingui();
  return (
    <div className="scan-ways">
      <QuickButton onPress={() => onStep(-1)}>
        <Icon name="chevronLeft" size={22} label={t`Line before`} />
      </QuickButton>
      {children}
      <QuickButton onPress={() => onStep(1)}>
        <Icon name="chevronRight" size={22} label={t`Next line`} />
      </QuickButton>
    </div>
  );
}
