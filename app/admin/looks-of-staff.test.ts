import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStaffScreens, type StaffScreens } from '../../harness/browser/staff-screens.ts';

/**
 * What the stylesheets of the staff's screens promise to the eye and to the hand, on the piece that it is about: what
 * is wrong is red, what is to stay in sight stays, long words break, long lists scroll, and what has no room is away.
 */

/** The colours of the site, which it has from its own stylesheet: here each is another one. */
const ROLES =
  'text muted danger warning success action tint sunken surface raised deep link line edge';

let screens: StaffScreens;
beforeAll(async () => {
  screens = await openStaffScreens();
  await screens.begin();
  await screens.open('/admin/bin');
  const roles = ROLES.split(' ').map((role, at) => `--color-${role}: rgb(${at} 1 2);`);
  const content = `:root { --mantine-color-body: rgb(0 2 1); ${roles.join(' ')} }`;
  await (await screens.page.addStyleTag({ content })).evaluate((made) => {
    (made as Element).id = 'roles';
  });
});
afterAll(async () => {
  await screens.page.locator('#roles').evaluate((made) => made.remove());
  await screens.close();
});

/** A piece as `tag.class[attribute] > tag …`: the last one is looked at; `::before` looks at what stands before it. */
type Piece = string;

/** The pieces that do not look as it is said, each with how they do look. */
const findOthers = (pieces: readonly Piece[], look: string) =>
  screens.page.evaluate(
    ([all, declared]) => {
      const stage = document.body.appendChild(document.createElement('div'));
      const others = all.flatMap((piece) => {
        const [path = '', pseudo] = piece.split('::');
        let place: Element = stage;
        for (const part of path.split(' > ')) {
          const [, tag = 'div'] = /^([a-z]\w*)?/.exec(part) ?? [];
          const made = /^(?:svg)$/.test(tag)
            ? document.createElementNS('http://www.w3.org/2000/svg', tag)
            : document.createElement(tag);
          for (const [, name = ''] of part.matchAll(/\.([\w-]+)/g)) made.classList.add(name);
          for (const [, name = '', value = ''] of part.matchAll(/\[([\w-]+)(?:=([^\]]*))?\]/g)) {
            made.setAttribute(name, value);
          }
          place = place.appendChild(made);
        }
        const seen = getComputedStyle(place, pseudo ? `::${pseudo}` : null);
        const wanted = stage.appendChild(document.createElement('div'));
        const wrong = declared.split('; ').flatMap((declaration) => {
          const [property = '', value = ''] = declaration.split(/: (.*)/);
          const found = seen.getPropertyValue(property);
          if (value.startsWith('not ')) {
            return found === value.slice(4) ? `${piece} has ${property}: ${found}` : [];
          }
          // Side by side.
          if (value === 'several') return found.includes(' ') ? [] : `${piece} has one column`;
          // As the browser writes it: a colour of a role is one in numbers.
          const likened = property.startsWith('border') ? 'color' : property;
          wanted.style.cssText = `${likened}: ${value}`;
          const meant = getComputedStyle(wanted).getPropertyValue(likened);
          return found === meant ? [] : `${piece} has ${property}: ${found}, not ${meant}`;
        });
        stage.replaceChildren();
        return wrong;
      });
      stage.remove();
      return others;
    },
    [pieces, look] as const,
  );

