import { use } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Locale } from '#i18n/locale.ts';
import { flowLanguage } from '#i18n/flow-language.ts';
import { chartList } from '#machines/chart-list.ts';
import { chartShape, type ChartShape } from '#model/flows/chart-shape.ts';
import { ChartDrawing } from '../chart/chart-drawing.tsx';
import type { ChartHandles, Handle } from '../chart/chart-handles.ts';
import type { ChartLayout } from '../chart/chart-layout.ts';
import { drawingOf } from '../chart/drawings.ts';
import { MARGIN, placeParts, sizeOf } from '../chart/placed-parts.ts';
import { chartWords, type ChartWords } from '../chart/words/chart-words.ts';
import type { PartProps } from './part-props.ts';
import { useLanguage } from '#views/ui/use-language.ts';

interface Picture {
  readonly shape: ChartShape;
  readonly layout: ChartLayout;
  readonly words: ChartWords;
}

/** The state diagram of a kind of document, or of a part of the application. */
export function ChartPart({ of }: PartProps) {
  const { t } = useLingui();
  const { shape, layout, words } = use(pictureOf(of, useLanguage()));
  const placed = placeParts(layout, NOTHING, WIDEST);
  const { width, height } = sizeOf(placed);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
    <div className="article-chart" role="region" aria-label={t`Chart of ${words.chart}`} tabIndex={0}>
      <svg aria-hidden viewBox={`${-MARGIN} ${-MARGIN} ${width} ${height}`} width={width} height={height}>
        <ChartDrawing {...{ shape, layout, placed, words }} paint={{}} handles={still} hasDots />
      </svg>
    </div>
  );
}

const NOTHING: ReadonlySet<string> = new Set();
/** Regions stand side by side up to this width, in px. */
const WIDEST = 1000;

/** Nothing can be pressed: articles show the chart, the flows let one walk in it. */
const still: ChartHandles = {
  of: () => ({}) as Handle, // nothing of it is set
  selected: undefined,
  isNear: () => false,
  fold: () => {},
  isFolded: () => false,
};

const pictures = new Map<string, Promise<Picture>>();

function pictureOf(kind: string, locale: Locale): Promise<Picture> {
  const name = `${kind} ${locale}`;
  const picture = pictures.get(name) ?? loadPicture(kind, locale);
  pictures.set(name, picture);
  picture.catch(() => pictures.delete(name));
  return picture;
}

async function loadPicture(kind: string, locale: Locale): Promise<Picture> {
  const chart = chartList.find(({ id }) => id === kind);
  const load = chart && drawingOf(chart.slug, locale, 'wide');
  if (!chart || !load) throw new Error(`there is no drawing of ${kind}`);
  const [machine, layout, language] = await Promise.all([chart.load(), load(), flowLanguage(locale)]);
  return { shape: chartShape(machine), layout: layout.default, words: chartWords(language, chart.slug) };
}
