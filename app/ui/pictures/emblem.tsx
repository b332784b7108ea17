interface EmblemProps {
  className?: string;
  /** The settings name a picture: the site's icon is made of it (server/http/files/site-icons.ts). */
  isOwn?: boolean;
}

/**
 * The emblem of the municipality; where it has named none, sun, ridge and wave in a circle. Decorative: the name stands
 * beside it.
 */
export function Emblem({ className = '', isOwn = false }: EmblemProps) {
  if (isOwn) {
    return <img src="/favicon.svg" alt="" width="44" height="44" className={className} />;
  }
  return (
    <svg
      viewBox="0 0 64 64"
      className={`rounded-full ${className}`.trim()}
      aria-hidden="true"
      focusable="false"
    >
      <path className="fill-sea-100" d="M0 0h64v64H0z" />
      <circle className="fill-citrus" cx="47" cy="16.5" r="7" />
      <path className="fill-sea-800" d="M0 41L15 26.5L22.5 33L34 19L45 31.5L51 26L64 38V64H0Z" />
      <path className="fill-sea-700" d="M34 19L45 31.5L51 26L64 38V64H40L36 40L38 30Z" />
      <path
        className="fill-limestone-50"
        d="M0 44C7 38.5 14 38.5 21.3 44S35.5 49.5 42.7 44S57 38.5 64 44V64H0Z"
      />
      <path
        className="fill-sea-500"
        d="M0 47.5C7 42 14 42 21.3 47.5S35.5 53 42.7 47.5S57 42 64 47.5V64H0Z"
      />
      <path
        className="fill-sea-900"
        d="M0 54C7 48.5 14 48.5 21.3 54S35.5 59.5 42.7 54S57 48.5 64 54V64H0Z"
      />
    </svg>
  );
}
