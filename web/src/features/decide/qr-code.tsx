import { encode } from 'uqr';

/** An address for a phone's camera: dark squares on light ones, also where somebody has colours of their own or prints in grey. */
export function QrCode({ address, label }: { address: string; label: string }) {
  const { data, size } = encode(address, { ecc: 'M', border: 2 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" className="size-22 flex-none">
      <rect width={size} height={size} fill="white" />
      <path d={squares} fill="black" />
    </svg>
  );
}
