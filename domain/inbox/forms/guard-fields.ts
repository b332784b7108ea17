/** A field that people never see: a text in it comes from a robot. */
export const TRAP_FIELD = 'website';
/** Carries when the form was rendered, signed. */
export const TOKEN_FIELD = 'form-token';
