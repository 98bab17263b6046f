import { useState, type ReactNode } from 'react';

interface GallerySectionProps {
  readonly id: string;
  readonly title: string;
  /** What the pieces are for, in a sentence. */
  readonly says: string;
  /** Names of their files in `views/ui`. */
  readonly files: readonly string[];
  readonly children: ReactNode;
}

/** Pieces that belong together, each in its states. */
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
  /** What is to be seen: a state, a kind. */
  readonly name: string;
  /** By which the pictures find it. */
  readonly id?: string;
  /** Takes a line of its own. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A piece in one of its states, with the name of the state over it. */
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

/** Holds the value of a piece, so that it can be used. */
export function Held<V>({ initial, children }: HeldProps<V>) {
  const [value, setValue] = useState(initial);
  return children(value, setValue);
}