const EVERYWHERE: [promise: string, look: string, pieces: Piece[]][] = [
  [
    'what is wrong is red',
    'color: var(--color-danger)',
    [
      'p.form-refusal',
      'ul.upload-rows > li[data-state=failed] > span.upload-state',
      'p.content-length[data-over]',
      'p.user-off',
      'p.message-note-head > span[data-letter=failed]',
      'span.issue-item-error',
      'span.media-tile-missing',
      'td.redirects-address > em',
      'p.sign-in-error',
      'div.set-problem > svg',
    ],
  ],
  [
    'what asks for a look has the colour of warnings',
    'color: var(--color-warning)',
    [
      'p.entries-present',
      'p.content-warning',
      'p.review-changed',
      'span.state-badge[data-state=changed]',
      'span.state-badge[data-state=handed-back]',
      'span.state-badge[data-state=recheck]',
      'div.rich-text-note',
      'div.rich-text > p.rich-text-picture-note',
    ],
  ],
  [
    'what is urgent stands out',
    'color: var(--color-action)',
    [
      'ul.dashboard-tasks > li[data-urgent] > span.dashboard-count',
      'dl.dashboard-backups > dd[data-urgent]',
    ],
  ],
  [
    'what is public is green, and what is ready',
    'color: var(--color-success)',
    ['span.state-badge[data-state=published]', 'div.set-ready > svg'],
  ],
  [
    'a failure, a refused text and an emergency have a red edge',
    'border-inline-start-color: var(--color-danger)',
    [
      'div.announcement[data-kind=failed]',
      'div.rich-text[data-invalid]',
      'ul.warn-in-force > li[data-severity=emergency]',
      'p.sign-in-problem',
    ],
  ],
  [
    'what is done with a long screen stays in sight while it scrolls',
    'position: sticky',
    [
      'div.list-chosen',
      'div.entry-form-bar',
      'div.alt-grid-bar',
      'div.media-picker-bar',
      'div.warn-bar',
      'div.rich-text > div[role=toolbar]',
      'div.preview-beside',
    ],
  ],
  [
    'the frame stays in sight, and what is announced',
    'position: fixed',
    ['header.admin-header', 'div.admin-side', 'div.announcements', 'div.tool-menu'],
  ],
  [
    'what lies over others covers them',
    'background-color: not rgba(0, 0, 0, 0)',
    [
      'div.list-chosen',
      'div.entry-form-bar',
      'div.alt-grid-bar',
      'div.media-picker-bar',
      'div.warn-bar',
      'div.rich-text > div[role=toolbar]',
      'header.admin-header',
      'div.admin-side',
      'div.announcement',
      'div.tool-menu',
    ],
  ],
  [
    'a long word, address or name of a file breaks',
    'overflow-wrap: anywhere',
    [
      'p.entries-present',
      'span.entries-slug',
      'span.entries-who',
      'td.redirects-address',
      'span.redirects-who',
      'table.bin > tbody > tr > td',
      'a.links-address',
      'p.alt-row-name',
      'dl.medium-facts > dd',
      'ul.medium-earlier > li',
      'ul.medium-tags > li',
      'span.upload-name',
      'span.upload-state',
      'span.list-code',
      'div.announcement > p',
      'span.history-who',
      'article.history-version > h2',
      'div.content-address',
      'span.file-row-name',
      'button.media-choice > span',
      'p.conflict-text',
      'p.draft-offer-title',
      'div.advice-list > q',
      'div.place-results > small',
      'table.messages > tbody > tr > td',
      'button.messages-open',
      'dl.message-facts > dd',
      'div.message-body',
      'p.message-note-head',
      'p.message-note-text',
      'dl.account-facts > dd',
      'p.recovery-heading',
      'div.session-facts > span',
      'div.mail-previews > p',
      'div.mail-previews > pre',
      'ul.dashboard-recent > li > a',
      'span.dashboard-facts',
      'p.dashboard-said',
      'p.maps-about',
      'ul.audit > li',
      'span.media-tile-words',
      'a.sets-name',
      'span.sets-facts',
      'ul.set-titles',
      'dl.sign-in-facts > dd',
      'div.review-panel > blockquote',
      'a.drafts-title',
      'span.drafts-kind',
      'span.drafts-who',
      'p.drafts-note',
      'span.translations-facts',
      'span.recheck-facts',
      'section.people-person > h2',
      'section.people-person > ul > li',
      'div.user-who > span',
      'code.user-secret',
      'span.admin-person-email',
      'ul.preview-links > li',
      'div.english-behind-words',
      'ul.rich-text-documents > li > span',
    ],
  ],
  [
    'what may be long scrolls in its own place',
    'max-height: not none; overflow-y: auto',
    [
      'ul.bulk-titles',
      'ul.set-titles',
      'div.english-behind-words',
      'details.preview-missing > ul',
      'div.place-results',
      'div.find-results',
      'div.rich-text > div.ProseMirror',
      'div.advice-list',
      'div.tool-menu',
    ],
  ],
  ['the menu of the staff scrolls by itself', 'overflow-y: auto', ['nav.admin-nav']],
  [
    'lines that somebody wrote stay lines',
    'white-space-collapse: not collapse',
    [
      'div.message-body',
      'p.message-note-text',
      'p.conflict-text',
      'div.english-behind-words',
      'div.mail-previews > pre',
      'div.review-panel > blockquote',
    ],
  ],
  [
    'a key that is shown once is chosen by one click',
    'user-select: all',
    ['code.user-secret', 'code.two-step-key'],
  ],
  [
    'letters of keys and passwords are told apart',
    'font-family: ui-monospace, "DejaVu Sans Mono", monospace',
    ['code.user-secret', 'div.user-password > input', 'code.two-step-key', 'ul.recovery-list'],
  ],
  [
    'what lies over a picture or a screen lets clicks through',
    'pointer-events: none',
    ['span.frame-point', 'div.announcements'],
  ],
  [
    'what is announced takes clicks',
    'pointer-events: auto',
    ['div.announcements > div.announcement'],
  ],
  [
    'a finger on a picture sets its point, and does not scroll',
    'touch-action: none',
    ['div.frame-pad'],
  ],
  ['a picture whose point may be set says so', 'cursor: crosshair', ['div.frame-pad[role=slider]']],
  ['one whose point may not does not', 'cursor: default', ['div.frame-pad']],
  [
    'what can be dragged says so',
    'cursor: grab',
    ['span.entries-grip', 'div.file-tile-picture', 'span.file-item-grip'],
  ],
  [
    'places for words that are not there take no room',
    'display: none',
    [
      'div.place-results',
      'p.content-length',
      'p.file-list-said',
      'p.history-words',
      'div.rich-text-pages',
      'div.sign-in-fields[hidden]',
    ],
  ],
  [
    'a preview that is not ready is not seen',
    'visibility: hidden',
    ['iframe.preview-sheet[data-waiting]'],
  ],
  [
    'what is cut off is not seen',
    'overflow: hidden',
    ['figure.crop-preview > div', 'div.preview-box', 'div.media-preview', 'div.file-tile-picture'],
  ],
  [
    'what a picture shows is seen whole where it is described',
    'object-fit: contain',
    ['li.alt-row > img', 'img.rich-text-chosen'],
  ],
  [
    'an old answer is paler than the new one',
    'opacity: 0.6',
    ['div.list-body[aria-busy=true]', 'ul.media-grid[aria-busy=true]'],
  ],
  [
    'what is dragged is paler than the others',
    'opacity: 0.5',
    ['table.entries > tbody > tr[data-dragged]', 'div.file-list > div[data-dragged]'],
  ],
  [
    'where something dragged would fall is marked',
    'box-shadow: not none',
    [
      'table.entries > tbody > tr[data-drop=before] > td',
      'table.entries > tbody > tr[data-drop=after] > td',
      'li.file-tile[data-drop=before]',
      'li.file-tile[data-drop=after]',
      'li.file-row[data-drop=before]',
      'li.file-row[data-drop=after]',
    ],
  ],
  [
    'what is chosen stands out',
    'background-color: var(--color-tint)',
    [
      'nav.message-states > a[aria-current=page]',
      'nav.admin-nav > a[aria-current=page]',
      'button.media-choice[aria-pressed=true]',
      'div.rich-text > div[role=toolbar] > button[aria-pressed=true]',
      'div.place-results > div[aria-selected=true]',
      'div.find-results > div[aria-selected=true]',
      'div.drop-area[data-over]',
    ],
  ],
  [
    'the language of now stands out',
    'background-color: var(--color-text)',
    ['div.language-switch > button[aria-pressed=true]'],
  ],
  ['the version of now stands out', 'box-shadow: not none', ['a.history-item[aria-current]']],
  [
    'words that are gone are struck through',
    'text-decoration-line: line-through',
    ['span.words-del'],
  ],
  ['words that are new are underlined', 'text-decoration-line: underline', ['span.words-ins']],
  ['words that differ are bold', 'font-weight: 600', ['span.words-mark']],
  [
    'what may only be read looks as if it were printed',
    'background-color: var(--color-sunken)',
    [
      'div.media-texts > textarea[readonly]',
      'details.file-tile-alt > input[readonly]',
      'div.medium-form > textarea[readonly]',
    ],
  ],
  [
    'a code for an app keeps its own colours, so that it can be read',
    'forced-color-adjust: none',
    ['svg.qr-code'],
  ],
  [
    'new messages are bold',
    'font-weight: 650',
    ['table.messages > tbody > tr[data-state=new] > td > button.messages-open'],
  ],
];

