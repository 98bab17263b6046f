/** Downloads a file. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads it later; revoking the URL too early gives an empty file.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
