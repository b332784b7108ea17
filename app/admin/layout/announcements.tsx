import { useEffect, useState, useSyncExternalStore } from 'react';
import { useAdminLanguage } from '../admin-language.tsx';
import { type Announcement, announcements, dismiss } from '../announce.tsx';
import { WithTitle } from '../pieces/addresses/entry-words.tsx';
import { AnnouncementBox } from './announcement-box.tsx';

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

function OneAnnouncement({ id, kind, message, title, action, lastsMs }: Announcement) {
  // A message does not close while it has the pointer or the focus (WCAG 2.2, 2.2.1).
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (lastsMs === null || isHeld) return;
    const timer = setTimeout(() => dismiss(id), lastsMs);
    return () => clearTimeout(timer);
  }, [id, lastsMs, isHeld]);
  return (
    <AnnouncementBox kind={kind} onHold={setHeld} onClose={() => dismiss(id)}>
      <p>
        <WithTitle words={message} title={title} />
      </p>
      {action}
    </AnnouncementBox>
  );
}
