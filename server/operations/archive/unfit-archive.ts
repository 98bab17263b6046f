/** A file that no company can be made from; the message says in a sentence why. */
export class UnfitArchive extends Error {
  override readonly name = 'UnfitArchive';
}
