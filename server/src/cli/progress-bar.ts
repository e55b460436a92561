/** A line that fills up. Where no terminal shows it (a log file), only its end is written. */
export function progressBar(label: string, total: number, out: NodeJS.WriteStream = process.stderr): (done: number) => void {
  const width = 30;
  let last = -1;
  return (done) => {
    const percent = total === 0 ? 100 : Math.floor((100 * done) / total);
    if (percent === last) return;
    last = percent;
    const filled = Math.round((width * percent) / 100);
    const line = `${label} [${'#'.repeat(filled)}${'.'.repeat(width - filled)}] ${String(percent).padStart(3)} %  ${done} of ${total}`;
    if (out.isTTY) out.write(`\r${line}${percent === 100 ? '\n' : ''}`);
    else if (percent === 100) out.write(`${line}\n`);
  };
}
