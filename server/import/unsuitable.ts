/** The request cannot be carried out with this file or company; the message says why. */
export class Unsuitable extends Error {
  override readonly name = 'Unsuitable';
}
