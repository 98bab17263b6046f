import { useLingui } from '@lingui/react/macro';
import type { ChartShape } from '#model/flows/chart-shape.ts';
import type { ProofChart, ProofPicture } from '#model/flows/proof-report.ts';
import { PictureLink } from '#views/navigation/picture-link.tsx';
import { Dialog } from '#views/ui/dialog.tsx';
import { useChartWords } from '#views/kit/chart/words/use-chart-words.ts';
import { pictureWords } from './picture-words.ts';
import { picturesOf } from './proof-paint.ts';

interface StatePicturesProps {
  readonly chart: ProofChart;
  readonly shape: ChartShape;
  readonly slug: string;
  /** A state's id, or the words it is pictured under; null hides the panel. */
  readonly state: string | null;
  readonly picture: (file: string) => string;
  readonly onClose: () => void;
}

/** The pictures of a state: languages side by side, light above dark. */
export function StatePictures({ chart, shape, slug, state, picture, onClose }: StatePicturesProps) {
  const { t } = useLingui();
  const words = useChartWords(slug);
  const isState = shape.states.some(({ id }) => id === state);
  const found =
    state === null
      ? []
      : isState
        ? picturesOf(state, shape, chart.pictures)
        : chart.pictures.filter((one) => one.state === state);
  const name = state === null ? '' : isState ? words.state(state) : pictureWords(shape, words, state);
  return (
    <Dialog open={state !== null} title={t`Pictures: ${name}`} onClose={onClose} width="72rem">
      {[...new Set(found.map((one) => one.state))].map((seen) => (
        <section key={seen} className="proof-pictures" aria-label={pictureWords(shape, words, seen)}>
          <h3>{pictureWords(shape, words, seen)}</h3>
          <div>
            {inOrder(found.filter((one) => one.state === seen)).map((one) => (
              <Picture key={one.file} shown={one} address={picture(one.file)} name={name} />
            ))}
          </div>
        </section>
      ))}
    </Dialog>
  );
}

/** Light before dark, and within each English before Swedish. */
const inOrder = (pictures: readonly ProofPicture[]): readonly ProofPicture[] =>
  pictures.toSorted(
    (a, b) => (b.theme ?? '').localeCompare(a.theme ?? '') || a.language.localeCompare(b.language),
  );

interface PictureProps {
  readonly shown: ProofPicture;
  readonly address: string;
  readonly name: string;
}

function Picture({ shown: { language, theme }, address, name }: PictureProps) {
  const { t } = useLingui();
  const inLanguage = language === 'sv' ? t`Swedish` : t`English`;
  const caption =
    theme === null ? inLanguage : theme === 'dark' ? t`${inLanguage}, dark` : t`${inLanguage}, light`;
  return (
    <figure>
      <PictureLink address={address} name={name}>
        <img src={address} alt={t`${name} in ${caption}`} loading="lazy" />
      </PictureLink>
      <figcaption className="ui-soft">{caption}</figcaption>
    </figure>
  );
}
