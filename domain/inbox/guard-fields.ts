/** A field that people never see: what is in it, a robot wrote. */
export const TRAP_FIELD = 'website';
/** Carries when the form was rendered, signed. */
export const TOKEN_FIELD = 'form-token';
