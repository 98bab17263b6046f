import type { ReactNode } from 'react';

interface ArticleTableProps {
  readonly label: string;
  readonly heads: readonly string[];
  readonly children: ReactNode;
}

/** A table of an article; it scrolls on a narrow page, also with the keys. */
export function ArticleTable({ label, heads, children }: ArticleTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
    <div className="article-table" role="group" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
