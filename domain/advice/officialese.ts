import type { Lang } from '../text/bilingual.ts';

/** Words of officialese, as a pattern, and a plain word that says the same. */
interface Officialese {
  words: RegExp;
  plain: string;
}

const whole = (inner: string) => new RegExp(`(?<!\\p{L})(?:${inner})(?!\\p{L})`, 'iu');

/** The longest come first, so that a phrase is named rather than a word in it. */
export const OFFICIALESE: Record<Lang, readonly Officialese[]> = {
  el: [
    { words: whole('λαμβάνοντας υπόψη το γεγονός ότι'), plain: 'επειδή' },
    { words: whole('κατόπιν των ανωτέρω'), plain: 'γι’ αυτό' },
    { words: whole('σε περίπτωση κατά την οποία'), plain: 'αν' },
    { words: whole('σε περίπτωση που'), plain: 'αν' },
    { words: whole('υπό την προϋπόθεση ότι'), plain: 'αρκεί να' },
    { words: whole('επί τη βάσει'), plain: 'με βάση' },
    { words: whole('δυνάμει (?:του|της|των)'), plain: 'με βάση' },
    { words: whole('εν όψει'), plain: 'για' },
    { words: whole('εν συνεχεία'), plain: 'ύστερα' },
    { words: whole('εν λόγω'), plain: 'αυτός, αυτή, αυτό' },
    { words: whole('ως εκ τούτου'), plain: 'γι’ αυτό' },
    { words: whole('προς τον σκοπό αυτό|προς το σκοπό αυτό'), plain: 'γι’ αυτό' },
    { words: whole('αναφορικά με|όσον αφορά'), plain: 'για' },
    { words: whole("εφ[’']? ?όσον"), plain: 'αν' },
    { words: whole('άνευ'), plain: 'χωρίς' },
    {
      words: whole('προβ(?:είτε|είς|εί|ούμε|ούν|αίνετε|αίνει|αίνουν) σ(?:ε|τη|την|τον|το|τις|τα)'),
      plain: 'κάνω',
    },
    { words: whole('(?:τα )?διαλαμβανόμενα|διαλαμβάν(?:εται|ονται)'), plain: 'όσα γράφει' },
    { words: whole("υπ[’'] ?αριθμόν|υπ[’'] ?αριθ\\."), plain: 'αριθμός' },
    { words: whole('άπαξ'), plain: 'μία φορά' },
    { words: whole('άμα τη'), plain: 'μόλις' },
    { words: whole('απαιτείται όπως'), plain: 'πρέπει να' },
    { words: whole('παρακαλείσθε όπως|παρακαλούμε όπως'), plain: 'παρακαλούμε να' },
    { words: whole('οφείλ(?:ουν|ετε) όπως'), plain: 'πρέπει να' },
    { words: whole('διενεργ(?:είται|ούνται|ηθεί|ήθηκε)'), plain: 'γίνεται' },
    { words: whole('λαμβάνει χώρα|λάβει χώρα|έλαβε χώρα'), plain: 'γίνεται' },
    { words: whole('τυγχάν(?:ει|ουν)'), plain: 'είναι' },
    { words: whole('καθίσταται|καθίστανται'), plain: 'γίνεται' },
    { words: whole('προσκομί(?:ζετε|σετε|ζουν|σουν|ζει|σει)'), plain: 'φέρνω' },
    { words: whole('υποχρεού(?:ται|νται|στε)'), plain: 'πρέπει' },
    { words: whole('δικαιού(?:ται|νται|στε)'), plain: 'έχει δικαίωμα' },
    { words: whole('ενδιαφερόμεν(?:οι|ους|ων) δύνανται'), plain: 'όποιος ενδιαφέρεται μπορεί' },
    { words: whole('δύναται|δύνανται|δύναστε'), plain: 'μπορεί' },
    { words: whole('απολεσθέν(?:τα|των)?|απωλεσθέν(?:τα|των)?'), plain: 'χαμένο' },
    { words: whole('καταβολή τέλους|καταβολή του τέλους'), plain: 'πληρωμή του τέλους' },
    { words: whole('εντός (?:προθεσμίας|χρονικού διαστήματος)'), plain: 'μέσα σε' },
    { words: whole('το αργότερο έως και'), plain: 'έως' },
    {
      words: whole('ανωτέρω|προαναφερθ(?:είς|είσα|έν|έντα|είσες|έντες|έντων)'),
      plain: 'αυτός, αυτή, αυτό',
    },
    { words: whole('κάτωθι'), plain: 'παρακάτω' },
    { words: whole('ως άνω'), plain: 'παραπάνω' },
    { words: whole('ήτοι'), plain: 'δηλαδή' },
    { words: whole('πλησίον'), plain: 'κοντά' },
    { words: whole('έτερ(?:ος|η|ο|οι|ες|α|ων|ους)'), plain: 'άλλος' },
    { words: whole('τοιουτοτρόπως'), plain: 'έτσι' },
    { words: whole('επιπροσθέτως'), plain: 'επίσης' },
    { words: whole('αιτών|αιτούντ(?:ος|α|ες|ων)'), plain: 'όποιος κάνει την αίτηση' },
  ],
  en: [
    { words: whole('in the event that|in the event of'), plain: 'if' },
    { words: whole('due to the fact that'), plain: 'because' },
    { words: whole('with regard to|in respect of|with respect to'), plain: 'about' },
    { words: whole('for the purpose of|for the purposes of'), plain: 'for' },
    { words: whole('prior to'), plain: 'before' },
    { words: whole('subsequent to'), plain: 'after' },
    { words: whole('in accordance with|pursuant to'), plain: 'under' },
    { words: whole('at this point in time|at the present time'), plain: 'now' },
    { words: whole('a number of'), plain: 'some' },
    { words: whole('in excess of'), plain: 'more than' },
    { words: whole('are required to|is required to'), plain: 'must' },
    { words: whole('utili[sz](?:e|es|ed|ing)'), plain: 'use' },
    { words: whole('commenc(?:e|es|ed|ing)'), plain: 'start' },
    { words: whole('terminat(?:e|es|ed|ing)'), plain: 'end' },
    { words: whole('purchas(?:e|es|ed|ing)'), plain: 'buy' },
    { words: whole('facilitat(?:e|es|ed|ing)'), plain: 'help' },
    { words: whole('henceforth|hereinafter|hereby|herewith|thereof'), plain: '' },
    { words: whole('aforementioned|above-mentioned'), plain: 'this' },
    { words: whole('shall'), plain: 'must' },
    { words: whole('remit(?:tance)?'), plain: 'pay' },
  ],
};
