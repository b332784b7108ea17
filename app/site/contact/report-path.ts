/** The value of `about` with which somebody reports what is broken or missing in the town. */
export const PROBLEM = 'problem';

/** The address of the form with which a problem is reported. */
export const REPORT_PATH = `/contact?about=${PROBLEM}#form`;

/** The address of the form with which people ask about a service, or for an appointment there. */
export const askAbout = (slug: string) => `/contact?about=${slug}#form`;
