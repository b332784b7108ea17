import { useCallback, useEffect, useRef } from 'react';

const EMPTY = '<!doctype html><html><head><title>–</title></head><body></body></html>';

/** A mail as a mail program shows it, apart from the screen's own styles. */
export function MailFrame({ title, html }: { title: string; html: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const fill = useCallback(() => {
    const page = frame.current?.contentDocument;
    if (!page?.body || !frame.current) return;
    showMail(page, html);
    frame.current.style.height = `${page.documentElement.scrollHeight}px`;
  }, [html]);
  useEffect(fill, [fill]);
  return (
    <iframe
      ref={frame}
      className="mail-frame"
      title={title}
      srcDoc={EMPTY}
      onLoad={fill}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
    />
  );
}

/**
 * Puts a mail into a document. The frame has the screen's content security policy, which forbids
 * styles in attributes: they are set by script instead, which it allows.
 */
function showMail(page: Document, html: string): void {
  // Quotes in texts are escaped: only attributes look like this.
  const mail = new DOMParser().parseFromString(
    html.replaceAll(' style="', ' data-style="'),
    'text/html',
  );
  page.title = mail.title;
  page.documentElement.lang = mail.documentElement.lang;
  page.body.replaceChildren(...mail.body.childNodes);
  page.body.dataset.style = mail.body.dataset.style;
  for (const element of page.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? '';
    delete element.dataset.style;
  }
  for (const link of page.querySelectorAll('a')) {
    link.target = '_blank';
    link.rel = 'noreferrer';
    // Each reader has a link of their own to unsubscribe; here there is none to follow. An address that is resolved has
    // the braces that stand for it in another form.
    const isMark = link.getAttribute('href')?.includes('{{');
    if (isMark || !link.protocol.startsWith('http')) link.removeAttribute('href');
  }
}
