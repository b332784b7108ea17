interface RidgeProps {
  /** The colour of the next section, into which the ridge rises. */
  into?: 'surface' | 'sunken' | 'deep';
  className?: string;
}

const FRONT = {
  surface: 'fill-page',
  sunken: 'fill-page-sand',
  deep: 'fill-deep',
} as const;

/**
 * The line between two sections: the mountains over the gulf in three sheets of cut paper, the last in the colour of
 * the next section. It belongs at the bottom of a positioned band.
 */
export function Ridge({ into = 'surface', className = '' }: RidgeProps) {
  return (
    <svg
      className={`ridge ${className}`.trim()}
      viewBox="0 0 1440 120"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <path
        className="ridge-far"
        d="M0 74 96 50 158 60 262 22 318 38 384 14 462 46 540 34 628 66 742 52 850 78 1010 62 1128 84 1270 70 1440 92V120H0Z"
      />
      <path
        className="ridge-near"
        d="M0 92C90 84 150 66 236 70S382 98 470 94 640 74 720 82 890 104 980 102 1190 84 1290 92 1400 104 1440 102V120H0Z"
      />
      <path
        className={FRONT[into]}
        d="M0 112C120 98 240 96 360 104S620 118 760 114 1040 98 1160 102 1360 116 1440 112V121H0Z"
      />
    </svg>
  );
}
