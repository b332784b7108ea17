import type { LucideIconData } from 'lucide-react';
import * as accessibility from 'lucide-react/icons/accessibility';
import * as arrowLeft from 'lucide-react/icons/arrow-left';
import * as arrowRight from 'lucide-react/icons/arrow-right';
import * as baby from 'lucide-react/icons/baby';
import * as bookA from 'lucide-react/icons/book-a';
import * as bookOpen from 'lucide-react/icons/book-open';
import * as briefcase from 'lucide-react/icons/briefcase';
import * as building from 'lucide-react/icons/building';
import * as bus from 'lucide-react/icons/bus';
import * as calendarPlus from 'lucide-react/icons/calendar-plus';
import * as check from 'lucide-react/icons/check';
import * as chevronDown from 'lucide-react/icons/chevron-down';
import * as chevronLeft from 'lucide-react/icons/chevron-left';
import * as chevronRight from 'lucide-react/icons/chevron-right';
import * as circleCheck from 'lucide-react/icons/circle-check';
import * as circleAlert from 'lucide-react/icons/circle-exclamation-point';
import * as circleParking from 'lucide-react/icons/circle-letter-p';
import * as clock from 'lucide-react/icons/clock';
import * as coins from 'lucide-react/icons/coins';
import * as download from 'lucide-react/icons/download';
import * as expand from 'lucide-react/icons/expand';
import * as externalLink from 'lucide-react/icons/external-link';
import * as eye from 'lucide-react/icons/eye';
import * as fileText from 'lucide-react/icons/file-text';
import * as gift from 'lucide-react/icons/gift';
import * as house from 'lucide-react/icons/house';
import * as info from 'lucide-react/icons/info';
import * as landmark from 'lucide-react/icons/landmark';
import * as laptop from 'lucide-react/icons/laptop';
import * as lifeBuoy from 'lucide-react/icons/life-buoy';
import * as mail from 'lucide-react/icons/mail';
import * as mapPin from 'lucide-react/icons/map-pin';
import * as menu from 'lucide-react/icons/menu';
import * as messageCircleQuestion from 'lucide-react/icons/message-circle-question-mark';
import * as mountain from 'lucide-react/icons/mountain';
import * as phone from 'lucide-react/icons/phone';
import * as repeat from 'lucide-react/icons/repeat';
import * as rss from 'lucide-react/icons/rss';
import * as search from 'lucide-react/icons/search';
import * as send from 'lucide-react/icons/send';
import * as stamp from 'lucide-react/icons/stamp';
import * as star from 'lucide-react/icons/star';
import * as triangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import * as umbrella from 'lucide-react/icons/umbrella';
import * as user from 'lucide-react/icons/user';
import * as users from 'lucide-react/icons/users';
import * as x from 'lucide-react/icons/x';
import { createElement, type ReactElement } from 'react';

/**
 * Lucide's icons as the public pages draw them: `.icon` in styles/pieces.css says once what Lucide writes into each of
 * them (lines instead of areas, their width), and their names are left out. A screen reader never hears of them: they
 * only repeat the words beside them.
 */
export type Icon = (props: { className?: string }) => ReactElement;

/** The types of Lucide's files leave out the shapes that they export. */
function drawingOf(file: object): Icon {
  const { node } = (file as { __iconData: LucideIconData }).__iconData;
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ className }) => (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      className={className ? `icon ${className}` : 'icon'}
      aria-hidden="true"
    >
      {shapes}
    </svg>
  );
}

export const Accessibility = drawingOf(accessibility);
export const ArrowLeft = drawingOf(arrowLeft);
export const ArrowRight = drawingOf(arrowRight);
export const Baby = drawingOf(baby);
export const BookA = drawingOf(bookA);
export const BookOpen = drawingOf(bookOpen);
export const Briefcase = drawingOf(briefcase);
export const Building = drawingOf(building);
export const Bus = drawingOf(bus);
export const CalendarPlus = drawingOf(calendarPlus);
export const Check = drawingOf(check);
export const ChevronDown = drawingOf(chevronDown);
export const ChevronLeft = drawingOf(chevronLeft);
export const ChevronRight = drawingOf(chevronRight);
export const CircleAlert = drawingOf(circleAlert);
export const CircleCheck = drawingOf(circleCheck);
export const CircleParking = drawingOf(circleParking);
export const Clock = drawingOf(clock);
export const Coins = drawingOf(coins);
export const Download = drawingOf(download);
export const Expand = drawingOf(expand);
export const ExternalLink = drawingOf(externalLink);
export const Eye = drawingOf(eye);
export const FileText = drawingOf(fileText);
export const Gift = drawingOf(gift);
export const House = drawingOf(house);
export const Info = drawingOf(info);
export const Landmark = drawingOf(landmark);
export const Laptop = drawingOf(laptop);
export const LifeBuoy = drawingOf(lifeBuoy);
export const Mail = drawingOf(mail);
export const MapPin = drawingOf(mapPin);
export const Menu = drawingOf(menu);
export const MessageCircleQuestion = drawingOf(messageCircleQuestion);
export const Mountain = drawingOf(mountain);
export const Phone = drawingOf(phone);
export const Repeat = drawingOf(repeat);
export const Rss = drawingOf(rss);
export const Search = drawingOf(search);
export const Send = drawingOf(send);
export const Stamp = drawingOf(stamp);
export const Star = drawingOf(star);
export const TriangleAlert = drawingOf(triangleAlert);
export const Umbrella = drawingOf(umbrella);
export const User = drawingOf(user);
export const Users = drawingOf(users);
export const X = drawingOf(x);
