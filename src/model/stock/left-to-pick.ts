/** What a line of a pick says of its goods; thousandths. */
interface PickedLine {
  readonly quantity: number;
  readonly picked: number;
  readonly short: number;
}

/** Thousandths of a line that are neither picked nor missing. */
export const leftOf = (line: PickedLine): number => line.quantity - line.picked - line.short;
