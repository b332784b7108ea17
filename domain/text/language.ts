/** The language of a screen or of a visitor, by the codes of the specification (section 1). Greek is the default. */
export type Language = 'gr' | 'en';
