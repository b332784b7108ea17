import type { Bilingual } from '../../../../domain/text/bilingual.ts';

/** The words about the part of a picture that is shown, and the point that stays in sight. */
export const FRAME_TEXTS = {
  focus: { el: 'Σημείο που μένει πάντα ορατό', en: 'Point that always stays in sight' },
  focusHint: {
    el: 'Πατήστε πάνω στο πιο σημαντικό σημείο ή μετακινήστε το με τα βέλη. Οι μικρές εικόνες δείχνουν πώς κόβεται.',
    en: 'Click on what matters most, or move the point with the arrow keys. The small pictures show how it is cut.',
  },
  wide: { el: 'Πλατιά', en: 'Wide' },
  card: { el: 'Κάρτα', en: 'Card' },
  square: { el: 'Τετράγωνη', en: 'Square' },
  crop: { el: 'Περικοπή', en: 'Crop' },
  changeCrop: { el: 'Αλλαγή περικοπής', en: 'Change the crop' },
  cropTitle: { el: 'Περικοπή εικόνας', en: 'Crop the picture' },
  cropHint: {
    el: 'Σύρετε τις γωνίες ή μετακινήστε το πλαίσιο. Με το πληκτρολόγιο: Tab για γωνία ή πλαίσιο, μετά τα βέλη (με Shift πιο γρήγορα). Το πρωτότυπο δεν αλλάζει.',
    en: 'Drag the corners or move the frame. By keyboard: Tab to a corner or the frame, then the arrow keys (with Shift, faster). The original stays as it is.',
  },
  shape: { el: 'Σχήμα', en: 'Shape' },
  free: { el: 'Ελεύθερο', en: 'Free' },
  whole: { el: 'Ολόκληρη η εικόνα', en: 'The whole picture' },
  saveCrop: { el: 'Αποθήκευση περικοπής', en: 'Save the crop' },
  cropSaved: { el: 'Η περικοπή αποθηκεύτηκε', en: 'The crop is saved' },
  cropUndone: { el: 'Η προηγούμενη περικοπή επανήλθε', en: 'The earlier crop is back' },
  preview: { el: 'Όπως θα φαίνεται', en: 'As it will look' },
  frame: { el: 'Πλαίσιο: μετακίνηση με τα βέλη', en: 'Frame: move it with the arrow keys' },
  nw: { el: 'Πάνω αριστερή γωνία', en: 'Top left corner' },
  n: { el: 'Πάνω πλευρά', en: 'Top side' },
  ne: { el: 'Πάνω δεξιά γωνία', en: 'Top right corner' },
  e: { el: 'Δεξιά πλευρά', en: 'Right side' },
  se: { el: 'Κάτω δεξιά γωνία', en: 'Bottom right corner' },
  s: { el: 'Κάτω πλευρά', en: 'Bottom side' },
  sw: { el: 'Κάτω αριστερή γωνία', en: 'Bottom left corner' },
  w: { el: 'Αριστερή πλευρά', en: 'Left side' },
} satisfies Record<string, Bilingual>;

/** Where the point is, for those who hear it. */
export function sayFocus(x: number, y: number): Bilingual {
  return {
    el: `${x}% από αριστερά, ${y}% από πάνω`,
    en: `${x}% from the left, ${y}% from the top`,
  };
}

/** The size of what is left of a picture. */
export function sayCrop(width: number, height: number): Bilingual {
  return {
    el: `Μένουν ${width} × ${height} εικονοστοιχεία`,
    en: `${width} × ${height} pixels stay`,
  };
}
