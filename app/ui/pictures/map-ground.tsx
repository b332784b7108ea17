/** What a drawn map shows, as SVG path data in the units of its `viewBox`. */
export interface MapGroundShapes {
  width: number;
  height: number;
  /** What the map knows; beyond it the ground says nothing. */
  known: { left: number; right: number; top: number; bottom: number };
  /** Without a sea all of it is land. */
  hasSea: boolean;
  /** Whether it shows streets, and not a whole region. */
  isClose: boolean;
  land: string;
  units: string;
  squares: string;
  rivers: string;
  rails: string;
  streets: string;
  roads: string;
  /** Their tops, and how high they stand in the drawing. */
  mountains: readonly { x: number; y: number; height: number }[];
}

/**
 * A mountain as a sheet of paper and its fold, with its top at 0 0 and 100 units high. All of them have this one
 * shape, so that twenty of them weigh on the wire what a few do.
 */
const MOUNTAIN = {
  sheet: 'M-94 100L0 0L39 50L94 100Q0 86 -94 100Z',
  fold: 'M0 0L39 50L94 100Q56 86 28 86L2 50L13 25Z',
};

/** Land and sea, units, rivers, mountains and ways: the drawing under the names of every map of the site. */
export function MapGround({ shapes }: { shapes: MapGroundShapes }) {
  const { known, isClose } = shapes;
  const reachesBeyond =
    known.left <= 0 &&
    known.top <= 0 &&
    known.right >= shapes.width &&
    known.bottom >= shapes.height;
  const ground = shapes.hasSea ? 'fill-tint' : 'fill-raised';
  return (
    <g className="map-ground">
      <rect
        x="-200%"
        y="-200%"
        width="500%"
        height="500%"
        className={reachesBeyond ? ground : 'fill-sunken'}
      />
      {!reachesBeyond && (
        <rect
          x={known.left}
          y={known.top}
          width={known.right - known.left}
          height={known.bottom - known.top}
          className={ground}
        />
      )}
      <path
        d={shapes.land}
        className="fill-none stroke-accent opacity-15"
        strokeWidth="18"
        strokeLinejoin="round"
      />
      <path
        d={shapes.land}
        fillRule="evenodd"
        className="fill-raised stroke-edge"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      {shapes.squares && (
        <path d={shapes.squares} fillRule="evenodd" className="fill-success-tint" />
      )}
      <path
        d={shapes.rivers}
        className="fill-none stroke-link-line"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {shapes.mountains.map(({ x, y, height }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})scale(${height / 100})`}>
          <path d={MOUNTAIN.sheet} className="fill-sunken stroke-raised" strokeWidth="2" />
          <path d={MOUNTAIN.fold} className="fill-edge opacity-40" />
        </g>
      ))}
      <path
        d={shapes.units}
        className="fill-none stroke-edge"
        strokeWidth="1.5"
        strokeDasharray="1 6"
        strokeLinecap="round"
      />
      <g className="fill-none" strokeLinecap="round" strokeLinejoin="round">
        {shapes.streets && (
          <path d={shapes.streets} className="stroke-line" strokeWidth={isClose ? 9 : 1.5} />
        )}
        <path d={shapes.roads} className="stroke-line" strokeWidth={isClose ? 17 : 3} />
        <path
          d={shapes.rails}
          className="stroke-muted"
          strokeWidth={isClose ? 3 : 2}
          strokeDasharray={isClose ? '10 7' : '5 4'}
          strokeLinecap="butt"
        />
      </g>
    </g>
  );
}

/** Squares of the neutral ground, in drawing units. */
const SQUARE = 80;

/** For places off the map: a sheet with a grid, which says nothing but where the place is on it. */
export function NeutralGround({ width, height }: { width: number; height: number }) {
  const steps = (length: number) =>
    Array.from({ length: Math.ceil(length / SQUARE) }, (_, at) => at * SQUARE);
  return (
    <>
      <path d={`M0 0H${width}V${height}H0Z`} className="fill-sunken" />
      <path
        d={[
          ...steps(width).map((x) => `M${x} 0V${height}`),
          ...steps(height).map((y) => `M0 ${y}H${width}`),
        ].join('')}
        className="fill-none stroke-line"
        strokeWidth="1.5"
      />
    </>
  );
}
