const readMs = 60_000;

/** Hands something to the browser as a file. */
export function downloadFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the address a while after the click, or only when the person has said where to put the file.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, readMs);
}
