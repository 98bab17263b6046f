import { useState, type ReactNode } from 'react';

interface GallerySectionProps {
  readonly id: string;
  readonly title: string;
  /** What the components are for, in a sentence. */
  readonly says: string;
  /** Their file names in `views/ui`. */
  readonly files: readonly string[];
  readonly children: ReactNode;
}

/** Components that belong together, each in its states. */
export function GallerySection({ id, title, says, files, children }: GallerySectionProps) {
  return (
    <section id={id} className="gallery-section" aria-labelledby={`${id}-title`}>
      <header>
        <h2 id={`${id}-title`}>{title}</h2>
        <p>{says}</p>
        <ul className="gallery-files">
          {files.map((file) => (
            <li key={file} className="ui-code">
              {file}
            </li>
          ))}
        </ul>
      </header>
      <div className="gallery-stage" data-stage={id}>
        {children}
      </div>
    </section>
  );
}

interface SpecimenProps {
  /** What is shown: a state, a variant. */
  readonly name: string;
  /** Used by the screenshots to find it. */
  readonly id?: string;
  /** Takes a row of its own. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A component in one of its states, with the name of the state above it. */
export function Specimen({ name, id, wide = false, children }: SpecimenProps) {
  return (
    <figure className="gallery-specimen" data-wide={wide} data-specimen={id}>
      <figcaption>{name}</figcaption>
      <div className="gallery-piece">{children}</div>
    </figure>
  );
}

interface HeldProps<V> {
  readonly initial: V;
  readonly children: (value: V, change: (value: V) => void) => ReactNode;
}

/** Holds the value of a component, so that it can be used. */
export function Held<V>({ initial, children }: HeldProps<V>) {
  const [value, setValue] = useState(initial);
  return children(value, setValue);
}
