import { useState, type DragEvent, type ReactNode } from 'react';

const TYPE = 'application/x-lagra-category';

interface CategoryDragProps {
  readonly id: string;
  /** Nobody may move it: it is not dragged, and nothing is dropped on it. */
  readonly fixed: boolean;
  /** Another category is dropped on it. */
  readonly onDrop: (dragged: string) => void;
  readonly children: ReactNode;
}

/** A branch of the tree that is dragged onto the one it is to lie below. [PC4] */
export function CategoryDrag({ id, fixed, onDrop, children }: CategoryDragProps) {
  const [isOver, setIsOver] = useState(false);
  if (fixed) return children;
  const over = (event: DragEvent): void => {
    if (!event.dataTransfer.types.includes(TYPE)) return;
    event.preventDefault();
    setIsOver(true);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(false);
    const dragged = event.dataTransfer.getData(TYPE);
    if (dragged !== '' && dragged !== id) onDrop(dragged);
  };
  return (
    <span
      className="party-category-branch"
      draggable
      data-over={isOver}
      onDragStart={(event) => event.dataTransfer.setData(TYPE, id)}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      {children}
    </span>
  );
}