test.each(EVERYWHERE)('%s', async (_, look, pieces) => {
  await screens.page.setViewportSize({ width: 1280, height: 720 });
  expect(await findOthers(pieces, look)).toEqual([]);
});

const AT_WIDTHS: [width: number, promise: string, look: string, pieces: Piece[]][] = [
  [
    390,
    'columns without room and lesser buttons are away',
    'display: none',
    [
      'td.entries-wide',
      'div.list-columns',
      'td.messages-wide',
      'td.bin-wide',
      'td.recheck-wide',
      'td.translations-wide',
      'div.folded-acts',
      'div.admin-shell > div.admin-side',
      'search.list-filters[data-folded] > div',
      'table.list-table > tbody > tr > td[data-label]',
    ],
  ],
  [
    390,
    'what stands in them is said below the title, and buttons unfold the others',
    'display: not none',
    [
      'div.entries-facts',
      'span.messages-facts',
      'span.bin-facts',
      'div.folded-acts[data-open]',
      'button.mantine-Button-root.folded-acts-switch',
      'div.admin-shell[data-menu-open] > div.admin-side',
      'button.admin-burger',
      'button.list-filters-fold',
      'search.list-filters[data-folded] > div.admin-search-box',
      'search.list-filters[data-folded] > button.list-filter-clear',
    ],
  ],
  [
    390,
    'heads of columns and words beside signs are for screen readers',
    'position: absolute',
    [
      'table.list-table > thead',
      'button.quick-find > span.quick-find-words',
      'a.admin-view-site > span.admin-view-site-words',
    ],
  ],
  [
    390,
    'a cell says which column it is of',
    'content: "Kind: "',
    ['table.list-table > tbody > tr > td[data-label=Kind]::before'],
  ],
  [390, 'a short field takes the whole width', 'max-width: none', ['div.content-short']],
  [
    1280,
    'every column has its room, and what was said below the title is not said twice',
    'display: none',
    [
      'div.entries-facts',
      'span.messages-facts',
      'span.bin-facts',
      'button.list-filters-fold',
      'button.admin-burger',
      'button.mantine-Button-root.folded-acts-switch',
    ],
  ],
  [
    1280,
    'every column has its room',
    'display: table-cell',
    [
      'td.entries-wide',
      'td.messages-wide',
      'td.bin-wide',
      'td.recheck-wide',
      'td.translations-wide',
    ],
  ],
  [
    1280,
    'the menu stands beside the screen',
    'display: flex',
    ['div.admin-shell > div.admin-side'],
  ],
  [
    1280,
    'the lesser buttons stand in the row of the others',
    'display: contents',
    ['div.folded-acts'],
  ],
  [
    1280,
    'two versions, two languages and two texts stand beside each other',
    'grid-template-columns: several',
    [
      'div.conflict-pair',
      'div.two-languages',
      'div.medium-two',
      'div.medium',
      'div.history',
      'li.alt-row',
      'li.media-row',
      'div.crop-areas',
      'div.issue-choices',
      'div.maps-look',
    ],
  ],
];

