/** A line of `catalog:check`. */
export interface Figure {
  label: string;
  value: string;
  ok: boolean;
}
