import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Width } from './preview-tools.tsx';

/** How wide the screen is that a preview stands for, in CSS pixels. */
const WIDTHS: Record<Width, number> = { desktop: 1200, phone: 390 };

/** What a frame shows, and where it begins. */
interface Shown {
  html: string;
  /** The number of the screen: only another one begins at another place. */
  screen: number;
  /** The id of the entry's place in the screen; '' for the beginning. */
  place: string;
  /** The address by which the screen leads to the entry, which is then its place; '' for none. */
  link: string;
}

interface Sheet extends Shown {
  id: number;
}

interface PreviewFrameProps extends Shown {
  width: Width;
  title: string;
  /** Tells whether the screen has the link that it is to lead by. */
  onFound: (isThere: boolean) => void;
}

/**
 * A public screen in a frame. The frame runs no script, sends no form and leads nowhere: it may only be looked at.
 * What is new is put together behind what is shown, and comes forward when it is complete and scrolled to the same
 * place, so that nothing flickers while somebody types.
 */
export function PreviewFrame(props: PreviewFrameProps) {
  const { html, screen, place, link, width, title, onFound } = props;
  const box = useRef<HTMLDivElement>(null);
  useScale(box, WIDTHS[width]);
  const [shown, setShown] = useState<Sheet | null>(null);
  const [next, setNext] = useState<Sheet | null>(null);
  const front = useRef<HTMLIFrameElement | null>(null);
  const lastId = useRef(0);

  useEffect(() => {
    lastId.current += 1;
    setNext({ id: lastId.current, html, screen, place, link });
  }, [html, screen, place, link]);

  function bringForward(sheet: Sheet, frame: HTMLIFrameElement) {
    const page = frame.contentDocument;
    const found = page && sheet.link ? findLink(page, sheet.link) : null;
    const wanted = found ?? (sheet.place ? page?.getElementById(sheet.place) : null);
    const isSame = shown?.screen === sheet.screen;
    const top = isSame ? (front.current?.contentWindow?.scrollY ?? 0) : topOf(frame, wanted);
    frame.contentWindow?.scrollTo({ top, behavior: 'instant' });
    // One stop for the keyboard, at which the arrows scroll: the links lead nowhere.
    for (const element of page?.querySelectorAll<HTMLElement>(STOPS) ?? []) element.tabIndex = -1;
    front.current = frame;
    onFound(!sheet.link || found !== null);
    setShown(sheet);
    setNext((waiting) => (waiting?.id === sheet.id ? null : waiting));
  }

  const sheets = [shown, next].filter((sheet) => sheet !== null);
  return (
    <div ref={box} className="preview-box" data-width={width}>
      {sheets.map((sheet) => (
        <SheetFrame
          key={sheet.id}
          html={sheet.html}
          title={title}
          isShown={sheet === shown}
          onReady={(frame) => bringForward(sheet, frame)}
        />
      ))}
    </div>
  );
}

/**
 * Where a page in a frame begins so that an element is in its middle; not by the browser, which moves the admin, too.
 */
function topOf(frame: HTMLIFrameElement, element: HTMLElement | null | undefined): number {
  const view = frame.contentWindow;
  if (!element || !view) return 0;
  const { top, height } = element.getBoundingClientRect();
  return top + view.scrollY - Math.max(ROOM_ABOVE, (view.innerHeight - height) / 2);
}

/** What stays on top of a page when it is scrolled, at least, in its own pixels. */
const ROOM_ABOVE = 96;

/** What the keyboard would stop at in a page. */
const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** The first link of a page that leads there. */
function findLink(page: Document, address: string): HTMLElement | null {
  return page.querySelector<HTMLElement>(`main a[href="${CSS.escape(address)}"]`);
}

/** One document, which says once when it can be looked at. */
function SheetFrame(props: {
  html: string;
  title: string;
  isShown: boolean;
  onReady: (frame: HTMLIFrameElement) => void;
}) {
  const frame = useRef<HTMLIFrameElement>(null);
  const onReady = useRef(props.onReady);
  onReady.current = props.onReady;
  useEffect(() => {
    const timer = setInterval(() => {
      if (!frame.current || !isReady(frame.current)) return;
      clearInterval(timer);
      onReady.current(frame.current);
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <iframe
      ref={frame}
      title={props.title}
      // Its own scripts never run; the admin reads how far it is scrolled.
      sandbox="allow-same-origin"
      srcDoc={props.html}
      referrerPolicy="no-referrer"
      className="preview-sheet"
      {...(props.isShown
        ? { tabIndex: 0 }
        : { 'data-waiting': true, 'aria-hidden': true, tabIndex: -1 })}
    />
  );
}

/** How often a document is looked at until it is ready. */
const LOOK_MS = 30;

/** Whether text and styles are there; pictures may come later, since the first of each size has to be made. */
function isReady({ contentDocument: page }: HTMLIFrameElement): boolean {
  if (page?.URL !== 'about:srcdoc' || page.readyState === 'loading') return false;
  const styles = page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  return page.readyState === 'complete' || [...styles].every(({ sheet }) => sheet !== null);
}

/** Sizes the frames of a box so that a screen of that width fits into it (preview.css). */
function useScale(box: RefObject<HTMLDivElement | null>, width: number): void {
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const scaleIt = () => {
      const scale = element.clientWidth > 0 ? Math.min(1, element.clientWidth / width) : 1;
      element.style.setProperty('--preview-width', `${width}px`);
      element.style.setProperty('--preview-height', `${element.clientHeight / scale}px`);
      element.style.setProperty('--preview-scale', String(scale));
    };
    scaleIt();
    const observer = new ResizeObserver(scaleIt);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, width]);
}
