import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What a program put on the clipboard, and what the editor is to make of it. */
export interface Paste {
  program: string;
  html: string;
  rtf: string;
  /** The HTML of the editor, without the ends of lines that make the file readable. */
  clean: string;
}

const FOLDER = import.meta.dirname;

/** A picture of one pixel. */
export const PIXEL_PNG =
  '89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d49444154789c6364f8cf500f00038601805a347d6b0000000049454e44ae426082';

/** Word carries the picture of its text here, as a good copy and as one for old readers. */
const WORD_RTF = `{\\rtf1\\ansi\\deff0{\\fonttbl{\\f0 Calibri;}}\\pard Text
{\\*\\shppict{\\pict{\\*\\picprop\\shplid1025{\\sp{\\sn fLine}{\\sv 0}}}\\picscalex100\\picw1\\pich1\\pngblip\\bliptag-123{\\*\\blipuid abcdef0123456789abcdef0123456789}
${PIXEL_PNG.slice(0, 64)}
${PIXEL_PNG.slice(64)}}}{\\nonshppict{\\pict\\wmetafile8 0100090000}}\\par}`;

/** The clipboards that were written by hand after what each program writes. */
export const PASTES: Paste[] = ['word', 'outlook', 'google-docs', 'libreoffice'].map((program) => ({
  program,
  html: readFileSync(path.join(FOLDER, `${program}.html`), 'utf8'),
  rtf: program === 'word' ? WORD_RTF : '',
  clean: readFileSync(path.join(FOLDER, `${program}.clean.html`), 'utf8').replaceAll('\n', ''),
}));
