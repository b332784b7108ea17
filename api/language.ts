/** The languages of the API's messages. */
export type ApiLanguage = 'el' | 'en';