test.each(AT_WIDTHS)('at %i px %s', async (width, _, look, pieces) => {
  await screens.page.setViewportSize({ width, height: 720 });
  expect(await findOthers(pieces, look)).toEqual([]);
});

test('on paper there is the screen alone, and with recovery codes these alone', async () => {
  const { page } = screens;
  await page.emulateMedia({ media: 'print' });
  try {
    const away = ['header.admin-header', 'div.admin-side', 'div.announcements'];
    expect(await findOthers(away, 'display: none')).toEqual([]);
    const shell = page.locator('.admin-shell');
    const isShown = () => shell.evaluate((one) => getComputedStyle(one).display !== 'none');
    expect(await isShown()).toBe(true);
    await page.evaluate(() => {
      document.body.appendChild(document.createElement('div')).className = 'recovery-codes';
    });
    expect(await isShown()).toBe(false);
  } finally {
    await page.locator('.recovery-codes').evaluate((one) => one.remove());
    await page.emulateMedia({ media: null });
  }
});

test('where there is little height no bar takes it', async () => {
  await screens.page.setViewportSize({ width: 1280, height: 320 });
  expect(await findOthers(['div.entry-form-bar'], 'position: static')).toEqual([]);
  expect(await findOthers(['div.announcements'], 'bottom: 16px')).toEqual([]);
});
