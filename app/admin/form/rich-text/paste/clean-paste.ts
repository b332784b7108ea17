import { escapeMarkup } from '../../../../../domain/text/escape.ts';
import { leaveOut } from './left-out.ts';
import { type Block, type FoundPicture, mapBlocks } from './model.ts';
import { readBlocks } from './read-blocks.ts';
import { type RtfPicture, readRtfPictures } from './rtf-pictures.ts';
import {
  dropBoldOverAll,
  findHeaderCells,
  hasHeaderCells,
  orderHeadings,
  placeCaptions,
  readTypedBullets,
} from './settle.ts';
import type { Tag } from './tree.ts';
import { joinItems, readListFormats } from './word-lists.ts';
import { writeBlocks } from './write-html.ts';

/** Where the bytes of a pasted picture are. */
export type PastedPicture =
  | { from: 'data'; url: string }
  /** The place of the file among the clipboard's. */
  | { from: 'file'; index: number }
  | ({ from: 'rtf' } & RtfPicture);

export interface Clipboard {
  /** Its HTML as a tree. */
  tree: Tag;
  /** Its RTF; '' without. */
  rtf: string;
  /** The number of picture files that it carries. */
  files: number;
  /** The address of this site, whose own links become paths. */
  siteUrl: string;
}

export interface CleanPaste {
  /**
   * HTML of the editor's own elements; a picture to be uploaded is `<img data-pasted="…">` with its place in
   * `pictures`.
   */
  html: string;
  pictures: PastedPicture[];
  report: {
    /** Pictures that the clipboard only names: on the author's computer, in a letter, on another site. */
    picturesLeftOut: number;
    /** Tracked changes, which are pasted as if all were accepted. */
    changes: number;
    comments: number;
    /** Videos, maps, drawings with words, formulas. */
    embedded: number;
    /** Tables in which no cell names a column or a row. */
    tablesWithoutHeaders: number;
  };
}

/**
 * What another program put on the clipboard, as this editor would have written it: real lists, headings in order,
 * header cells, links that lead somewhere; no fonts, colours, comments, empty paragraphs or pictures of elsewhere.
 * Knows the habits of Word, Outlook, LibreOffice and Google Docs, and takes any other HTML. The server judges the
 * outcome like everything else that is sent to it (domain/text/rich-text.ts).
 */
export function cleanPaste({ tree, rtf, files, siteUrl }: Clipboard): CleanPaste {
  const formats = readListFormats(tree);
  const kept = leaveOut(tree);
  const blocks = [
    (all: Block[]) => mapBlocks(all, joinItems),
    readTypedBullets,
    placeCaptions,
    findHeaderCells,
    dropBoldOverAll,
    orderHeadings,
  ].reduce((all, step) => step(all), readBlocks(kept.tree, formats, siteUrl));

  const carried = carriedPictures(blocks, rtf, files);
  const pictures: PastedPicture[] = [];
  let picturesLeftOut = 0;
  const html = writeBlocks(blocks, (found) => {
    const alt = `alt="${escapeMarkup(found.alt)}"`;
    if (isOwn(found.source)) return `<img src="${escapeMarkup(found.source)}" ${alt}>`;
    const picture = carried(found);
    if (!picture) {
      picturesLeftOut += 1;
      return '';
    }
    pictures.push(picture);
    return `<img data-pasted="${pictures.length - 1}" ${alt}>`;
  });
  let tablesWithoutHeaders = 0;
  mapBlocks(blocks, (all) => {
    for (const block of all) {
      if (block.kind === 'table' && !hasHeaderCells(block)) tablesWithoutHeaders += 1;
    }
    return all;
  });
  return { html, pictures, report: { ...kept.leftOut, picturesLeftOut, tablesWithoutHeaders } };
}

/** A picture of this site's library. */
const isOwn = (source: string) => /^\/media\/[a-z0-9-]+\.[0-9a-f]{16}\/\d+\.[a-z]+$/.test(source);

const DATA = /^data:image\/(?:png|jpe?g|gif|webp);base64,/i;
/** Addresses on the author's computer or in the author's letter. */
const LOCAL = /^(?:file|cid|blob|webkit-fake-url|ms-appdata):/i;

/** How to find the bytes of each picture among what the clipboard carries. */
function carriedPictures(blocks: Block[], rtf: string, files: number) {
  const local: FoundPicture[] = [];
  mapBlocks(blocks, (all) => {
    for (const block of all) {
      if (block.kind === 'picture' && LOCAL.test(block.picture.source)) local.push(block.picture);
    }
    return all;
  });
  const fromRtf = local.length > 0 ? readRtfPictures(rtf) : [];
  return (picture: FoundPicture): PastedPicture | undefined => {
    if (DATA.test(picture.source)) return { from: 'data', url: picture.source };
    const index = local.indexOf(picture);
    if (index < 0) return undefined;
    // Files are only trusted to be these pictures when there are as many: Excel adds a picture of all its cells.
    if (files === local.length) return { from: 'file', index };
    const inRtf = fromRtf.length === local.length ? fromRtf[index] : undefined;
    return inRtf && { from: 'rtf', ...inRtf };
  };
}
