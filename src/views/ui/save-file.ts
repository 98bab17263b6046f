/** Hands a file to the browser's downloads. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads it in its own time; an address that is gone too early is an empty file.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
