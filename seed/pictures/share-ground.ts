/** The ground of a picture for sharing, 1200 × 630: morning over the gulf, and the panel that a title stands on. */

export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;

/** The whole landscape, for pages without a picture of their own. */
export function shareLandscapeSvg(): string {
  return (
    `${OPEN}<defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1">` +
    '<stop offset="0" stop-color="#8FCBE8"/><stop offset="0.45" stop-color="#D6ECF6"/><stop offset="0.7" stop-color="#FBF8F2"/>' +
    `</linearGradient></defs><path fill="url(#s)" d="M0 0H1200V630H0Z"/>` +
    '<circle cx="905" cy="150" r="116" fill="#FDECC8" opacity="0.6"/><circle cx="905" cy="150" r="78" fill="#F3A833"/>' +
    '<path fill="#A9CFE2" d="M0 296L110 238L176 262L290 186L362 226L470 150L560 214L640 190L742 246L842 204L958 262L1060 218L1200 276V630H0Z"/>' +
    '<path fill="#5FAAD0" d="M0 352L130 300L214 324L330 252L420 300L520 268L640 330L760 288L880 336L1010 292L1110 322L1200 300V630H0Z"/>' +
    '<path fill="#2A93C4" d="M520 268L640 330L760 288L880 336L1010 292L1110 322L1200 300V630H420L560 400Z"/>' +
    '<path fill="#0B4A6F" d="M0 418C120 376 210 392 330 404S560 380 690 398S960 420 1200 372V630H0Z"/></svg>'
  );
}

/**
 * The panel that rises to `top` (pixels from above) at its lowest point, as two sheets of cut paper. The rest is clear.
 */
export function sharePanelSvg(top: number): string {
  const y = (offset: number) => Math.round(top + offset);
  return (
    `${OPEN}<path fill="#0F6A99" d="M0 ${y(-34)}L90 ${y(-62)}L150 ${y(-48)}L262 ${y(-84)}L330 ${y(-58)}L420 ${y(-72)}L540 ${y(-38)}` +
    `L660 ${y(-60)}L780 ${y(-34)}L900 ${y(-56)}L1010 ${y(-40)}L1110 ${y(-58)}L1200 ${y(-30)}V630H0Z"/>` +
    `<path fill="#062B45" d="M0 ${y(-14)}C110 ${y(-40)} 200 ${y(-30)} 320 ${y(-18)}S600 ${y(0)} 740 ${y(-12)}S980 ${y(-34)} 1200 ${y(-16)}V630H0Z"/></svg>`
  );
}

const OPEN = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHARE_WIDTH} ${SHARE_HEIGHT}" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}">`;
