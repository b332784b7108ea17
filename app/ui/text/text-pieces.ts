/** The words that pieces of a text bring along, on public pages and in the editor. */
export const TEXT_PIECES = {
  important: { el: 'Σημαντικό', en: 'Important' },
  information: { el: 'Πληροφορία', en: 'Information' },
  attachments: { el: 'Συνημμένα', en: 'Attachments' },
};
