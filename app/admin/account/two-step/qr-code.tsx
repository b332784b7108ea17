import { useMemo } from 'react';
import { encode } from 'uqr';

/** Light modules around the code, which readers need (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** A text as a QR code, always dark on light: not every app reads one that is inverted. */
export default function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const code = encode(text, { ecc: 'M', border: QUIET_ZONE });
    const runs = code.data.flatMap((row, y) => listRuns(row, y));
    return { size: code.size, path: runs.join('') };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="qr-code"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

/** A rectangle for each run of dark modules of a row: far fewer than one for each module. */
function listRuns(row: boolean[], y: number): string[] {
  return row.flatMap((isDark, x) => {
    if (!isDark || row[x - 1]) return [];
    const end = row.indexOf(false, x);
    return [`M${x} ${y}h${(end < 0 ? row.length : end) - x}v1H${x}z`];
  });
}
