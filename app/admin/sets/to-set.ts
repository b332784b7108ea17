/** The button in forms and lists of entries that puts them into a publishing set. */
export const TO_SET = { el: 'Σε ομάδα δημοσίευσης...', en: 'To a publishing set...' };
