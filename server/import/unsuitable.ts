/** What is asked for cannot be done with this file or this company; the message says why. */
export class Unsuitable extends Error {
  override readonly name = 'Unsuitable';
}
