/** What of the address is not shown, and why. */
export function Notes({ notes }: { notes: readonly string[] }) {
  return notes.map((note) => (
    <p key={note} className="mb-3 border-s-[3px] border-marigold ps-3 text-ink-soft [overflow-wrap:anywhere]">
      {note}
    </p>
  ));
}
