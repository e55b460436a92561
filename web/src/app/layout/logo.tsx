/** The needle of a compass: disha means direction. */
export function Logo() {
  return (
    <svg viewBox="0 0 28 28" aria-hidden="true" className="size-7 flex-none">
      <circle cx="14" cy="14" r="13" className="fill-ink" />
      <path d="M19.5 6.5 16 16l-9.5 5.5L10 12z" className="fill-card" />
      <path d="M19.5 6.5 16 16l-6-4z" className="fill-marigold" />
    </svg>
  );
}
