/** The words of files on their way into the library. */
export const UPLOAD_TEXTS = {
  empty: { el: 'Το αρχείο είναι κενό.', en: 'The file is empty.' },
  notImage: {
    el: 'Το αρχείο δεν είναι εικόνα PNG, JPG, GIF, WebP ή AVIF, όπως κι αν ονομάζεται. Ανοίξτε το και αποθηκεύστε το ως JPG.',
    en: 'The file is not a PNG, JPG, GIF, WebP or AVIF picture, whatever it is called. Open it and save it as JPG.',
  },
  notDocument: {
    el: 'Το αρχείο δεν είναι έγγραφο PDF. Ανοίξτε το και αποθηκεύστε το ως PDF.',
    en: 'The file is not a PDF document. Open it and save it as PDF.',
  },
  notAny: {
    el: 'Το αρχείο δεν είναι ούτε εικόνα PNG, JPG, GIF, WebP ή AVIF ούτε έγγραφο PDF, όπως κι αν ονομάζεται.',
    en: 'The file is neither a PNG, JPG, GIF, WebP or AVIF picture nor a PDF document, whatever it is called.',
  },
  drawing: {
    el: 'Τα σχέδια SVG δεν γίνονται δεκτά, γιατί μπορεί να περιέχουν κώδικα. Αποθηκεύστε το ως PNG.',
    en: 'SVG drawings are not taken, since they may contain code. Save it as PNG.',
  },
  pdfTooLarge: {
    el: 'Το έγγραφο ξεπερνά τα 10 MB. Αποθηκεύστε το ξανά με μικρότερες εικόνες, ή σε περισσότερα μέρη.',
    en: 'The document is larger than 10 MB. Save it again with smaller pictures, or in several parts.',
  },
  animationTooLarge: {
    el: 'Η εικόνα ξεπερνά τα 10 MB. Όταν μια εικόνα κινείται, κρατιέται μόνο το πρώτο καρέ της: αποθηκεύστε αυτό ως JPG.',
    en: 'The picture is larger than 10 MB. Of a picture that moves only the first frame is kept: save that as JPG.',
  },
  stillTooLarge: {
    el: 'Η εικόνα ξεπερνά τα 10 MB και αυτός ο υπολογιστής δεν μπόρεσε να τη μικρύνει. Αποθηκεύστε τη σε μικρότερες διαστάσεις.',
    en: 'The picture is larger than 10 MB, and this computer could not make it smaller. Save it in smaller dimensions.',
  },
  cutOff: {
    el: 'Η εικόνα δεν είναι ολόκληρη: λείπει το τέλος της. Αντιγράψτε την ξανά από τη συσκευή που την έχει.',
    en: 'The picture is not whole: its end is missing. Copy it again from the device that has it.',
  },
  heic: {
    el: 'Η εικόνα είναι HEIC, όπως τις αποθηκεύουν τα iPhone, και δεν ανοίγει εδώ. Αποθηκεύστε την ως JPG: ανοίξτε την στις «Φωτογραφίες» και διαλέξτε «Αποθήκευση ως» ή «Εξαγωγή», ή στείλτε την στον εαυτό σας με email.',
    en: 'The picture is HEIC, as iPhones save them, and cannot be opened here. Save it as JPG: open it in ‘Photos’ and choose ‘Save as’ or ‘Export’, or send it to yourself by email.',
  },
  lineLost: {
    el: 'Η σύνδεση διακόπηκε. Συνεχίζει μόνη της μόλις επανέλθει.',
    en: 'The connection was lost. It goes on by itself when it is back.',
  },
  signedOut: {
    el: 'Η σύνδεσή σας έληξε. Συνεχίζει μόλις συνδεθείτε ξανά.',
    en: 'Your session has ended. It goes on as soon as you sign in again.',
  },
  serverAway: {
    el: 'Ο διακομιστής δεν απαντά. Νέα προσπάθεια σε λίγο.',
    en: 'The server does not answer. It is tried again shortly.',
  },
  diskFull: {
    el: 'Ο δίσκος του διακομιστή είναι γεμάτος. Ειδοποιήστε όποιον συντηρεί τον ιστότοπο. Νέα προσπάθεια σε λίγο.',
    en: 'The server’s disk is full. Please tell whoever looks after the website. It is tried again shortly.',
  },
  waiting: { el: 'Σε αναμονή', en: 'Waiting' },
  preparing: { el: 'Προετοιμασία...', en: 'Preparing...' },
  sending: { el: 'Μεταφόρτωση...', en: 'Uploading...' },
  finishing: { el: 'Έλεγχος...', en: 'Checking...' },
  done: { el: 'Μεταφορτώθηκε', en: 'Uploaded' },
  wasThere: {
    el: 'Υπήρχε ήδη στη βιβλιοθήκη',
    en: 'It was in the library already',
  },
  failedImage: { el: 'Η μεταφόρτωση της εικόνας απέτυχε', en: 'Failed to upload image' },
  failedDocument: { el: 'Η μεταφόρτωση του εγγράφου απέτυχε', en: 'Failed to upload document' },
  retry: { el: 'Δοκιμή ξανά', en: 'Try again' },
  retryNow: { el: 'Δοκιμή τώρα', en: 'Try now' },
  retryAll: { el: 'Δοκιμή όλων ξανά', en: 'Try all again' },
  cancel: { el: 'Ακύρωση', en: 'Cancel' },
  hide: { el: 'Απόκρυψη', en: 'Hide' },
  uploads: { el: 'Μεταφορτώσεις', en: 'Uploads' },
};

/** Where several uploads stand, for the line that is read out. */
export function describeUploads(counts: { all: number; done: number; failed: number }) {
  const { all, done, failed } = counts;
  const bad = {
    el: failed === 0 ? '' : failed === 1 ? ' · 1 απέτυχε' : ` · ${failed} απέτυχαν`,
    en: failed === 0 ? '' : ` · ${failed} failed`,
  };
  return {
    el: `Μεταφορτώθηκαν ${done} από ${all}${bad.el}`,
    en: `${done} of ${all} uploaded${bad.en}`,
  };
}

/** Said when a file need not be sent, since the library has it. */
export function sayWasThere(fileName: string) {
  return {
    el: `Το αρχείο υπήρχε ήδη στη βιβλιοθήκη (${fileName}) και χρησιμοποιείται αυτό.`,
    en: `The library had this file already (${fileName}), and it is used.`,
  };
}
