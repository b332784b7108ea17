import type { MapShapes } from './gulf-geometry.ts';

/** Sea, both shores, rivers and mountains: the drawing under the names of every map of the site. */
export function MapGround({ shapes }: { shapes: MapShapes }) {
  return (
    <g className="map-ground">
      <rect x="-200%" y="-200%" width="500%" height="500%" className="fill-tint" />
      <path
        d={`${shapes.south}${shapes.north}`}
        className="fill-none stroke-accent opacity-15"
        strokeWidth="18"
        strokeLinejoin="round"
      />
      <path
        d={`${shapes.south}${shapes.north}`}
        className="fill-raised stroke-edge"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path
        d={shapes.rivers}
        className="fill-none stroke-link-line"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {shapes.mountains.map(({ sheet, fold }) => (
        <g key={sheet}>
          <path d={sheet} className="fill-sunken stroke-raised" strokeWidth="1.5" />
          <path d={fold} className="fill-edge opacity-40" />
        </g>
      ))}
    </g>
  );
}

/** Squares of the neutral ground, in drawing units. */
const SQUARE = 80;

/** For places off the drawn coast: a sheet with a grid, which says nothing but where the place is on it. */
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
