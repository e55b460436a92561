/** Hands a text to the browser as a file. The mark at the start tells old editors that it is UTF-8. */
export function downloadText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob(['\ufeff', text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the address a moment after the click.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 10_000);
}
