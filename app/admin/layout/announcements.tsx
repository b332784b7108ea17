import { X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useAdminLanguage } from '../admin-language.tsx';
import { type Announcement, announcements, dismiss } from '../announce.tsx';
import { PIECE_TEXTS } from '../pieces/piece-texts.ts';

import './announcements.css';

/** Shows the messages of announce.tsx at the edge of the screen, above the bar of a form. */
export function Announcements() {
  const shown = useSyncExternalStore(announcements.subscribe, announcements.current);
  const { lang } = useAdminLanguage();
  return (
    <div className="announcements" lang={lang}>
      {shown.map((one) => (
        <OneAnnouncement key={one.id} {...one} />
      ))}
    </div>
  );
}

function OneAnnouncement({ id, kind, message, action, lastsMs }: Announcement) {
  const { say } = useAdminLanguage();
  // A message does not close while it has the pointer or the focus (WCAG 2.2, 2.2.1).
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (lastsMs === null || isHeld) return;
    const timer = setTimeout(() => dismiss(id), lastsMs);
    return () => clearTimeout(timer);
  }, [id, lastsMs, isHeld]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it does nothing but stay while it is looked at
    <div
      role={kind === 'failed' ? 'alert' : 'status'}
      className="announcement"
      data-kind={kind}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className="announcement-words">
        <p>{message}</p>
        {action}
      </div>
      <button type="button" aria-label={say(PIECE_TEXTS.close)} onClick={() => dismiss(id)}>
        <X aria-hidden size={18} />
      </button>
    </div>
  );
}
