/** The municipality's sign: a sun, a ridge and a wave in a circle, drawn for 16 px as for 512 px. */

interface EmblemOptions {
  /** In one colour, `currentColor`, with gaps instead of tints. */
  mono?: boolean;
  /** Fills the whole square, for systems that cut icons into a shape of their own. */
  square?: boolean;
  /** Its meaning, where it stands alone. */
  title?: string;
}

/** A square SVG without visible text. */
export function emblemSvg({ mono = false, square = false, title }: EmblemOptions = {}): string {
  const open =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="512" height="512">' +
    (title ? `<title>${title}</title>` : '');
  const ridge = 'M0 41L15 26.5L22.5 33L34 19L45 31.5L51 26L64 38V64H0Z';
  const waveTop = 'M0 44C7 38.5 14 38.5 21.3 44S35.5 49.5 42.7 44S57 38.5 64 44V64H0Z';
  const waveLow = 'M0 54C7 48.5 14 48.5 21.3 54S35.5 59.5 42.7 54S57 48.5 64 54V64H0Z';
  if (mono)
    return (
      `${open}<defs><clipPath id="d"><circle cx="32" cy="32" r="31"/></clipPath>` +
      '<mask id="m"><path fill="#fff" d="M0 0h64v64H0z"/>' +
      `<g fill="none" stroke="#000" stroke-width="3.4"><path d="${waveTop}"/><path d="${waveLow}"/></g></mask></defs>` +
      '<circle cx="32" cy="32" r="30" fill="none" stroke="currentColor" stroke-width="3"/>' +
      '<g fill="currentColor" clip-path="url(#d)"><circle cx="45" cy="17.5" r="5.5"/>' +
      `<path mask="url(#m)" d="${ridge}"/></g></svg>`
    );
  return (
    open +
    (square ? '' : '<defs><clipPath id="d"><circle cx="32" cy="32" r="32"/></clipPath></defs>') +
    `<g${square ? '' : ' clip-path="url(#d)"'}>` +
    '<path fill="#D6ECF6" d="M0 0h64v64H0z"/>' +
    '<circle cx="47" cy="16.5" r="7" fill="#F3A833"/>' +
    `<path fill="#0B4A6F" d="${ridge}"/>` +
    '<path fill="#0F6A99" d="M34 19L45 31.5L51 26L64 38V64H40L36 40L38 30Z"/>' +
    `<path fill="#FBF8F2" d="${waveTop}"/>` +
    '<path fill="#2A93C4" d="M0 47.5C7 42 14 42 21.3 47.5S35.5 53 42.7 47.5S57 42 64 47.5V64H0Z"/>' +
    `<path fill="#062B45" d="${waveLow}"/></g></svg>`
  );
}
